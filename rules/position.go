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

import (
	"iter"

	"pbem/rules/phrase"
)

// Position is a board with the side to move, and whatever else the next turn depends on. It is an immutable value: two
// positions are the same if their lines are.
type Position interface {
	// String returns the position line, as Game.Parse reads it.
	String() string
	ToMove() Side
	// Extent returns the lower left and the upper right corner of the board.
	Extent() (low, high Square)
	// Exists reports whether there is a square at the location: false beyond the extent, and for the holes of a board (Amoeba).
	Exists(Square) bool
	// Placements yields every unit on the board, rank by rank from a1.
	Placements() iter.Seq[Placement]
	// Turns yields the legal turns in canonical form, each once, and nothing when the game is over or waits for a set-up.
	// The sequence is lazy. Where the turns can be too many to sort (Lifeform) it is in bytewise order of their writing;
	// see also Partial and Counter.
	Turns() iter.Seq[Turn]
	// Judge fills the holes of the draft, checks it whole (G-2) and plays it. The error is a *Violation.
	Judge(Draft) (Verdict, error)
	// Outcome says whether the position itself ends the game (G-6).
	Outcome() Outcome
	// Standing says what else holds for the side to move, in games that know more of it.
	Standing() Standing
	// Explain says what the unit on the square may do now; its error is a *Violation (no unit there, not your unit, …).
	// It takes little time whatever the position is: where whole turns are many, it lists their first actions.
	Explain(Square) (UnitReport, error)
}

// Game is one set of rules: a preset with its options, on its engine.
type Game interface {
	Start() Position
	// Parse reads a position line. Its error is a sentence that names the place in the line.
	Parse(line string) (Position, error)
	Vocabulary() *Vocabulary
}

// Verdict is an accepted turn.
type Verdict struct {
	Turn     Turn            // canonical, no holes
	Next     Position        // the position after it
	Outcome  Outcome         // whether it ended the game
	Captured []Placement     // units taken, in order, as they stood
	Removed  []Placement     // units that left the board without being taken (Lifeform's body rules), as they stood
	Reset    bool            // the count of quiet turns begins anew (G-4): see Vocabulary.Quiet
	Notes    []phrase.Phrase // sentences for the player: how a loose writing was understood
}

// Placement is a unit on its square.
type Placement struct {
	At      Square
	Unit    byte // its letter, upper case
	Side    Side
	Neutral bool   // belongs to nobody (FU-5); Side then means nothing
	Held    bool   // lies under the unit on the same square, which comes just before it (Lifeform's captives)
	Group   string // its AMP's name; "" in games without AMPs
	Code    byte   // its AMP's letter: 'y'; 0 in games without AMPs
}

// Standing is what a position means for its players in some games only. The zero value has nothing to add.
type Standing struct {
	Check   bool           // the side to move stands in check
	Leaders []LeaderReport // where units act through leaders: those of the side to move that can act; none when the game is over
	// Draw is what a draw, agreed or claimed, is worth, where it is given to the side that stands better (CO-8): a win, or
	// Drawn. Elsewhere, where a draw is simply a draw, it is the zero value.
	Draw   Outcome
	Counts Counts // points and turns, where they decide
}

// LeaderReport is one leader, or the leaders of one AMP, and whom they reach.
type LeaderReport struct {
	Lead    Lead
	Leader  Placement
	Others  []Placement // where an AMP leads: its further leaders, by whom it acts as well
	Quota   int
	Reaches []Placement // the connected units it may activate, itself included
	Cut     []Placement // units it could activate if they were connected
}

// All lists the leaders that the report is about.
func (r LeaderReport) All() []Placement { return append([]Placement{r.Leader}, r.Others...) }

// UnitReport says what one unit may do as the first action of a turn.
type UnitReport struct {
	Unit      Placement
	Connected bool          // it may act; in games with leaders: one of them reaches it
	Through   []Placement   // the chain from the leader to the unit, both included; empty when not connected, and without leaders
	Moves     []Turn        // its legal first actions, as turns of one action
	Needing   int           // how many more are legal only with what must follow them, such as a slide (AM-5); the Remark names them
	Remark    phrase.Phrase // sentences where there is more to say: what may follow, what a move needs; may be empty
}

// Side is one of the two players' colours. White moves first in every game.
type Side uint8

const (
	White Side = iota
	Black
)

// Other returns the opponent's side.
func (s Side) Other() Side { return s ^ 1 }

// Phrase names the side.
func (s Side) Phrase() phrase.Phrase {
	if s == White {
		return phrase.New("side-white")
	}
	return phrase.New("side-black")
}

// String returns "White" or "Black", for programmers and for formats.
func (s Side) String() string {
	if s == White {
		return "White"
	}
	return "Black"
}

// Letter returns the side's letter in a position line: 'w' or 'b'.
func (s Side) Letter() byte {
	if s == White {
		return 'w'
	}
	return 'b'
}
