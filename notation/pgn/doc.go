// Package pgn reads games in Portable Game Notation, as this program and others write it, and makes records of them.
//
// The idea: PGN is a stream of words; where a turn begins is told by numbers, but not always. [Read] finds the turns, and writes
// them as lines of a record of version 1, without hashes and without a signature, for a PGN file has neither: whether they are
// turns of the game is seen when the record is replayed. What others say about the turns, comments, marks ($1) and variations,
// is kept twice: as comments of the record, and as [Remarks] for whoever keeps them elsewhere.
package pgn
