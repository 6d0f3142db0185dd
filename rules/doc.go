// Package rules is the contract that every game system keeps, and its vocabulary: sides, squares, turns, positions,
// outcomes and violations.
//
// The idea: a person's words become a [Draft] (a turn with holes), a [Position] judges the draft, and the answer is
// either a [Verdict] (the whole turn in canonical form and the position after it) or a [Violation] (what is wrong, under
// which ruling, and the way on). One [Turn] type serves all games; the engine gives it meaning. Positions are immutable
// values: nothing here does input or output, reads a clock or keeps state.
//
// A ruling is cited as in docs/rules, for example CH-3.
package rules
