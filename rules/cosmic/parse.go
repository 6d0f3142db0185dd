package cosmic

import (
	"errors"
	"fmt"
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
	if len(texts) != size {
		return nil, fmt.Errorf("the board has %d ranks, but the line describes %d", size, len(texts))
	}
	for i, text := range texts {
		if err := p.parseRank(size-1-i, text); err != nil {
			return nil, err
		}
	}
	return p, p.checkKings()
}

func (p *Position) parseRank(rank int, text string) error {
	file, number := 0, false
	for i := range len(text) {
		c := text[i]
		digit := c >= '0' && c <= '9'
		side, k, known := unitOf(c)
		switch {
		case digit && (c == '0' || c > '0'+size || number):
			return fmt.Errorf("rank %d, character %d: a number of empty squares is a digit from 1 to %d, and no two stand together", rank+1, i+1, size)
		case digit:
			file += int(c - '0')
		case !known:
			return fmt.Errorf("rank %d, character %d: no unit has the letter %.4q; they are K, R, N and P, White's in capitals", rank+1, i+1, text[i:])
		default:
			if file < size {
				p.put(rank*north+file, side, k)
			}
			file++
		}
		number = digit
	}
	if file != size {
		return fmt.Errorf("rank %d has %d squares instead of %d", rank+1, file, size)
	}
	return nil
}

// unitOf returns the unit that a letter of the line stands for.
func unitOf(c byte) (rules.Side, kind, bool) {
	if c >= 'a' && c <= 'z' {
		k, ok := kindOf(c - 'a' + 'A')
		return rules.Black, k, ok
	}
	k, ok := kindOf(c)
	return rules.White, k, ok
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
