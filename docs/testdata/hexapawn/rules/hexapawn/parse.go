package hexapawn

import (
	"strings"

	"pbem/rules"
	"pbem/rules/line"
	"pbem/rules/phrase"
)

// Parse reads a position line. Its error is a phrase.Error that names the rank and the place.
func (g *Game) Parse(text string) (rules.Position, error) {
	ranks, toMove, err := line.CutPlain(text)
	if err != nil {
		return nil, err
	}
	board := []byte(strings.Repeat(".", g.Files*g.Ranks))
	err = line.ReadBoard(ranks, g.Files, g.Ranks, func(text string, file, rank int) (width int, err error) {
		switch i := rank*g.Files + file; {
		case (text[0] == '*') != (i == g.middle()):
			return 0, phrase.Errorf("hexapawn-hole-elsewhere", "text", phrase.Quote(text, 1))
		case text[0] != 'P' && text[0] != 'p' && text[0] != '*':
			return 0, phrase.Errorf("hexapawn-no-pawn", "text", phrase.Quote(text, 1))
		default:
			board[i] = text[0]
		}
		return 1, nil
	})
	if err != nil {
		return nil, err
	}
	if hole := g.middle(); hole >= 0 && board[hole] != '*' {
		return nil, phrase.Errorf("hexapawn-hole-missing", "square", g.square(hole))
	}
	return &Position{game: g, board: string(board), toMove: toMove}, nil
}
