package board

import "pbem/rules"

const (
	// Stride is how far apart two squares of one file are that are neighbours, on a board of at most 12 ranks: there a rank is
	// always 16 bits, which makes connection fast. On a higher board it is the number of files.
	Stride = 16
	// MaxFiles and MaxRanks bound a board, as Squares does: see Fits.
	MaxFiles = 16
	MaxRanks = 16
	// Squares is the number of square numbers. A square's number is its file plus the stride times its rank less one: a1 is 0.
	Squares = 192

	usualRanks = Squares / Stride
)

// Size is how far a board reaches, and what is missing of it.
type Size struct {
	Files, Ranks int
	Holes        Bits
}

// Fits reports whether there can be such a board: of 1 to 16 files and 1 to 16 ranks, and at most 192 squares, holes counted.
func (z *Size) Fits() bool {
	return z.Files >= 1 && z.Ranks >= 1 && z.Files <= MaxFiles && z.Ranks <= MaxRanks && z.Files*z.Ranks <= Squares
}

// Tall reports whether the board has more than 12 ranks: then only Around and Connected of its size tell what is adjacent on it, not
// Spread and the function Connected.
func (z *Size) Tall() bool { return z.Ranks > usualRanks }

func (z *Size) stride() int {
	if z.Tall() {
		return z.Files
	}
	return Stride
}

// Number returns the number of the square of a file and a rank, both counted from 0, whether the board has it or not.
func (z *Size) Number(file, rank int) uint8 { return uint8(rank*z.stride() + file) }

// Index returns the number of a square, and whether the board has it.
func (z *Size) Index(s rules.Square) (uint8, bool) { return z.index(int(s.File), int(s.Rank)-1) }

func (z *Size) index(file, rank int) (uint8, bool) {
	if file < 0 || rank < 0 || file >= z.Files || rank >= z.Ranks {
		return 0, false
	}
	sq := z.Number(file, rank)
	return sq, !z.Holes.Has(sq)
}

// Hole reports whether a place within the board is one where it has no square.
func (z *Size) Hole(s rules.Square) bool {
	file, rank := int(s.File), int(s.Rank)-1
	within := file >= 0 && rank >= 0 && file < z.Files && rank < z.Ranks
	return within && z.Holes.Has(z.Number(file, rank))
}

// At returns the square with the number.
func (z *Size) At(sq uint8) rules.Square {
	if z.Tall() {
		n := uint8(z.Files)
		return rules.Square{File: int16(sq % n), Rank: int16(sq/n) + 1}
	}
	return rules.Square{File: int16(sq % Stride), Rank: int16(sq/Stride) + 1}
}

// place returns the file and the rank of a square's number, both counted from 0.
func (z *Size) place(sq uint8) (file, rank int) {
	s := z.At(sq)
	return int(s.File), int(s.Rank) - 1
}

// step returns the square that lies dx files and dy ranks from sq, and whether the board has it.
func (z *Size) step(sq uint8, dx, dy int) (uint8, bool) {
	file, rank := z.place(sq)
	return z.index(file+dx, rank+dy)
}

// Around returns the set and all squares adjacent to it, whether the board has them or not.
func (z *Size) Around(b Bits) Bits {
	if z.Tall() {
		return z.spread(b)
	}
	return b.Spread()
}

// Connected is the function of that name, on this board.
func (z *Size) Connected(seeds, through Bits) Bits {
	if z.Tall() {
		return z.connected(seeds, through)
	}
	return Connected(seeds, through)
}

// Boards of more than 12 ranks have ranks of as many bits as they have files, so that 192 squares are enough for them. Connection
// goes step by step there.

// edge returns the squares of a file, counted from 0.
func (z *Size) edge(file int) Bits {
	var set Bits
	for rank := range z.Ranks {
		set = set.With(z.Number(file, rank))
	}
	return set
}

func (z *Size) spread(b Bits) Bits {
	n := uint(z.Files)
	row := b.Or(b.AndNot(z.edge(z.Files - 1)).up(1)).Or(b.AndNot(z.edge(0)).down(1))
	return row.Or(row.up(n)).Or(row.down(n))
}

// connected is a flood fill by single steps.
func (z *Size) connected(seeds, through Bits) Bits {
	right, left, n := through.AndNot(z.edge(0)), through.AndNot(z.edge(z.Files-1)), uint(z.Files)
	reached, grown := Bits{}, seeds
	for grown != reached {
		reached = grown
		// the row of every square reached, whatever stands there, and then the rows above and below: a square is left only for its
		// neighbours, for each shift is kept within the files that it may arrive on
		up, down := reached.up(n), reached.down(n)
		all := up.Or(down).Or(reached)
		grown = reached.Or(all.And(through)).Or(all.up(1).And(right)).Or(all.down(1).And(left))
	}
	return reached
}

// up returns the set with every number greater by n, which is less than 64.
func (b Bits) up(n uint) Bits {
	return Bits{b.A << n, b.B<<n | b.A>>(64-n), b.C<<n | b.B>>(64-n)}
}

// down returns the set with every number less by n.
func (b Bits) down(n uint) Bits {
	return Bits{b.A>>n | b.B<<(64-n), b.B>>n | b.C<<(64-n), b.C >> n}
}
