package amoeba

import (
	"slices"

	"pbem/rules"
)

// layout is a letterbox: where squares and units are.
type layout struct {
	*compass
	game    *Game
	cells   []byte
	units   [2]roster
	squares int          // how many there are
	corner  rules.Square // the location of cells[0]
}

// roster lists where a side's units stand.
type roster struct {
	at    []loc
	kings int
	king  loc // where a king stands, if there is one
}

// enrol counts the squares and writes every unit into its roster.
func (l *layout) enrol() {
	var units [2]int
	l.squares = 0
	for _, c := range l.cells {
		if c >= free {
			l.squares++
		}
		if c >= white {
			units[sideOf(c)]++
		}
	}
	for side, n := range units {
		l.units[side] = roster{at: make([]loc, 0, n)}
	}
	for at, c := range l.cells {
		if c >= white {
			l.enter(loc(at), c)
		}
	}
}

// enter writes a unit into its roster, which has room for it.
func (l *layout) enter(at loc, unit byte) {
	r := &l.units[sideOf(unit)]
	r.at = append(r.at, at)
	if kindOf(unit) == king {
		r.kings++
		r.king = at
	}
}

// lineUp puts the rosters in the order of their locations, as enrol does, so that a position that was played is the same as one
// that was read from its line.
func (l *layout) lineUp() {
	for side := range l.units {
		slices.Sort(l.units[side].at)
	}
}

// at returns the place of a location in the letterbox, and whether it lies in it; 0, in the margin, if it does not.
func (l *layout) at(s rules.Square) (loc, bool) {
	file, rank := loc(s.File)-loc(l.corner.File), loc(s.Rank)-loc(l.corner.Rank)
	at := rank*l.stride + file
	if file < 0 || file >= l.stride || rank < 0 || at >= loc(len(l.cells)) {
		return 0, false
	}
	return at, true
}

// square is the reverse of at.
func (l *layout) square(at loc) rules.Square {
	return rules.Square{File: l.corner.File + int16(at%l.stride), Rank: l.corner.Rank + int16(at/l.stride)}
}

const (
	// margin is the width of the letterbox's edge: a knight looks two locations beyond a square.
	margin = 2
	// growth is how much wider the edge is without edges of the board: two slides are tried one after the other before the
	// letterbox is cut anew, the mover's and the opponent's reply.
	growth = 2
)

// locate gives the position its letterbox and its rosters: rows of cells from the lowest rank, the first of which lies at
// the corner low.
func (p *Position) locate(rows [][]byte, low rules.Square) {
	edge := margin
	if p.game.spec.Unbounded {
		edge += growth
	}
	files := len(rows[0])
	p.low, p.high = low, rules.Square{File: low.File + int16(files-1), Rank: low.Rank + int16(len(rows)-1)}
	p.corner = rules.Square{File: low.File - int16(edge), Rank: low.Rank - int16(edge)}
	if stride := loc(files + 2*edge); p.compass == nil || p.stride != stride {
		p.compass = newCompass(stride)
	}
	p.cells = make([]byte, int(p.stride)*(len(rows)+2*edge))
	if p.game.spec.Unbounded {
		p.spread()
	}
	for i, row := range rows {
		copy(p.cells[(i+edge)*int(p.stride)+edge:], row)
	}
	p.enrol()
}

// spread makes vacant every location that a square may ever slide to.
func (p *Position) spread() {
	for at := range p.cells {
		file, rank := int(p.corner.File)+at%int(p.stride), int(p.corner.Rank)+at/int(p.stride)
		if within(file) && within(rank) {
			p.cells[at] = vacant
		}
	}
}

// within reports whether a file or a rank lies within a board without edges.
func within(n int) bool { return n >= -reach && n <= reach }

// close makes a position of the board after the turn, which must not be changed from then on. Without edges, the letterbox is
// cut anew around the squares.
func (t *try) close() *Position {
	p := &Position{layout: t.layout, toMove: t.side.Other(), low: t.position.low, high: t.position.high}
	if t.slide != (slide{}) {
		p.slidFrom, p.slidTo = t.square(t.slide.from), t.square(t.slide.to)
		if t.game.spec.Unbounded {
			p.fit()
		}
	}
	p.lineUp()
	return p
}

// fit cuts the letterbox anew around the squares there are.
func (p *Position) fit() {
	var low, high rules.Square
	first := true
	for at, c := range p.cells {
		if c < free {
			continue
		}
		s := p.square(loc(at))
		if first {
			low, high, first = s, s, false
		}
		low.File, high.File = min(low.File, s.File), max(high.File, s.File)
		high.Rank = s.Rank
	}
	rows := make([][]byte, 0, high.Rank-low.Rank+1)
	for rank := low.Rank; rank <= high.Rank; rank++ {
		at, _ := p.at(rules.Square{File: low.File, Rank: rank})
		rows = append(rows, p.cells[at:at+loc(high.File-low.File)+1])
	}
	p.locate(rows, low)
}

// loc is the number of a location in a letterbox: ranks from the lowest, files from the left. 0 lies in the margin, so it
// also stands for no location.
type loc = int32

// compass knows the directions of one letterbox, and who strikes along them.
type compass struct {
	stride loc
	steps  [8]loc // the four orthogonal ones first
	leaps  [8]loc
	around [8]loc // the steps in the order of their directions, an orthogonal one first
	// far are the kinds, a bit each, that slide along a step; near those of a side that strike backwards along it from the
	// next square: whoever stands a step away from a king.
	far  [8]uint8
	near [2][8]uint8
}

func newCompass(stride loc) *compass {
	c := &compass{
		stride: stride,
		steps:  [8]loc{1, -1, stride, -stride, stride + 1, stride - 1, -stride + 1, -stride - 1},
		leaps: [8]loc{2*stride + 1, 2*stride - 1, -2*stride + 1, -2*stride - 1,
			stride + 2, stride - 2, -stride + 2, -stride - 2},
		around: [8]loc{1, stride + 1, stride, stride - 1, -1, -stride - 1, -stride, -stride + 1},
	}
	for d := range c.steps {
		c.far[d] = 1<<rook | 1<<queen
		if d >= 4 {
			c.far[d] = 1<<bishop | 1<<queen
		}
		for side := range c.near {
			c.near[side][d] = c.far[d] | 1<<king
		}
	}
	// A white pawn strikes forward, so it attacks what lies above it: it is found by steps downwards.
	for d := range 2 {
		c.near[rules.White][6+d] |= 1 << pawn
		c.near[rules.Black][4+d] |= 1 << pawn
	}
	return c
}

// forward returns the step of the side's pawns.
func (c *compass) forward(side rules.Side) loc {
	if side == rules.White {
		return c.stride
	}
	return -c.stride
}
