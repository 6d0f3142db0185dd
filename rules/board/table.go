package board

// Table is a way of moving on one board, ready for use: for each square, where it leads.
type Table struct {
	from   [Squares]pattern
	asking []asking
}

// pattern is what one square leads to: the squares reached at once, and a tree of squares that must be empty on the way. The
// tree is written depth first in one list, so that a square that is taken skips all that lies beyond it.
type pattern struct {
	direct   Bits
	branches []branch
}

type branch struct {
	to    Bits   // reached after via
	via   uint8  // must be empty
	under bool   // via is gone over by a lame leap, not touched
	skip  uint16 // how many branches, this one included, go through via
}

// Targets returns the squares where a unit on from may land by a way that asks nothing but empty squares, friend or foe standing there
// or not. In cell, 0 is an empty square. Ways that ask more are those of TargetsAsking.
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

// Paths says which of the ways that ask nothing but empty squares go from one square to another by touching just those of via: none, or
// the taken squares that stand in the one where the fewest do.
func (t *Table) Paths(from uint8, via []uint8, to uint8, cell *[Squares]byte) (stops Bits, ok bool) {
	return t.from[from].follow(via, to, cell)
}

func (p *pattern) follow(via []uint8, to uint8, cell *[Squares]byte) (stops Bits, ok bool) {
	return p.paths(0, len(p.branches), via, to, cell, p.direct.Has(to))
}

// paths looks through branches of the tree, behind a node that leads to the square or not.
func (p *pattern) paths(lo, hi int, via []uint8, to uint8, cell *[Squares]byte, here bool) (stops Bits, ok bool) {
	if len(via) == 0 && here {
		return Bits{}, true
	}
	for i := lo; i < hi; i += int(p.branches[i].skip) {
		br, rest := &p.branches[i], via
		if !br.under {
			if len(via) == 0 || via[0] != br.via {
				continue
			}
			rest = via[1:]
		}
		found, leads := p.paths(i+1, i+int(br.skip), rest, to, cell, br.to.Has(to))
		if !leads {
			continue
		}
		if cell[br.via] != 0 {
			found = found.With(br.via)
		}
		if !ok || found.Count() < stops.Count() {
			stops, ok = found, true
		}
	}
	return stops, ok
}

// Leads reports whether the path from – via… – to is one of the ways that ask nothing but empty squares, whatever stands on it.
func (t *Table) Leads(from uint8, via []uint8, to uint8) bool {
	_, ok := t.Paths(from, via, to, new([Squares]byte))
	return ok
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
