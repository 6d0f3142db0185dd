package amoeba

import (
	"iter"

	"pbem/rules"
	"pbem/rules/line"
)

// Position is a board with the side to move and the slide made in the turn just before. It is an immutable value and keeps
// rules.Position, rules.Counter, rules.Explainer, rules.Holed and rules.Checked.
type Position struct {
	game      *Game
	cells     []byte // a letterbox, never written again
	stride    loc
	corner    rules.Square // the location of cells[0]
	low, high rules.Square // of the grid; without edges, of the smallest rectangle that holds every square
	toMove    rules.Side
	// slid and its last square to are the slide made in the turn just before; the same square twice for none.
	slidFrom, slidTo rules.Square
}

// open lays the position out as a board.
func (p *Position) open() *board {
	b := &board{compass: newCompass(p.stride), game: p.game, corner: p.corner, moves: make([]move, 0, roomForMoves)}
	b.cells = append(make([]byte, 0, len(p.cells)), p.cells...)
	b.slot = make([]uint8, len(p.cells))
	b.enrol()
	return b
}

// before returns the slide of the turn just before, on the board opened on this position.
func (p *Position) before(b *board) slide {
	from, _ := b.at(p.slidFrom)
	to, _ := b.at(p.slidTo)
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
	b := board{compass: compass{stride: p.stride}, cells: p.cells, corner: p.corner}
	at, ok := b.at(s)
	if !ok {
		return outside
	}
	return p.cells[at]
}

// ToMove returns the side to move.
func (p *Position) ToMove() rules.Side { return p.toMove }

// Extent returns the corners of the grid; without edges, those of the smallest rectangle that holds every square.
func (p *Position) Extent() (low, high rules.Square) { return p.low, p.high }

// Exists reports whether there is a square at the location.
func (p *Position) Exists(s rules.Square) bool { return p.cell(s) >= free }

// Placements yields every unit on the board, rank by rank from the lowest.
func (p *Position) Placements() iter.Seq[rules.Placement] {
	return func(yield func(rules.Placement) bool) {
		b := board{compass: compass{stride: p.stride}, cells: p.cells, corner: p.corner}
		for at, c := range p.cells {
			if c >= white && !yield(b.placement(loc(at), c)) {
				return
			}
		}
	}
}

func (b *board) placement(at loc, unit byte) rules.Placement {
	return rules.Placement{At: b.square(at), Unit: letterOf(kindOf(unit)), Side: sideOf(unit)}
}

// Outcome says whether a side lacks its king (G-6).
func (p *Position) Outcome() rules.Outcome {
	var kings [2]bool
	for _, c := range p.cells {
		if c >= white && kindOf(c) == king {
			kings[sideOf(c)] = true
		}
	}
	switch {
	case kings[rules.White] && kings[rules.Black]:
		return rules.Outcome{}
	case kings[rules.White]:
		return rules.Outcome{Result: rules.WhiteWins, Reason: "Black's king captured"}
	case kings[rules.Black]:
		return rules.Outcome{Result: rules.BlackWins, Reason: "White's king captured"}
	}
	return rules.Outcome{Result: rules.Drawn, Reason: "neither side has a king"}
}
