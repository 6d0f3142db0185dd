package catalogue

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"pbem/notation/record"
	"pbem/rules"
)

// Pattern is a position line of which only a part is said: "?" stands for whatever is on one square, also nothing; "~" at the end
// of a rank, or alone, for the rest of it. Behind the board the side to move, or "?" for either; what is left out there can be
// anything.
type Pattern struct {
	single, paired [][]string // the squares of each rank, in games whose units are one letter, and two; nil where it is none of such
	fields         []string
}

// IsPattern reports whether a text is a pattern, and not a whole line.
func IsPattern(text string) bool { return strings.ContainsAny(text, "?~") }

const (
	anySquare = "?"
	rest      = "~"
	empty     = "1"
)

// ParsePattern reads a pattern. The error is a sentence.
func ParsePattern(text string) (Pattern, error) {
	board, fields, _ := strings.Cut(strings.TrimSpace(text), " ")
	p := Pattern{fields: strings.Fields(fields)}
	var err, other error
	p.single, err = squaresOf(board, 1)
	p.paired, other = squaresOf(board, 2)
	if p.single == nil && p.paired == nil {
		return p, fmt.Errorf("cannot read the pattern: %w", errors.Join(err, other))
	}
	if len(p.fields) > 0 && strings.Trim(p.fields[0], "wb?") != "" {
		return p, fmt.Errorf("behind the board of a pattern stands who is to move, w, b or ?, not %q", p.fields[0])
	}
	return p, nil
}

// squaresOf cuts a board into ranks, and these into squares, whose units are so many letters wide.
func squaresOf(board string, width int) ([][]string, error) {
	var ranks [][]string
	for i, text := range strings.Split(board, "/") {
		squares, err := cut(text, width)
		if err != nil {
			return nil, fmt.Errorf("rank %d from the top: %w", i+1, err)
		}
		ranks = append(ranks, squares)
	}
	return ranks, nil
}

// mostFiles bounds the empty squares of a rank.
const mostFiles = 64

func cut(text string, width int) (squares []string, err error) {
	for text != "" {
		n := 1
		switch c := text[0]; {
		case c == '~' && len(text) > 1:
			return nil, errors.New("~ stands for the rest of a rank, so nothing follows it")
		case c == '?' || c == '*' || c == '~':
		case c >= '0' && c <= '9':
			n = len(text) - len(strings.TrimLeft(text, "0123456789"))
			run, err := strconv.Atoi(text[:n])
			if err != nil || run > mostFiles {
				return nil, fmt.Errorf("%s are too many empty squares", text[:n])
			}
			for range run {
				squares = append(squares, empty)
			}
			text = text[n:]
			continue
		case c == '(':
			n = strings.IndexByte(text, ')') + 1
		case isLetter(c):
			n = width
		default:
			return nil, fmt.Errorf("%q stands for no square", c)
		}
		if n < 1 || n > len(text) || width == 2 && n == 2 && !isUnit(text[:2]) {
			return nil, fmt.Errorf("%q is no unit", text)
		}
		squares, text = append(squares, text[:n]), text[n:]
	}
	return squares, nil
}

// Matches reports whether a position of a game is one of the pattern.
func (p Pattern) Matches(line string, words *rules.Vocabulary) bool {
	ranks, width := p.single, 1
	if len(words.Groups) > 0 {
		ranks, width = p.paired, 2
	}
	board, fields, _ := strings.Cut(line, " ")
	squares, err := squaresOf(board, width)
	if err != nil || ranks == nil || len(squares) != len(ranks) {
		return false
	}
	for i := range ranks {
		if !fits(ranks[i], squares[i]) {
			return false
		}
	}
	told := strings.Fields(fields)
	for i, f := range p.fields {
		if f != anySquare && (i >= len(told) || told[i] != f) {
			return false
		}
	}
	return true
}

func fits(pattern, squares []string) bool {
	for i, s := range pattern {
		switch {
		case s == rest:
			return true
		case i >= len(squares), s != anySquare && s != squares[i]:
			return false
		}
	}
	return len(pattern) == len(squares)
}

// Has reports whether a record comes to a position of the pattern and of the units that are wanted; both may be nil for any. The
// error is of one that cannot be replayed so far.
func Has(r *record.Record, game rules.Game, pattern *Pattern, wanted Units) (bool, error) {
	steps, err := record.Steps(r, game, -1)
	for _, s := range steps {
		if pattern != nil && !pattern.Matches(s.After.String(), game.Vocabulary()) {
			continue
		}
		if wanted == nil || wanted(materialOf(s.After)) {
			return true, nil
		}
	}
	return false, err
}

// Needs is what the units on the board must be where a pattern can match: those that it names, and maybe more.
func (p Pattern) Needs() Units {
	single, paired := needs(p.single), needs(p.paired)
	return func(m Material) bool { return p.single != nil && has(m, single) || p.paired != nil && has(m, paired) }
}

func needs(ranks [][]string) Material {
	m := Material{}
	for _, squares := range ranks {
		for _, s := range squares {
			if isUnit(s) {
				m[s]++
			}
		}
	}
	return m
}

func has(m, least Material) bool {
	for unit, n := range least {
		if m[unit] < n {
			return false
		}
	}
	return true
}
