package board

import "pbem/rules"

const (
	// Stride is how far apart two squares of one file are that are neighbours. It is the same on every board, so that a
	// rank is always 16 bits.
	Stride = 16
	// MaxFiles and MaxRanks bound a board.
	MaxFiles = Stride
	MaxRanks = 12
	// Squares is the number of square numbers. A square's number is its file plus 16 times its rank less one: a1 is 0.
	Squares = MaxFiles * MaxRanks
)

// Size is how far a board reaches, and what is missing of it.
type Size struct {
	Files, Ranks int
	Holes        Bits
}

// Index returns the number of a square, and whether the board has it.
func (z Size) Index(s rules.Square) (uint8, bool) {
	file, rank := int(s.File), int(s.Rank)-1
	if file < 0 || rank < 0 || file >= z.Files || rank >= z.Ranks {
		return 0, false
	}
	sq := uint8(rank*Stride + file)
	return sq, !z.Holes.Has(sq)
}

// At returns the square with the number.
func At(sq uint8) rules.Square {
	return rules.Square{File: int16(sq % Stride), Rank: int16(sq/Stride) + 1}
}

// step returns the square that lies dx files and dy ranks from sq, and whether the board has it.
func (z Size) step(sq uint8, dx, dy int) (uint8, bool) {
	file, rank := int(sq%Stride)+dx, int(sq/Stride)+dy
	if file < 0 || rank < 0 || file >= z.Files || rank >= z.Ranks {
		return 0, false
	}
	to := uint8(rank*Stride + file)
	return to, !z.Holes.Has(to)
}
