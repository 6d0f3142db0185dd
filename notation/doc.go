// Package notation reads turns as people type them.
//
// The idea: what the program writes has one spelling (see rules.Turn.String); what it reads has many. [Read] first tries
// the canonical spelling, which is what programs and records hold. Anything else is folded to plain letters ([Fold]), cut
// into words and squares, and put together again as a rules.Draft: a turn with holes, which a position fills or refuses.
// A set-up ("setup: Ka1 Qb1 …") is read as a list or as a drawing of the writer's ranks; what can be read as a turn is one,
// unless it is called a set-up. Nothing here knows a rule of any game, only its words (rules.Vocabulary).
//
// Every refusal is a *rules.Violation with the code cannot-read: it quotes the words at fault and says what was expected.
package notation
