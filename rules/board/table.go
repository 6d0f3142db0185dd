package board

// Table is a way of moving on one board, ready for use: for each square, where it leads.
type Table struct{ from [Squares]pattern }

// pattern is what one square leads to: the squares reached at once, and a tree of squares touched on the way. The tree is
// written depth first in one list, so that a square that is taken skips all that lies beyond it.
type pattern struct {
	direct   Bits
	branches []branch
}

type branch struct {
	to   Bits   // reached after touching via
	via  uint8  // must be empty
	skip uint16 // how many branches, this one included, go through via
}

// Targets returns the squares where a unit on from may land, friend or foe standing there or not. In cell, 0 is an empty
// square.
func (t *Table) Targets(from uint8, cell *[Squares]byte) Bits {
	p := &t.from[from]
	a, b, c := p.direct.A, p.direct.B, p.direct.C
	for i := 0; i < len(p.branches); {
		br := &p.branches[i]
		if cell[br.via] != 0 {
			i += int(br.skip)
			continue
		}
		a, b, c = a|br.to.A, b|br.to.B, c|br.to.C
		i++
	}
	return Bits{a, b, c}
}

// Leads reports whether the path from – via… – to is one of the move's ways, whatever stands on it.
func (t *Table) Leads(from uint8, via []uint8, to uint8) bool {
	p := &t.from[from]
	if len(via) == 0 {
		return p.direct.Has(to)
	}
	lo, hi := 0, len(p.branches)
	for lo < hi {
		br := &p.branches[lo]
		switch {
		case br.via != via[0]:
			lo += int(br.skip)
		case len(via) == 1:
			return br.to.Has(to)
		default:
			via = via[1:]
			lo, hi = lo+1, lo+int(br.skip)
		}
	}
	return false
}

// Stops returns the taken squares that stand in the ways from one square to another.
func (t *Table) Stops(from, to uint8, cell *[Squares]byte) Bits {
	p := &t.from[from]
	return p.stops(0, len(p.branches), to, cell, Bits{})
}

func (p *pattern) stops(lo, hi int, to uint8, cell *[Squares]byte, before Bits) Bits {
	var found Bits
	for i := lo; i < hi; i += int(p.branches[i].skip) {
		br, way := &p.branches[i], before
		if cell[br.via] != 0 {
			way = way.With(br.via)
		}
		if br.to.Has(to) {
			found = found.Or(way)
		}
		found = found.Or(p.stops(i+1, i+int(br.skip), to, cell, way))
	}
	return found
}
