package amp

import (
	"pbem/rules"
	"pbem/rules/board"
)

// grid is the board's squares by number and their numbers by square, looked up more often than they could be reckoned.
type grid struct {
	squares [board.Squares]rules.Square
	numbers [board.MaxRanks * board.MaxFiles]uint8 // nowhere where the board has no square
	holes   bool
}

const nowhere = 255

func newGrid(z *board.Size) grid {
	g := grid{holes: !z.Holes.Empty()}
	for i := range g.numbers {
		g.numbers[i] = nowhere
	}
	for rank := range z.Ranks {
		for file := range z.Files {
			s := rules.Square{File: int16(file), Rank: int16(rank + 1)}
			g.squares[z.Number(file, rank)] = s
			if sq, ok := z.Index(s); ok {
				g.numbers[rank*board.MaxFiles+file] = sq
			}
		}
	}
	return g
}

// index returns the number of a square, and whether the board has it.
func (g *grid) index(s rules.Square) (uint8, bool) {
	file, rank := uint(int(s.File)), uint(int(s.Rank)-1)
	if file >= board.MaxFiles || rank >= board.MaxRanks {
		return 0, false
	}
	sq := g.numbers[rank*board.MaxFiles+file]
	return sq, sq != nowhere
}
