package amoeba

import (
	"errors"
	"fmt"
	"strings"

	"pbem/rules"
	"pbem/rules/line"
)

// Parse reads a position line. Its error is a sentence that names the rank and the place. What a line shows is taken as it
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
			return nil, fmt.Errorf("the lower left location: %w", err)
		}
	}
	rows, err := g.readRows(ranks)
	if err != nil {
		return nil, err
	}
	if !within(int(low.File)+len(rows[0])-1) || !within(int(low.Rank)+len(rows)-1) {
		return nil, fmt.Errorf("the board reaches further than %d files or ranks from a1", reach)
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
		return errors.New("the position line lacks the slide made in the turn just before, as b3b4; write - for none")
	case len(fields) < want:
		return errors.New("the position line lacks its fourth field, the lower left location of the board, as a1")
	case len(fields) > want:
		return fmt.Errorf("the position line has %d fields, separated by one space each, and nothing may follow them, but %.20q does",
			want+2, fields[want])
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
		return fmt.Errorf("the slide made in the turn just before must be two locations, as b3b4, or -, but %.20q stands there", text)
	}
	df, dr := int(from.File)-int(to.File), int(from.Rank)-int(to.Rank)
	if df*df+dr*dr != 1 {
		return fmt.Errorf("the slide %s is not to a location that borders on the first", text)
	}
	if p.cell(from) == outside || p.cell(to) == outside {
		return fmt.Errorf("the slide %s does not lie on the board", text)
	}
	p.slidFrom, p.slidTo = from, to
	return nil
}

func readLocation(text string) (rules.Square, error) {
	s, n := rules.ParseSquare(text)
	if n == 0 || s.String() != text || !within(int(s.File)) || !within(int(s.Rank)) {
		return s, fmt.Errorf("%.20q is not a file and a rank, as a1 or -b0, within %d of a1", text, reach)
	}
	return s, nil
}
