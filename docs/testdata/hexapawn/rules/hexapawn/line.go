package hexapawn

import (
	"strings"

	"pbem/rules"
	"pbem/rules/line"
	"pbem/rules/phrase"
)

// Parse reads a position line. Its error is a phrase that names the rank and the place. The holes are where the line has them.
func (g *Game) Parse(text string) (rules.Position, error) {
	ranks, toMove, err := line.CutPlain(text)
	if err != nil {
		return nil, err
	}
	board := []byte(strings.Repeat(string(empty), g.files*g.ranks))
	err = line.ReadBoard(ranks, g.files, g.ranks, func(text string, file, rank int) (width int, err error) {
		if strings.IndexByte("Pp*", text[0]) < 0 {
			return 0, phrase.Errorf("hexapawn-no-pawn", "text", phrase.Quote(text, 1))
		}
		board[rank*g.files+file] = text[0]
		return 1, nil
	})
	if err != nil {
		return nil, err
	}
	return &Position{game: g, board: string(board), toMove: toMove}, nil
}

// String returns the position line: "ppp/1*1/PPP w".
func (p *Position) String() string {
	var dst []byte
	for rank := p.game.ranks - 1; rank >= 0; rank-- {
		dst = appendRank(dst, p.board[rank*p.game.files:(rank+1)*p.game.files])
		if rank > 0 {
			dst = append(dst, '/')
		}
	}
	return string(append(dst, ' ', p.toMove.Letter()))
}

func appendRank(dst []byte, row string) []byte {
	run := 0
	for _, c := range []byte(row) {
		if c == empty {
			run++
			continue
		}
		dst, run = append(line.AppendEmpty(dst, run), c), 0
	}
	return line.AppendEmpty(dst, run)
}
