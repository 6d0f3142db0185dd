package hexapawn

import (
	"fmt"
	"iter"
	"strconv"
	"strings"

	"pbem/rules"
)

// Position keeps rules.Position and rules.Explainer. It is an immutable value.
type Position struct {
	game   *Game
	board  string // from a1, rank by rank: 'P', 'p' or '.'
	toMove rules.Side
}

// ToMove returns the side to move.
func (p *Position) ToMove() rules.Side { return p.toMove }

// Extent returns the corners of the board.
func (p *Position) Extent() (low, high rules.Square) {
	return rules.Square{File: 0, Rank: 1}, rules.Square{File: int16(p.game.files - 1), Rank: int16(p.game.ranks)}
}

// Placements yields every pawn on the board, rank by rank from a1.
func (p *Position) Placements() iter.Seq[rules.Placement] {
	return func(yield func(rules.Placement) bool) {
		for i := range len(p.board) {
			if p.board[i] != '.' && !yield(p.placement(i)) {
				return
			}
		}
	}
}

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
	ranks := make([]string, p.game.ranks)
	for r := range ranks {
		ranks[len(ranks)-1-r] = rankText(p.board[r*p.game.files : (r+1)*p.game.files])
	}
	return fmt.Sprintf("%s %c", strings.Join(ranks, "/"), p.toMove.Letter())
}

// rankText writes a rank of the board as it stands in a position line: empty squares as their number.
func rankText(row string) string {
	var b strings.Builder
	for row != "" {
		rest := strings.TrimLeft(row, ".")
		if n := len(row) - len(rest); n > 0 {
			b.WriteString(strconv.Itoa(n))
			row = rest
			continue
		}
		b.WriteByte(row[0])
		row = row[1:]
	}
	return b.String()
}
