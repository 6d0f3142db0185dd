package amoeba

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"pbem/rules/line"
)

// scenery is what a line shows beside empty squares.
type scenery struct {
	game   *Game
	marks  []mark
	vacant int
}

// mark is a vacant location or a unit, counted from the lower left.
type mark struct{ file, rank, cell byte }

// readRows reads the first field: the cells of the ranks, the lowest first.
func (g *Game) readRows(text string) ([][]byte, error) {
	s := scenery{game: g, marks: make([]mark, 0, min(len(text), maxSquares))}
	files, ranks, err := s.read(text)
	if err != nil {
		return nil, err
	}
	switch squares := files*ranks - s.vacant; {
	case squares == 0:
		return nil, errors.New("the board has no square")
	case squares > maxSquares:
		return nil, fmt.Errorf("the board has %d squares; the engine has at most %d", squares, maxSquares)
	}
	return s.rows(files, ranks), nil
}

func (s *scenery) read(text string) (files, ranks int, err error) {
	if s.game.spec.Unbounded {
		return line.ReadOpenBoard(text, maxSide, s.readSquare)
	}
	files, ranks = s.game.spec.Files, s.game.spec.Ranks
	return files, ranks, line.ReadBoard(text, files, ranks, s.readSquare)
}

func (s *scenery) rows(files, ranks int) [][]byte {
	rows, cells := make([][]byte, ranks), bytes.Repeat([]byte{free}, files*ranks)
	for rank := range rows {
		rows[rank] = cells[rank*files : (rank+1)*files]
	}
	for _, m := range s.marks {
		rows[m.rank][m.file] = m.cell
	}
	return rows
}

func (s *scenery) readSquare(text string, file, rank int) (width int, err error) {
	cell, err := s.game.readCell(text[0])
	if cell == vacant {
		s.vacant++
	}
	s.marks = append(s.marks, mark{byte(file), byte(rank), cell})
	return 1, err
}

// readCell reads a vacant location or a unit of a kind that the game has.
func (g *Game) readCell(c byte) (byte, error) {
	if c == '*' {
		return vacant, nil
	}
	side, letter := line.Unit(c)
	if _, ok := g.words.Unit(letter); !ok {
		return 0, fmt.Errorf("%q is neither a unit (%s, small for Black's), a number of empty squares nor * for a vacant location",
			string(rune(c)), g.letters())
	}
	kind, _ := kindOfLetter(letter)
	return bit(side) | kind, nil
}

func (g *Game) letters() string {
	var list []string
	for _, u := range g.words.Units {
		list = append(list, string(u.Letter))
	}
	return strings.Join(list, " ")
}
