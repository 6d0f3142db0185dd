package amoeba

import (
	"bytes"
	"strings"

	"pbem/rules"
	"pbem/rules/line"
	"pbem/rules/phrase"
)

// Parse reads a position line. Its error is a phrase that names the rank and the place. What a line shows is taken as it
// stands (G-6), whether or not play could lead to it.
func (g *Game) Parse(text string) (rules.Position, error) {
	p, err := g.parse(text)
	if err != nil {
		return nil, err
	}
	return p, nil
}

func (g *Game) parse(text string) (*Position, error) {
	ranks, toMove, rest, err := line.Cut(text)
	if err != nil {
		return nil, err
	}
	fields := strings.Split(rest, " ")[1:]
	if err := g.checkFields(fields); err != nil {
		return nil, err
	}
	p := &Position{layout: layout{game: g}, toMove: toMove}
	low := rules.Square{File: 0, Rank: 1}
	if g.spec.Unbounded {
		if low, err = readLocation(fields[1]); err != nil {
			return nil, phrase.Errorf("amoeba-line-corner", "why", err)
		}
	}
	rows, err := g.readRows(ranks)
	if err != nil {
		return nil, err
	}
	if !within(int(low.File)+len(rows[0])-1) || !within(int(low.Rank)+len(rows)-1) {
		return nil, phrase.Errorf("amoeba-line-reach", "n", reach)
	}
	p.locate(rows, low)
	if g.spec.Unbounded {
		p.fit()
	}
	return p, p.readSlide(fields[0])
}

// checkFields counts the fields after the side to move.
func (g *Game) checkFields(fields []string) error {
	want := 1
	if g.spec.Unbounded {
		want = 2
	}
	switch {
	case len(fields) == 0:
		return phrase.Errorf("amoeba-line-slide", "found", phrase.Quote("", 0))
	case len(fields) < want:
		return phrase.Errorf("amoeba-line-no-corner")
	case len(fields) > want:
		return phrase.Errorf("amoeba-line-too-long", "n", want+2, "rest", phrase.Quote(fields[want], 20))
	}
	return nil
}

// readSlide reads the third field. The two locations must be neighbours; what is there now is taken as it stands.
func (p *Position) readSlide(text string) error {
	if text == "-" {
		return nil
	}
	from, n := rules.ParseSquare(text)
	to, m := rules.ParseSquare(text[n:])
	canonical := string(to.Append(from.Append(nil)))
	if n == 0 || m == 0 || canonical != text {
		return phrase.Errorf("amoeba-line-slide", "found", phrase.Quote(text, 20))
	}
	df, dr := int(from.File)-int(to.File), int(from.Rank)-int(to.Rank)
	if df*df+dr*dr != 1 {
		return phrase.Errorf("amoeba-line-slide-far", "slide", text)
	}
	if p.cell(from) == outside || p.cell(to) == outside {
		return phrase.Errorf("amoeba-line-slide-far", "slide", text)
	}
	p.slidFrom, p.slidTo = from, to
	return nil
}

func readLocation(text string) (rules.Square, error) {
	s, n := rules.ParseSquare(text)
	if n == 0 || s.String() != text || !within(int(s.File)) || !within(int(s.Rank)) {
		return s, phrase.Errorf("amoeba-line-location", "found", phrase.Quote(text, 20), "n", reach)
	}
	return s, nil
}

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
