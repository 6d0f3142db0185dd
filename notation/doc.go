// Package notation reads turns as people type them.
//
// The idea: what the program writes has one spelling (see rules.Turn.String); what it reads has many. [Read] first tries
// the canonical spelling, which is what programs and records hold. Anything else is folded to plain letters ([Fold]), cut
// into words and squares, and put together again as a rules.Draft: a turn with holes, which a position fills or refuses.
// Nothing here knows a rule of any game, only its words (rules.Vocabulary).
//
// Every refusal is a *rules.Violation with the code cannot-read: it quotes the words at fault and says what was expected.
package notation
