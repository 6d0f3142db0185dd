package amoeba

import (
	"bytes"

	"pbem/rules/line"
	"pbem/rules/phrase"
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
		return nil, phrase.Errorf("amoeba-line-no-square")
	case squares > maxSquares:
		return nil, phrase.Errorf("amoeba-line-squares", "n", squares, "most", maxSquares)
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
		return 0, phrase.Errorf("amoeba-line-letter", "found", phrase.Quote(string(rune(c)), 0), "letters", g.letters())
	}
	kind, _ := kindOfLetter(letter)
	return bit(side) | kind, nil
}

// letters lists the letters of the game's units: "K Q R".
func (g *Game) letters() string {
	var list []byte
	for i, u := range g.words.Units {
		if i > 0 {
			list = append(list, ' ')
		}
		list = append(list, u.Letter)
	}
	return string(list)
}
