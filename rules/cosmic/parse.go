package cosmic

import (
	"pbem/rules"
	"pbem/rules/line"
	"pbem/rules/phrase"
)

// Parse reads a position line. Its error is a phrase that names the rank and the place.
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
	if err := line.ReadBoard(ranks, size, size, p.parseSquare); err != nil {
		return nil, err
	}
	return p, p.checkKings()
}

func (p *Position) parseSquare(text string, file, rank int) (width int, err error) {
	side, letter := line.Unit(text[0])
	k, ok := kindOf(letter)
	if !ok {
		return 0, phrase.Errorf("cosmic-line-letter", "found", phrase.Quote(text, 4))
	}
	p.put(rank*north+file, side, k)
	return 1, nil
}

// checkKings refuses a second King: with two it would be open which of them a game is about.
func (p *Position) checkKings() error {
	for _, side := range []rules.Side{rules.White, rules.Black} {
		if set := p.kingOf(side); set&(set-1) != 0 {
			return phrase.Errorf("cosmic-line-kings", "side", side)
		}
	}
	return nil
}
