package amp

import (
	"pbem/rules"
	"pbem/rules/board"
)

// zones returns the squares of a zone for White and for Black.
func (g compiler) zones(z *Zone) [2]board.Bits {
	var zones [2]board.Bits
	for rank := 1; rank <= g.size.Ranks; rank++ {
		for file := range g.size.Files {
			sq, ok := g.grid.index(rules.Square{File: int16(file), Rank: int16(rank)})
			if !ok {
				continue
			}
			for side, own := range [2]int{rank, g.size.Ranks + 1 - rank} {
				if z.Last && own == g.size.Ranks || own >= z.Low && own <= z.High {
					zones[side] = zones[side].With(sq)
				}
			}
		}
	}
	for _, s := range z.Squares {
		if sq, ok := g.grid.index(s); ok {
			zones[0], zones[1] = zones[0].With(sq), zones[1].With(sq)
		}
	}
	return zones
}

// isEmpty reports whether it says no place at all.
func (z *Zone) isEmpty() bool { return !z.Last && z.High == 0 && len(z.Squares) == 0 }
