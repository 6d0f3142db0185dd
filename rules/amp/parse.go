package amp

import (
	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/line"
	"pbem/rules/phrase"
)

// Parse reads a position line. Its error is a phrase.Error that names the rank and the place.
func (g *Game) Parse(text string) (rules.Position, error) {
	p, err := g.parse(text)
	if err != nil {
		return nil, err
	}
	return p, nil
}

func (g *Game) parse(text string) (*Position, error) {
	ranks, toMove, err := line.CutPlain(text)
	if err != nil {
		return nil, err
	}
	p := &Position{game: g, toMove: toMove}
	return p, line.ReadBoard(ranks, g.size.Files, g.size.Ranks, p.parseSquare)
}

func (p *Position) parseSquare(text string, file, rank int) (width int, err error) {
	u, err := p.game.parseUnit(text)
	if err == nil {
		p.put(p.game, uint8(rank*board.Stride+file), u)
	}
	return 2, err
}

// parseUnit reads a unit such as yE at the start of the text.
func (g *Game) parseUnit(text string) (unit, error) {
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

func (g *Game) codes() phrase.Series {
	var list []string
	for _, gr := range g.spec.Groups {
		list = append(list, string(gr.Code))
	}
	return phrase.Series{How: phrase.Or, Items: list}
}

func (g *Game) letters() phrase.Series {
	var list []string
	for _, u := range g.spec.Units {
		list = append(list, string(u.Letter))
	}
	return phrase.Series{How: phrase.Or, Items: list}
}
