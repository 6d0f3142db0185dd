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
// hangs on whether the atom is orthogonal, diagonal or oblique, and is a table (atom.go). The letters m, c and i are conditions
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

import "math/bits"

// Bits is a set of squares. Its zero value is the empty set.
type Bits struct{ A, B, C uint64 } // ranks 1–4, 5–8, 9–12

// Of returns the set of one square.
func Of(sq uint8) Bits { return Bits{}.With(sq) }

// With returns the set with the square added.
func (b Bits) With(sq uint8) Bits {
	bit := uint64(1) << (sq & 63)
	switch sq >> 6 {
	case 0:
		b.A |= bit
	case 1:
		b.B |= bit
	default:
		b.C |= bit
	}
	return b
}

// Without returns the set without the square.
func (b Bits) Without(sq uint8) Bits {
	bit := uint64(1) << (sq & 63)
	switch sq >> 6 {
	case 0:
		b.A &^= bit
	case 1:
		b.B &^= bit
	default:
		b.C &^= bit
	}
	return b
}

// Has reports whether the square is in the set.
func (b Bits) Has(sq uint8) bool {
	word := b.C
	switch sq >> 6 {
	case 0:
		word = b.A
	case 1:
		word = b.B
	}
	return word>>(sq&63)&1 != 0
}

// Or returns the squares of either set.
func (b Bits) Or(c Bits) Bits { return Bits{b.A | c.A, b.B | c.B, b.C | c.C} }

// And returns the squares of both sets.
func (b Bits) And(c Bits) Bits { return Bits{b.A & c.A, b.B & c.B, b.C & c.C} }

// AndNot returns the squares of b that are not in c.
func (b Bits) AndNot(c Bits) Bits { return Bits{b.A &^ c.A, b.B &^ c.B, b.C &^ c.C} }

// Empty reports whether no square is in the set.
func (b Bits) Empty() bool { return b.A|b.B|b.C == 0 }

// Count returns how many squares are in the set.
func (b Bits) Count() int {
	return bits.OnesCount64(b.A) + bits.OnesCount64(b.B) + bits.OnesCount64(b.C)
}

// Pop returns the first square of a set that is not empty, in the order a1, b1, … a2, …, and the set without it:
//
//	for set := b; !set.Empty(); {
//		sq, set = set.Pop()
//	}
func (b Bits) Pop() (uint8, Bits) {
	switch {
	case b.A != 0:
		return uint8(bits.TrailingZeros64(b.A)), Bits{b.A & (b.A - 1), b.B, b.C}
	case b.B != 0:
		return uint8(64 + bits.TrailingZeros64(b.B)), Bits{0, b.B & (b.B - 1), b.C}
	default:
		return uint8(128 + bits.TrailingZeros64(b.C)), Bits{0, 0, b.C & (b.C - 1)}
	}
}

// All yields the squares in the order a1, b1, … a2, ….
func (b Bits) All() func(yield func(uint8) bool) {
	return func(yield func(uint8) bool) {
		for !b.Empty() {
			var sq uint8
			if sq, b = b.Pop(); !yield(sq) {
				return
			}
		}
	}
}
