package board

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
