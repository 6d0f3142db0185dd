package hexapawn

import (
	"iter"

	"pbem/rules"
)

// Position keeps rules.Position. It is an immutable value.
type Position struct {
	game   *Game
	board  string // from a1, rank by rank: 'P', 'p', empty or hole
	toMove rules.Side
}

const (
	empty = '.'
	hole  = '*' // no square (HE-4)
)

// ToMove returns the side to move.
func (p *Position) ToMove() rules.Side { return p.toMove }

// Extent returns the corners of the board.
func (p *Position) Extent() (low, high rules.Square) {
	return rules.Square{File: 0, Rank: 1}, rules.Square{File: int16(p.game.files - 1), Rank: int16(p.game.ranks)}
}

// Exists reports whether there is a square at the location: the board has holes.
func (p *Position) Exists(s rules.Square) bool { return p.at(s) != 0 }

// Placements yields every pawn on the board, rank by rank from a1.
func (p *Position) Placements() iter.Seq[rules.Placement] {
	return func(yield func(rules.Placement) bool) {
		for i := range len(p.board) {
			if pawn := p.board[i] == 'P' || p.board[i] == 'p'; pawn && !yield(p.placement(i)) {
				return
			}
		}
	}
}

// Standing has nothing to add: there is no check, nobody leads, and a draw is a draw.
func (p *Position) Standing() rules.Standing { return rules.Standing{} }

func (p *Position) placement(i int) rules.Placement {
	return rules.Placement{At: p.square(i), Unit: 'P', Side: sideOf(p.board[i])}
}

// square returns the square of an index of the board, index the reverse; -1 for a square that is not on the board.
func (p *Position) square(i int) rules.Square {
	return rules.Square{File: int16(i % p.game.files), Rank: int16(i/p.game.files + 1)}
}

func (p *Position) index(s rules.Square) int {
	if s.File < 0 || int(s.File) >= p.game.files || s.Rank < 1 || int(s.Rank) > p.game.ranks {
		return -1
	}
	return (int(s.Rank)-1)*p.game.files + int(s.File)
}

// at returns what stands on a square: 'P', 'p' or empty; 0 if there is no square.
func (p *Position) at(s rules.Square) byte {
	if i := p.index(s); i >= 0 && p.board[i] != hole {
		return p.board[i]
	}
	return 0
}

func sideOf(pawn byte) rules.Side {
	if pawn == 'p' {
		return rules.Black
	}
	return rules.White
}

func pawnOf(s rules.Side) byte { return "Pp"[s] }
