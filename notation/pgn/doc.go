// Package pgn reads games in Portable Game Notation, as this program and others write it, and makes records of them.
//
// The idea: PGN is a stream of words; where a turn begins is told by numbers, but not always. [Read] finds the turns, and writes
// them as lines of a record, without hashes, for a PGN file has none: whether they are turns of the game is seen when the record is
// replayed. What this program has written says so in the tag Format, and becomes a record again; a game of others becomes
// one as if it had been typed by hand. What is said about the turns, comments, marks ($1) and variations, is told as
// [Remarks] for whoever keeps it; what was typed by hand has the comments, too.
package pgn
