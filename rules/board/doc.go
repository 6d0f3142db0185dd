// Package board is the geometry that games share: squares as small numbers, sets of squares as bits, connection, and moves
// written in Betza's notation.
//
// The idea: a board of at most 192 squares is 192 bits, sixteen squares in a line and four lines to a machine word. A set of
// squares ([Bits]) is three words, kept as three fields and not as an array, because the compiler keeps fields in registers. A
// way of moving is a short text ([ParseMove]) compiled once for a board and a side ([Move.Compile]) into a table of bits, so
// that generating moves looks things up and reckons nothing.
//
// # How a move is read
//
// A move is a list of ways; a unit may take any of them. Blanks stand between words, and a word may join several ways: WF is W
// or F. A way is a list of legs joined by "-", "~" and "^", which bind closer than joining: WF-R is W, or F and then R in its line.
// A leg is
//
//	modifiers  atom  double or number
//
// The atom is a leap (W, N, (1,4)) with all its turnings; a double or a number makes a rider of it, which leaps again and again in
// one line. The modifiers are of three kinds. Letters of direction choose among the turnings: which letters mean which of them
// hangs on whether the atom is orthogonal, diagonal or oblique, and is a table (toward.go). The letters m, c and i are conditions
// on the whole way. The letters n, p and g say what is asked of squares between: n that those under a leap are empty, p and g
// that just one unit is hopped over. So reading leaves, for each way, its conditions, and for each leg a list of steps, how often
// one may be repeated, how the leg is joined, and n, p or g. All steps are White's; Black's are the same, turned round.
//
// # What it is compiled to
//
// For every square the ways are walked on an empty board. A way without conditions and hops becomes a path in a tree of squares
// that must be empty, with the squares reached from each of them; ways that begin alike share their branches. A square under a
// lame leap is such a square, too, but not one that the unit touches. That tree is all that a move of leaps, slides and legs needs
// ([Table.Targets]). A way that asks more stands in a part of the table of its own, by what it asks ([Table.TargetsAsking]): the same
// tree, for m, c and i, and lists of squares in a line for what hops, where the hurdle is looked for when the move is asked for.
// So what a move does not use costs nothing, and a move that is the same for both sides is compiled once.
package board
