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
	for rank := p.game.shape.ranks - 1; rank >= 0; rank-- {
		dst = p.appendRank(dst, rank)
		if rank > 0 {
			dst = append(dst, '/')
		}
	}
	return string(append(dst, ' ', p.toMove.Letter()))
}

func (p *Position) appendRank(dst []byte, rank int) []byte {
	run := 0
	for _, sq := range p.game.shape.numbers[rank*MostSide:][:p.game.shape.files] {
		if p.cell[sq] == empty {
			run++
			continue
		}
		dst, run = line.AppendEmpty(dst, run), 0
		if sq == off {
			dst = append(dst, hole)
			continue
		}
		side, k := p.at(sq)
		dst = append(dst, line.Letter(side, k.letter()))
	}
	return line.AppendEmpty(dst, run)
}

// ToMove returns the side to move.
func (p *Position) ToMove() rules.Side { return p.toMove }

// Extent returns the corners of the board: of the first preset, a1 and f6.
func (p *Position) Extent() (low, high rules.Square) { return p.game.shape.extent() }

// Exists reports whether the square is on the board.
func (p *Position) Exists(s rules.Square) bool {
	sq, ok := p.game.shape.index(s)
	return ok && sq != off
}

// Placements yields every unit on the board, rank by rank from a1.
func (p *Position) Placements() iter.Seq[rules.Placement] {
	return func(yield func(rules.Placement) bool) {
		for sq := range uint8(p.game.shape.size) {
			if p.has(sq) && !yield(p.placement(sq)) {
				return
			}
		}
	}
}

func (p *Position) placement(sq uint8) rules.Placement {
	side, k := p.at(sq)
	return rules.Placement{At: p.game.shape.squares[sq], Unit: k.letter(), Side: side}
}
