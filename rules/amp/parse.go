package amp

import (
	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/line"
	"pbem/rules/phrase"
)

// Parse reads a position line. Its error is a phrase.Error that names the rank and the place.
func (g *Game) Parse(text string) (rules.Position, error) {
	p, err := parser{g}.parse(text)
	if err != nil {
		return nil, err
	}
	return p, nil
}

func (g parser) parse(text string) (*Position, error) {
	ranks, toMove, rest, err := line.Cut(text)
	if err != nil {
		return nil, err
	}
	p := &Position{game: g.Game, toMove: toMove}
	if rest != "" {
		if err := (filler{p}).readCounts(rest); err != nil {
			return nil, err
		}
	}
	if g.grid.holes {
		return p, filler{p}.readHoled(ranks)
	}
	return p, line.ReadBoard(ranks, g.size.Files, g.size.Ranks, filler{p}.readSquare)
}

// filler reads a position line into a position.
type filler struct{ *Position }

// readSquare reads a square of a board without holes.
func (f filler) readSquare(text string, file, rank int) (width int, err error) {
	u, err := parser{f.game}.parseUnit(text)
	if err == nil {
		f.put(f.game, f.game.size.Number(file, rank), u)
		return 2, nil
	}
	if text[0] == hole {
		return 1, phrase.Errorf("line-no-hole", "text", phrase.Quote(text[:1], 0), "square", f.game.at(f.game.size.Number(file, rank)))
	}
	return 2, err
}

// readHoled reads the board of a game that has holes.
func (f filler) readHoled(ranks string) error {
	r := boardReader{position: f.Position}
	z := &f.game.size
	if err := line.ReadBoard(ranks, z.Files, z.Ranks, r.square); err != nil {
		return err
	}
	if missing := z.Holes.AndNot(r.holes); !missing.Empty() {
		sq, _ := missing.Pop()
		return phrase.Errorf("line-hole-missing", "square", f.game.at(sq))
	}
	return nil
}

// boardReader reads the squares of a board with holes.
type boardReader struct {
	position *Position
	holes    board.Bits
}

func (r *boardReader) square(text string, file, rank int) (width int, err error) {
	p := r.position
	sq := p.game.size.Number(file, rank)
	switch isHole := p.game.size.Holes.Has(sq); {
	case !isHole:
		return filler{p}.readSquare(text, file, rank)
	case text[0] == hole:
		r.holes = r.holes.With(sq)
		return 1, nil
	}
	if _, err := (parser{p.game}).parseUnit(text); err != nil {
		return 2, err
	}
	return 2, phrase.Errorf("line-hole-there", "text", phrase.Quote(text[:2], 0), "square", p.game.at(sq))
}

// hole is a place in a line, and in the drawing of a preset, where the board has no square.
const hole = '*'

// readHoles finds the holes of the board in the line of the first position. What is wrong with that is told when it is parsed.
func (g parser) readHoles() {
	ranks, _, err := line.CutPlain(g.spec.Start)
	if err != nil {
		return
	}
	_ = line.ReadBoard(ranks, g.size.Files, g.size.Ranks, func(text string, file, rank int) (int, error) {
		if text[0] == hole {
			g.size.Holes = g.size.Holes.With(g.size.Number(file, rank))
			return 1, nil
		}
		return min(2, len(text)), nil
	})
}

// parseUnit reads a unit such as yE at the start of the text.
func (g parser) parseUnit(text string) (unit, error) {
	if len(text) < 2 {
		return 0, phrase.Errorf("amp-half-a-unit", "text", phrase.Quote(text, 0))
	}
	group, kind := g.groupByCode(text[0]), g.kind(text[1])
	switch {
	case group < 0 && text[0] == neutralCode:
		return 0, phrase.Errorf("amp-no-neutral-units", "text", phrase.Quote(text[:2], 0))
	case group < 0:
		return 0, phrase.Errorf("amp-no-such-code", "text", phrase.Quote(text[:2], 0), "codes", g.codes())
	case kind < 0:
		return 0, phrase.Errorf("amp-no-such-letter", "text", phrase.Quote(text[:2], 0), "letters", g.letters())
	}
	return unitOf(group, kind), nil
}

func (g parser) codes() phrase.Series {
	var list []string
	for _, gr := range g.spec.Groups {
		list = append(list, string(gr.Code))
	}
	return phrase.Series{How: phrase.Or, Items: list}
}

func (g parser) letters() phrase.Series {
	var list []string
	for _, u := range g.spec.Units {
		list = append(list, string(u.Letter))
	}
	return phrase.Series{How: phrase.Or, Items: list}
}
