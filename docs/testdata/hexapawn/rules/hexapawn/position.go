package hexapawn

import (
	"iter"

	"pbem/rules"
	"pbem/rules/line"
)

// Position keeps rules.Position. It is an immutable value.
type Position struct {
	game   *Game
	board  string // from a1, rank by rank: 'P', 'p', '.', or '*' for a hole
	toMove rules.Side
}

// ToMove returns the side to move.
func (p *Position) ToMove() rules.Side { return p.toMove }

// Extent returns the corners of the board.
func (p *Position) Extent() (low, high rules.Square) {
	return rules.Square{File: 0, Rank: 1}, rules.Square{File: int16(p.game.Files - 1), Rank: int16(p.game.Ranks)}
}

// Exists reports whether there is a square: on the board, and not in its hole (HE-4).
func (p *Position) Exists(s rules.Square) bool { return p.at(s) != 0 && p.at(s) != '*' }

// Standing has nothing to add: there are no leaders and no check, and a draw is a draw.
func (p *Position) Standing() rules.Standing { return rules.Standing{} }

// Placements yields every pawn on the board, rank by rank from a1.
func (p *Position) Placements() iter.Seq[rules.Placement] {
	return func(yield func(rules.Placement) bool) {
		for i := range len(p.board) {
			if (p.board[i] == 'P' || p.board[i] == 'p') && !yield(p.placement(i)) {
				return
			}
		}
	}
}

func (p *Position) placement(i int) rules.Placement {
	return rules.Placement{At: p.square(i), Unit: 'P', Side: sideOf(p.board[i])}
}

// square returns the square of an index of the board, index the reverse; -1 for a square that is not on the board.
func (p *Position) square(i int) rules.Square { return p.game.square(i) }

func (g *Game) square(i int) rules.Square {
	return rules.Square{File: int16(i % g.Files), Rank: int16(i/g.Files + 1)}
}

func (p *Position) index(s rules.Square) int {
	if s.File < 0 || int(s.File) >= p.game.Files || s.Rank < 1 || int(s.Rank) > p.game.Ranks {
		return -1
	}
	return (int(s.Rank)-1)*p.game.Files + int(s.File)
}

// at returns what stands on a square; 0 if it is not on the board.
func (p *Position) at(s rules.Square) byte {
	if i := p.index(s); i >= 0 {
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

// String returns the position line: "ppp/3/PPP w".
func (p *Position) String() string {
	var dst []byte
	for rank := p.game.Ranks - 1; rank >= 0; rank-- {
		dst = appendRank(dst, p.board[rank*p.game.Files:(rank+1)*p.game.Files])
		if rank > 0 {
			dst = append(dst, '/')
		}
	}
	return string(append(dst, ' ', p.toMove.Letter()))
}

func appendRank(dst []byte, row string) []byte {
	empty := 0
	for _, c := range []byte(row) {
		if c == '.' {
			empty++
			continue
		}
		dst, empty = append(line.AppendEmpty(dst, empty), c), 0
	}
	return line.AppendEmpty(dst, empty)
}
