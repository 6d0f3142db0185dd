package lifeform

import (
	"errors"
	"fmt"
	"strconv"

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
		return 0, fmt.Errorf("%.4q is no Hand over its captive: write the Hand's letter and the captive's in brackets, like (Bp)", text)
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
		return 0, fmt.Errorf("%q is no Hand over its captive: a Hand stands first, then a unit of the other side (LF-4)", text[:4])
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
		return 0, 0, fmt.Errorf("%q is not the letter of a unit (K, Q, B, N, R or P, Black's small)", string(rune(c)))
	}
	return side, k, nil
}

// parsePlayed reads the turns played since the set-ups (LF-12).
func (p *Position) parsePlayed(text string) error {
	most := 2 * p.game.spec.Truce
	if most == 0 {
		return fmt.Errorf("nothing may follow the side to move in a game without a truce, but %.20q stands there", text)
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > most || text != strconv.Itoa(n) {
		return fmt.Errorf("after the side to move stands the number of turns played, from 1 to %d, or nothing at the start, but not %.20q", most, text)
	}
	p.played = uint8(n)
	return nil
}

// plausible refuses a line that no rule could say anything about.
func (p *Position) plausible() error {
	for side := rules.White; side <= rules.Black; side++ {
		for k := head; k <= torso; k++ {
			if n := size(p.units[side][k]); n > 1 {
				return fmt.Errorf("%s has %d %s on the board, and a side has one %s", side, n, k.plural(), k)
			}
		}
	}
	return p.plausibleSetup()
}

// plausibleSetup checks a line that waits for a set-up: the side named must be the one that sets up next.
func (p *Position) plausibleSetup() error {
	if !p.awaiting() {
		return nil
	}
	if p.played > 0 {
		return errors.New("a set-up is still awaited, so no turns can have been played")
	}
	neither := p.taken() == 0
	switch {
	case neither && p.toMove == rules.Black && !p.Secret():
		return errors.New("the side to move on an empty board is w in this game, since White sets up first")
	case !neither && !p.Awaits(p.toMove):
		return fmt.Errorf("the set-up of %s is awaited, so the side to move must be %c", p.toMove.Other(), p.toMove.Other().Letter())
	}
	return nil
}
