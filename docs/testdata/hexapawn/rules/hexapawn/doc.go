// Package hexapawn is the engine of Hexapawn, Martin Gardner's game of pawns on a board of 3 by 3 squares, or larger ones, of
// which some squares may be missing.
//
// The idea: a position is a string, one byte a location, and everything is asked of one list of moves. It is the smallest
// engine that keeps the whole contract of package rules; a larger game does the same things with a faster board.
package hexapawn
