package amp

import (
	"errors"
	"fmt"
	"strings"

	"pbem/rules"
	"pbem/rules/board"
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
	ranks, side, ok := strings.Cut(line, " ")
	if !ok {
		return nil, errors.New("the position line has no side to move: after the board, write a space and w or b")
	}
	p := &Position{game: g}
	switch side {
	case "w":
	case "b":
		p.toMove = rules.Black
	default:
		return nil, fmt.Errorf("the side to move must be w or b, and nothing may follow it, but %.20q stands there", side)
	}
	texts := strings.Split(ranks, "/")
	if len(texts) != g.size.Ranks {
		return nil, fmt.Errorf("the board has %d ranks, but the line describes %d", g.size.Ranks, len(texts))
	}
	for i, text := range texts {
		if err := p.parseRank(g.size.Ranks-1-i, text); err != nil {
			return nil, err
		}
	}
	return p, nil
}

func (p *Position) parseRank(rank int, text string) error {
	files, file := p.game.size.Files, 0
	for i := 0; i < len(text); {
		if isDigit(text[i]) {
			n, width := number(text[i:])
			if text[i] == '0' || n > files {
				return fmt.Errorf("rank %d, character %d: %.6q is no number of empty squares from 1 to %d",
					rank+1, i+1, text[i:i+width], files)
			}
			file, i = file+n, i+width
			continue
		}
		u, err := p.game.parseUnit(text[i:])
		if err != nil {
			return fmt.Errorf("rank %d, character %d: %w", rank+1, i+1, err)
		}
		if file < files {
			p.put(p.game, uint8(rank*board.Stride+file), u)
		}
		file, i = file+1, i+2
	}
	if file != files {
		return fmt.Errorf("rank %d has %d squares instead of %d", rank+1, file, files)
	}
	return nil
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// number reads decimal digits and returns their value, or something over every board, and how many they are.
func number(text string) (value, width int) {
	for width < len(text) && isDigit(text[width]) {
		value = min(value*10+int(text[width]-'0'), 1000)
		width++
	}
	return value, width
}

// parseUnit reads a unit such as yE at the start of the text.
func (g *Game) parseUnit(text string) (unit, error) {
	if len(text) < 2 {
		return 0, fmt.Errorf("%q is half a unit: write the AMP's small letter and the unit's capital", text)
	}
	group, kind := g.groupByCode(text[0]), g.kind(text[1])
	switch {
	case group < 0 && text[0] == neutralCode:
		return 0, fmt.Errorf("%q would be a neutral unit, and this game has none (it is played without conversion)", text[:2])
	case group < 0:
		return 0, fmt.Errorf("%q does not begin with the letter of an AMP (%s)", text[:2], g.codes())
	case kind < 0:
		return 0, fmt.Errorf("%q does not end with the capital of a unit (%s)", text[:2], g.letters())
	}
	return unitOf(group, kind), nil
}

func (g *Game) codes() string {
	var list []string
	for _, gr := range g.spec.Groups {
		list = append(list, string(gr.Code))
	}
	return orList(list)
}

func (g *Game) letters() string {
	var list []string
	for _, u := range g.spec.Units {
		list = append(list, string(u.Letter))
	}
	return orList(list)
}
