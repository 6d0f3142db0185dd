// Package board is the geometry that games share: squares as small numbers, sets of squares as bits, connection, and moves
// written in a Betza-like way.
//
// The idea: a board of at most 16 files by 12 ranks is 192 bits, four ranks to a machine word. A set of squares ([Bits])
// is three words, kept as three fields and not as an array, because the compiler keeps fields in registers. A way of
// moving is a short text ([ParseMove]) compiled once for a board ([Move.Compile]) into a table of bits, so that
// generating moves looks things up and reckons nothing.
package board
