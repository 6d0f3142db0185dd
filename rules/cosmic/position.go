package cosmic

import (
	"iter"

	"pbem/rules"
	"pbem/rules/line"
)

// Position is a layout with the side to move. It is an immutable value and keeps rules.Position and rules.Counter.
type Position struct {
	layout
	game   *Game
	toMove rules.Side
}

// String returns the position line: ranks from the top, files from the left, White's units in capitals, the side to move.
func (p *Position) String() string {
	dst := make([]byte, 0, 64)
	for rank := size - 1; rank >= 0; rank-- {
		dst = p.appendRank(dst, rank)
		if rank > 0 {
			dst = append(dst, '/')
		}
	}
	return string(append(dst, ' ', p.toMove.Letter()))
}

func (p *Position) appendRank(dst []byte, rank int) []byte {
	empty := 0
	for sq := rank * north; sq < rank*north+size; sq++ {
		if !p.has(sq) {
			empty++
			continue
		}
		side, k := p.at(sq)
		dst = append(line.AppendEmpty(dst, empty), line.Letter(side, k.letter()))
		empty = 0
	}
	return line.AppendEmpty(dst, empty)
}

// ToMove returns the side to move.
func (p *Position) ToMove() rules.Side { return p.toMove }

// Extent returns the corners of the board, a1 and f6.
func (p *Position) Extent() (low, high rules.Square) {
	return rules.Square{File: 0, Rank: 1}, rules.Square{File: size - 1, Rank: size}
}

// Exists reports whether the square is on the board.
func (p *Position) Exists(s rules.Square) bool {
	_, ok := index(s)
	return ok && s != rules.Off()
}

// Placements yields every unit on the board, rank by rank from a1.
func (p *Position) Placements() iter.Seq[rules.Placement] {
	return func(yield func(rules.Placement) bool) {
		for set := p.side[0] | p.side[1]; set != 0; set &= set - 1 {
			if !yield(p.placement(first(set))) {
				return
			}
		}
	}
}

func (l *layout) placement(sq int) rules.Placement {
	side, k := l.at(sq)
	return rules.Placement{At: square(sq), Unit: k.letter(), Side: side}
}
