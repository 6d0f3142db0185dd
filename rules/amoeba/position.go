package amoeba

import (
	"iter"
	"slices"

	"pbem/rules"
	"pbem/rules/line"
)

// Position is a layout with the side to move and the slide made in the turn just before. It is an immutable value and keeps
// rules.Position and rules.Counter.
type Position struct {
	layout                 // never changed again, its rosters in the order of their locations
	low, high rules.Square // of the grid; without edges, of the smallest rectangle that holds every square
	toMove    rules.Side
	// slid and its last square to are the slide made in the turn just before; the same square twice for none.
	slidFrom, slidTo rules.Square
}

// open copies the position's layout to a board. Cells and slots share one piece of memory, and so do both rosters, because
// what judging a turn costs is mostly such pieces.
func (p *Position) open() board {
	b := board{layout: p.layout}
	n, whites := len(p.cells), len(p.units[rules.White].at)
	room := make([]byte, 2*n)
	b.cells, b.slot = room[:n:n], room[n:]
	copy(b.cells, p.cells)
	units := slices.Concat(p.units[rules.White].at, p.units[rules.Black].at)
	b.units[rules.White].at, b.units[rules.Black].at = units[:whites:whites], units[whites:]
	for side := range b.units {
		for s, at := range b.units[side].at {
			b.slot[at] = uint8(s)
		}
	}
	return b
}

// before returns the slide of the turn just before.
func (p *Position) before() slide {
	from, _ := p.at(p.slidFrom)
	to, _ := p.at(p.slidTo)
	if from == to {
		return slide{}
	}
	return slide{from, to}
}

// String returns the position line: ranks from the top, files from the left, the side to move, the slide just before and,
// on a board without edges, the lower left location.
func (p *Position) String() string { return string(p.append(make([]byte, 0, 80))) }

func (p *Position) append(dst []byte) []byte {
	for rank := p.high.Rank; rank >= p.low.Rank; rank-- {
		dst = p.appendRank(dst, rank)
		if rank > p.low.Rank {
			dst = append(dst, '/')
		}
	}
	dst = append(dst, ' ', p.toMove.Letter(), ' ')
	if p.slidFrom == p.slidTo {
		dst = append(dst, '-')
	} else {
		dst = p.slidTo.Append(p.slidFrom.Append(dst))
	}
	if p.game.spec.Unbounded {
		dst = p.low.Append(append(dst, ' '))
	}
	return dst
}

func (p *Position) appendRank(dst []byte, rank int16) []byte {
	empty := 0
	for file := p.low.File; file <= p.high.File; file++ {
		c := p.cell(rules.Square{File: file, Rank: rank})
		if c == free {
			empty++
			continue
		}
		dst = append(line.AppendEmpty(dst, empty), letterIn(c))
		empty = 0
	}
	return line.AppendEmpty(dst, empty)
}

// letterIn returns how a position line writes a vacant location or a unit.
func letterIn(c byte) byte {
	if c < free {
		return '*'
	}
	return line.Letter(sideOf(c), letterOf(kindOf(c)))
}

// cell returns what a location holds; outside, if it lies beyond the letterbox.
func (p *Position) cell(s rules.Square) byte {
	at, ok := p.at(s)
	if !ok {
		return outside
	}
	return p.cells[at]
}

// ToMove returns the side to move.
func (p *Position) ToMove() rules.Side { return p.toMove }

// Extent returns the corners of the grid; without edges, those of the smallest rectangle that holds every square.
func (p *Position) Extent() (low, high rules.Square) { return p.low, p.high }

// Exists reports whether there is a square at the location: the grid has holes.
func (p *Position) Exists(s rules.Square) bool { return p.cell(s) >= free }

// Placements yields every unit on the board, rank by rank from the lowest.
func (p *Position) Placements() iter.Seq[rules.Placement] {
	return func(yield func(rules.Placement) bool) {
		for at, c := range p.cells {
			if c >= white && !yield(p.placement(loc(at), c)) {
				return
			}
		}
	}
}

func (l *layout) placement(at loc, unit byte) rules.Placement {
	return rules.Placement{At: l.square(at), Unit: letterOf(kindOf(unit)), Side: sideOf(unit)}
}

// Outcome says whether a side lacks its king (G-6).
func (p *Position) Outcome() rules.Outcome {
	switch {
	case !p.over():
		return rules.Outcome{}
	case p.units[rules.White].kings > 0:
		return rules.Outcome{Result: rules.WhiteWins, Cause: rules.KingCaptured, Lost: rules.Loss{Named: true}}
	case p.units[rules.Black].kings > 0:
		return rules.Outcome{Result: rules.BlackWins, Cause: rules.KingCaptured, Lost: rules.Loss{Named: true}}
	}
	return rules.Outcome{Result: rules.Drawn, Cause: rules.NoKings}
}

// Standing says whether the side to move stands in check: its king is attacked (AM-5).
func (p *Position) Standing() rules.Standing { return rules.Standing{Check: !p.safe(p.toMove)} }
