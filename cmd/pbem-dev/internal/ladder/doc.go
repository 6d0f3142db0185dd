// Package ladder lets robots play each other, and says how much stronger one is.
//
// The idea: a match is a pair of players and a seed, from which every game of it follows; each plays White in half of them. A draw that
// may be claimed, by repetition or quiet turns, is claimed. A game that is still open at the limit counts as drawn, and is told apart.
package ladder
