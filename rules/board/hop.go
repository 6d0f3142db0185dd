package board

import "slices"

// hop is a line in which the unit goes over exactly one other: the squares that must be empty before the line begins, and the
// squares of the line, one after another. Which of them is the hurdle is seen when somebody asks.
type hop struct {
	before, line []stop
	behind       bool // it lands right behind the hurdle (g), not anywhere beyond it (p)
}

// hop walks along a line on the empty board.
func (g *grower) hop(sq uint8, l *leg, s step) hop {
	h := hop{behind: l.Hop == 'g'}
	for range l.Most {
		under, next, ok := g.leap(sq, l, s)
		if !ok {
			break
		}
		for _, u := range under {
			h.line = append(h.line, stop{u, true})
		}
		h.line = append(h.line, stop{at: next})
		sq = next
	}
	return h
}

// addHop keeps a line that has room for a hurdle and a square behind it.
func (g *grower) addHop(n int32, h hop) {
	landings := 0
	for _, s := range h.line {
		if !s.under {
			landings++
		}
	}
	if landings > 1 {
		g.hops = append(g.hops, hopAt{n, h})
	}
}

// lines lists the lines of the tree, each with what must be empty before it.
func (g *grower) lines() []hop {
	list := make([]hop, 0, len(g.hops))
	for _, h := range g.hops {
		for n := h.node; n != 0; n = g.nodes[n].before {
			h.hop.before = append(h.hop.before, g.nodes[n].via)
		}
		slices.Reverse(h.hop.before)
		list = append(list, h.hop)
	}
	return list
}

// targets returns where the line leads now.
func (h *hop) targets(cell *[Squares]byte) Bits {
	var set Bits
	for _, s := range h.before {
		if cell[s.at] != 0 {
			return set
		}
	}
	hopped := false
	for _, s := range h.line {
		taken := cell[s.at] != 0
		switch {
		case s.under:
			if taken {
				return set
			}
		case !hopped:
			hopped = taken
		default:
			set = set.With(s.at)
			if taken || h.behind {
				return set
			}
		}
	}
	return set
}

// hurdles returns the units that stand in the line before a square of it, and whether the line goes there at all, with everything
// before it empty.
func (h *hop) hurdles(to uint8, cell *[Squares]byte) (Bits, bool) {
	var set Bits
	for _, s := range h.before {
		if cell[s.at] != 0 {
			return set, false
		}
	}
	for _, s := range h.line {
		if s.at == to && !s.under {
			return set, true
		}
		if cell[s.at] != 0 {
			set = set.With(s.at)
		}
	}
	return set, false
}

// leads reports whether the unit comes to the square by touching just these: all of the line but the hurdle.
func (h *hop) leads(via []uint8, to uint8, cell *[Squares]byte) bool {
	path := append(append([]stop(nil), h.before...), h.line...)
	hopped := false
	for i, s := range path {
		switch {
		case s.under:
		case s.at == to && i >= len(h.before):
			return len(via) == 0 && hopped
		case i >= len(h.before) && !hopped && cell[s.at] != 0:
			hopped = true
		case len(via) == 0 || via[0] != s.at:
			return false
		default:
			via = via[1:]
		}
	}
	return false
}
