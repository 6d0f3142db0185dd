package lifeform

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"pbem/rules"
)

// Parse reads a position line. Its error is a sentence that names the rank and the place.
func (g *Game) Parse(line string) (rules.Position, error) {
	p, err := g.parse(line)
	if err != nil {
		return nil, err
	}
	return p, nil
}

func (g *Game) parse(line string) (*Position, error) {
	ranks, rest, ok := strings.Cut(line, " ")
	if !ok {
		return nil, errors.New("the position line has no side to move: after the board, write a space and w or b")
	}
	p := &Position{game: g}
	side, played, counted := strings.Cut(rest, " ")
	switch side {
	case "w":
	case "b":
		p.toMove = rules.Black
	default:
		return nil, fmt.Errorf("the side to move must be w or b, but %.20q stands there", side)
	}
	texts := strings.Split(ranks, "/")
	if len(texts) != 8 {
		return nil, fmt.Errorf("the board has 8 ranks, but the line describes %d", len(texts))
	}
	for i, text := range texts {
		if err := p.parseRank(7-i, text); err != nil {
			return nil, err
		}
	}
	if counted {
		if err := p.parsePlayed(played); err != nil {
			return nil, err
		}
	}
	return p, p.plausible()
}

func (p *Position) parseRank(rank int, text string) error {
	file := 0
	for i := 0; i < len(text); {
		if c := text[i]; c >= '0' && c <= '9' {
			n, width := number(text[i:])
			if c == '0' || n > 8 {
				return fmt.Errorf("rank %d, character %d: %.6q is no number of empty squares from 1 to 8", rank+1, i+1, text[i:i+width])
			}
			file, i = file+n, i+width
			continue
		}
		width, err := p.parseUnits(text[i:], uint8(rank*8+min(file, 7)))
		if err != nil {
			return fmt.Errorf("rank %d, character %d: %w", rank+1, i+1, err)
		}
		file, i = file+1, i+width
	}
	if file != 8 {
		return fmt.Errorf("rank %d has %d squares instead of 8", rank+1, file)
	}
	return nil
}

// number reads decimal digits and returns their value, or something over every board, and how many they are.
func number(text string) (value, width int) {
	for width < len(text) && text[width] >= '0' && text[width] <= '9' {
		value = min(value*10+int(text[width]-'0'), 1000)
		width++
	}
	return value, width
}

// parseUnits reads what stands on one square: a letter, or a Hand over its captive: (Bp).
func (p *Position) parseUnits(text string, sq uint8) (width int, err error) {
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
	side, letter := rules.White, c
	if c >= 'a' && c <= 'z' {
		side, letter = rules.Black, c-'a'+'A'
	}
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
