package hexapawn

import (
	"fmt"
	"strings"

	"pbem/rules"
	"pbem/rules/line"
)

// Parse reads a position line. Its error is a sentence that names the rank and the place.
func (g *Game) Parse(text string) (rules.Position, error) {
	ranks, toMove, err := line.CutPlain(text)
	if err != nil {
		return nil, err
	}
	board := []byte(strings.Repeat(".", g.files*g.ranks))
	err = line.ReadBoard(ranks, g.files, g.ranks, func(text string, file, rank int) (width int, err error) {
		if text[0] != 'P' && text[0] != 'p' {
			return 0, fmt.Errorf("%.1q is neither a pawn, P or p, nor a number of empty squares", text)
		}
		board[rank*g.files+file] = text[0]
		return 1, nil
	})
	if err != nil {
		return nil, err
	}
	return &Position{game: g, board: string(board), toMove: toMove}, nil
}
