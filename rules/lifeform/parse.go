package lifeform

import (
	"strconv"

	"pbem/rules"
	"pbem/rules/line"
	"pbem/rules/phrase"
)

// Parse reads a position line. Its error is a phrase.Error, a clause that names the rank and the place.
func (g *Game) Parse(text string) (rules.Position, error) {
	p, err := g.parse(text)
	if err != nil {
		return nil, err
	}
	return p, nil
}

func (g *Game) parse(text string) (*Position, error) {
	board, toMove, rest, err := line.Cut(text)
	if err != nil {
		return nil, err
	}
	p := &Position{game: g, toMove: toMove}
	if err := line.ReadBoard(board, 8, 8, p.parseSquare); err != nil {
		return nil, err
	}
	if rest != "" {
		if err := p.parsePlayed(rest[1:]); err != nil {
			return nil, err
		}
	}
	return p, p.plausible()
}

// parseSquare reads what stands on one square: a letter, or a Hand over its captive: (Bp).
func (p *Position) parseSquare(text string, file, rank int) (width int, err error) {
	sq := uint8(rank*8 + file)
	if text[0] != '(' {
		side, k, err := parseUnit(text[0])
		if err == nil {
			p.put(side, k, sq)
		}
		return 1, err
	}
	if len(text) < 4 || text[3] != ')' {
		return 0, phrase.Errorf("lifeform-line-captive", "text", phrase.Quote(text, 4))
	}
	over, k, err := parseUnit(text[1])
	if err != nil {
		return 0, err
	}
	under, captive, err := parseUnit(text[2])
	if err != nil {
		return 0, err
	}
	if k != hand || under == over {
		return 0, phrase.Errorf("lifeform-line-captive", "text", phrase.Quote(text[:4], 0))
	}
	p.put(over, k, sq)
	p.put(under, captive, sq)
	p.held[under] |= bit(sq)
	return 4, nil
}

func parseUnit(c byte) (rules.Side, kind, error) {
	side, letter := line.Unit(c)
	k, ok := kindOf(letter)
	if !ok {
		return 0, 0, phrase.Errorf("lifeform-line-letter", "text", phrase.Quote(string(rune(c)), 0))
	}
	return side, k, nil
}

// parsePlayed reads the turns played since the set-ups (LF-12).
func (p *Position) parsePlayed(text string) error {
	most := 2 * p.game.spec.Truce
	if most == 0 {
		return phrase.Errorf("lifeform-line-no-truce", "text", phrase.Quote(text, 20))
	}
	n, ok := rules.ParseNumber(text)
	if !ok || n < 1 || n > most || text != strconv.Itoa(n) {
		return phrase.Errorf("lifeform-line-played", "most", most, "text", phrase.Quote(text, 20))
	}
	p.played = uint8(n)
	return nil
}

// plausible refuses a line that no rule could say anything about.
func (p *Position) plausible() error {
	for side := rules.White; side <= rules.Black; side++ {
		for k := head; k <= torso; k++ {
			if n := size(p.units[side][k]); n > 1 {
				return phrase.Errorf("lifeform-line-too-many", "side", side, "n", n, "kinds", k.several(), "unit", k.term())
			}
		}
	}
	return setter{p}.plausibleSetup()
}

// plausibleSetup checks a line that waits for a set-up: the side named must be the one that sets up next.
func (p setter) plausibleSetup() error {
	if !p.awaiting() {
		return nil
	}
	if p.played > 0 {
		return phrase.Errorf("lifeform-line-not-begun")
	}
	neither := p.taken() == 0
	switch {
	case neither && p.toMove == rules.Black && !p.Secret():
		return phrase.Errorf("lifeform-line-awaited", "side", rules.White, "letter", rules.White.Letter())
	case !neither && !p.Awaits(p.toMove):
		return phrase.Errorf("lifeform-line-awaited", "side", p.toMove.Other(), "letter", p.toMove.Other().Letter())
	}
	return nil
}
