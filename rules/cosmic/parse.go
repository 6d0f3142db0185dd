package cosmic

import (
	"fmt"

	"pbem/rules"
	"pbem/rules/line"
)

// Parse reads a position line. Its error is a sentence that names the rank and the place.
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
		return 0, fmt.Errorf("no unit has the letter %.4q; they are K, R, N and P, White's in capitals", text)
	}
	p.put(rank*north+file, side, k)
	return 1, nil
}

// checkKings refuses a second King: with two it would be open which of them a game is about.
func (p *Position) checkKings() error {
	for _, side := range []rules.Side{rules.White, rules.Black} {
		if set := p.kingOf(side); set&(set-1) != 0 {
			return fmt.Errorf("%s has more than one King", side)
		}
	}
	return nil
}
