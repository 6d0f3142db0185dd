package amp

import (
	"iter"

	"pbem/rules"
	"pbem/rules/line"
)

// Position is an arrangement with the side to move. It is an immutable value and keeps rules.Position, rules.Partial
// and rules.Stepwise.
type Position struct {
	layout
	game   *Game
	toMove rules.Side
	turns  uint16 // played so far, in games with a limit
}

// String returns the position line: ranks from the top, files from the left, the side to move.
func (p *Position) String() string { return string(p.append(make([]byte, 0, 256))) }

func (p *Position) append(dst []byte) []byte {
	for rank := p.game.size.Ranks - 1; rank >= 0; rank-- {
		dst = p.appendRank(dst, rank)
		if rank > 0 {
			dst = append(dst, '/')
		}
	}
	dst = append(dst, ' ', p.toMove.Letter())
	if p.game.ends == nil {
		return dst
	}
	return p.appendCounts(dst)
}

func (p *Position) appendRank(dst []byte, rank int) []byte {
	empty, first := 0, int(p.game.size.Number(0, rank))
	for i, c := range p.cell[first : first+p.game.size.Files] {
		u := unit(c)
		if u != 0 {
			dst, empty = append(line.AppendEmpty(dst, empty), p.game.code(u), p.game.letter(u)), 0
			continue
		}
		if p.game.grid.holes && p.game.size.Holes.Has(uint8(first+i)) {
			dst, empty = append(line.AppendEmpty(dst, empty), hole), 0
			continue
		}
		empty++
	}
	return line.AppendEmpty(dst, empty)
}

// ToMove returns the side to move.
func (p *Position) ToMove() rules.Side { return p.toMove }

// Extent returns the corners of the board: a1 and the upper right one.
func (p *Position) Extent() (low, high rules.Square) {
	return rules.Square{File: 0, Rank: 1}, rules.Square{File: int16(p.game.size.Files - 1), Rank: int16(p.game.size.Ranks)}
}

// Exists reports whether the square is on the board.
func (p *Position) Exists(s rules.Square) bool {
	_, ok := p.game.grid.index(s)
	return ok
}

// Placements yields every unit on the board, rank by rank from a1.
func (p *Position) Placements() iter.Seq[rules.Placement] {
	return func(yield func(rules.Placement) bool) {
		for sq, u := range p.cell {
			if u != 0 && !yield(p.game.placement(uint8(sq), unit(u))) {
				return
			}
		}
	}
}

// Outcome says whether the game is over (G-6): by the fields of its preset, or by CH-10.
func (p *Position) Outcome() rules.Outcome {
	if p.game.ends != nil {
		return p.ended()
	}
	return p.royalsLost()
}

// royalsLost says whether a side lacks its royal leaders (CH-10).
func (p *Position) royalsLost() rules.Outcome {
	white, black := royalty{p.game}.lost(&p.layout, rules.White), royalty{p.game}.lost(&p.layout, rules.Black)
	switch {
	case white && black:
		return rules.Outcome{Result: rules.Drawn, Cause: rules.NoRoyals}
	case white:
		return rules.Outcome{Result: rules.BlackWins, Cause: rules.RoyalsCaptured, Lost: royalty{p.game}.loss(&p.layout, rules.White)}
	case black:
		return rules.Outcome{Result: rules.WhiteWins, Cause: rules.RoyalsCaptured, Lost: royalty{p.game}.loss(&p.layout, rules.Black)}
	}
	return rules.Outcome{}
}
