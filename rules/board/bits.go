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
