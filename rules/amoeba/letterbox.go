package amoeba

import "pbem/rules"

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
