package cosmic

import (
	"slices"

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
	r := boardReader{position: &Position{layout: noUnits(), game: g, toMove: toMove}}
	if err := line.ReadBoard(ranks, g.shape.files, g.shape.ranks, r.square); err != nil {
		return nil, err
	}
	if err := r.position.checkHoles(r.holes); err != nil {
		return nil, err
	}
	return r.position, r.position.checkKings()
}

// boardReader reads the squares of a position line.
type boardReader struct {
	position *Position
	holes    []rules.Square // in the order of the line
}

func (r *boardReader) square(text string, file, rank int) (width int, err error) {
	at := rules.Square{File: int16(file), Rank: int16(rank + 1)}
	sq, ok := r.position.game.shape.index(at)
	switch {
	case text[0] == hole && ok:
		return 0, phrase.Errorf("line-no-hole", "text", phrase.Quote(text[:1], 0), "square", at)
	case text[0] == hole:
		r.holes = append(r.holes, at)
		return 1, nil
	}
	side, letter := line.Unit(text[0])
	k, known := kindOf(letter)
	switch {
	case !known:
		return 0, phrase.Errorf("cosmic-line-letter", "found", phrase.Quote(text, 4))
	case !ok:
		return 0, phrase.Errorf("line-hole-there", "text", phrase.Quote(text[:1], 0), "square", at)
	}
	r.position.put(sq, side, k)
	return 1, nil
}

// checkHoles refuses a line that takes a hole for an empty square.
func (p *Position) checkHoles(found []rules.Square) error {
	for _, at := range p.game.shape.holes() {
		if !slices.Contains(found, at) {
			return phrase.Errorf("line-hole-missing", "square", at)
		}
	}
	return nil
}

// checkKings refuses a second King: with two it would be open which of them a game is about.
func (p *Position) checkKings() error {
	for _, side := range []rules.Side{rules.White, rules.Black} {
		kings := 0
		for _, c := range p.cell {
			if c == cellOf(side, king) {
				kings++
			}
		}
		if kings > 1 {
			return phrase.Errorf("cosmic-line-kings", "side", side)
		}
	}
	return nil
}
