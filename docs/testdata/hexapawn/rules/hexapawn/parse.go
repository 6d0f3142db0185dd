package hexapawn

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"pbem/rules"
)

// Parse reads a position line. Its error is a sentence that names the rank.
func (g *Game) Parse(line string) (rules.Position, error) {
	ranks, side, _ := strings.Cut(line, " ")
	p := &Position{game: g}
	switch side {
	case "w":
	case "b":
		p.toMove = rules.Black
	default:
		return nil, errors.New("after the board, write a space and the side to move, w or b")
	}
	texts := strings.Split(ranks, "/")
	if len(texts) != g.ranks {
		return nil, fmt.Errorf("the board has %d ranks, but the line describes %d", g.ranks, len(texts))
	}
	slices.Reverse(texts)
	for i, text := range texts {
		row, err := g.readRank(text)
		if err != nil {
			return nil, fmt.Errorf("rank %d: %w", i+1, err)
		}
		p.board += row
	}
	return p, nil
}

// readRank reads one rank of a line. Two numbers never stand together, so that a position has one line only.
func (g *Game) readRank(text string) (string, error) {
	var row strings.Builder
	number := false
	for _, c := range text {
		digit := c >= '1' && c <= '0'+largest
		switch {
		case digit && !number:
			row.WriteString(strings.Repeat(".", int(c-'0')))
		case c == 'P' || c == 'p':
			row.WriteRune(c)
		default:
			return "", fmt.Errorf("%q is neither a pawn, P or p, nor the number of all empty squares before the next one", c)
		}
		number = digit
	}
	if row.Len() != g.files {
		return "", fmt.Errorf("there are %d squares instead of %d", row.Len(), g.files)
	}
	return row.String(), nil
}
