package amoeba

import (
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
