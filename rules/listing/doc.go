// Package listing lists and counts what can be played in a position, and what follows from each first turn.
//
// The idea: in most games that is the legal turns. An AMP turn is made of activations, and there are too many turns to list;
// so its first activations stand for them. Lines come sorted bytewise. They are held and sorted, unless there are so many that
// the game yields them in order (see rules.Position).
package listing
