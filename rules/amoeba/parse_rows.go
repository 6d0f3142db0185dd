package amoeba

import (
	"errors"
	"fmt"
	"strings"
)

// readRows reads the first field: the cells of the ranks, the lowest first. Without edges, the top rank says how many files
// there are.
func (g *Game) readRows(text string) ([][]byte, error) {
	ranks := strings.Split(text, "/")
	if most := g.most(g.spec.Ranks); len(ranks) > most || !g.spec.Unbounded && len(ranks) < most {
		return nil, fmt.Errorf("the board has %s ranks, but the line describes %d", g.sized(g.spec.Ranks), len(ranks))
	}
	rows, files, squares := make([][]byte, len(ranks)), g.spec.Files, 0
	for i, rank := range ranks {
		number := len(ranks) - i
		row, err := g.readRow(number, rank)
		if err != nil {
			return nil, err
		}
		if i == 0 && g.spec.Unbounded {
			files = len(row)
		}
		if len(row) != files {
			return nil, fmt.Errorf("rank %d has %d locations instead of %d", number, len(row), files)
		}
		for _, c := range row {
			if c >= free {
				squares++
			}
		}
		rows[number-1] = row
	}
	switch {
	case squares == 0:
		return nil, errors.New("the board has no square")
	case squares > maxSquares:
		return nil, fmt.Errorf("the board has %d squares; the engine has at most %d", squares, maxSquares)
	}
	return rows, nil
}

func (g *Game) most(side int) int {
	if g.spec.Unbounded {
		return maxSide
	}
	return side
}

func (g *Game) sized(side int) string {
	if g.spec.Unbounded {
		return fmt.Sprintf("at most %d", maxSide)
	}
	return fmt.Sprint(side)
}

func (g *Game) readRow(rank int, text string) ([]byte, error) {
	var row []byte
	most := g.most(g.spec.Files)
	for i := 0; i < len(text); {
		if !isDigit(text[i]) {
			c, err := g.readCell(text[i])
			if err != nil {
				return nil, fmt.Errorf("rank %d, character %d: %w", rank, i+1, err)
			}
			row, i = append(row, c), i+1
		} else {
			n, width := number(text[i:])
			if text[i] == '0' || n > most {
				return nil, fmt.Errorf("rank %d, character %d: %.6q is no number of empty squares from 1 to %d", rank, i+1, text[i:i+width], most)
			}
			for range n {
				row = append(row, free)
			}
			i += width
		}
		if len(row) > most {
			return nil, fmt.Errorf("rank %d has more than %d locations", rank, most)
		}
	}
	if len(row) == 0 {
		return nil, fmt.Errorf("rank %d has no locations", rank)
	}
	return row, nil
}

// readCell reads a vacant location or a unit of a kind that the game has.
func (g *Game) readCell(c byte) (byte, error) {
	if c == '*' {
		return vacant, nil
	}
	upper, side := c, white
	if c >= 'a' && c <= 'z' {
		upper, side = c-'a'+'A', black
	}
	if _, ok := g.words.Unit(upper); !ok {
		return 0, fmt.Errorf("%q is neither a unit (%s, small for Black's), a number of empty squares nor * for a vacant location",
			string(rune(c)), g.letters())
	}
	kind, _ := kindOfLetter(upper)
	return side | kind, nil
}

func (g *Game) letters() string {
	var list []string
	for _, u := range g.words.Units {
		list = append(list, string(u.Letter))
	}
	return strings.Join(list, " ")
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// number reads decimal digits and returns their value, or something over every board, and how many they are.
func number(text string) (value, width int) {
	for width < len(text) && isDigit(text[width]) {
		value = min(value*10+int(text[width]-'0'), 1000)
		width++
	}
	return value, width
}
