package board

import (
	"strings"

	"pbem/rules/phrase"
)

// leg reads an atom and its double or number, behind its modifiers.
func (r *reader) leg(m modifiers) (leg, error) {
	from := r.at
	l := leg{Leg: Leg{Toward: m.toward(), Lame: m.has('n'), Hop: m.hop(), Most: 1}}
	leaps, rides, err := r.atom(&l)
	if err != nil {
		return l, err
	}
	if rides {
		l.Most = maxSteps
	}
	doubled, err := r.double(from, l, rides)
	if err != nil {
		return l, err
	}
	if doubled {
		l.Most = maxSteps
	} else if err := r.number(&l); err != nil {
		return l, err
	}
	if l.Hop != 0 && l.Most < 2 {
		return l, phrase.Errorf("board-move-hop-of-a-leap", "letter", phrase.QuoteLetter(l.Hop), "atom", r.word[from:r.at])
	}
	for _, leap := range leaps {
		steps, bad := toward(leap, l.Toward)
		if bad != "" {
			return l, r.badDirection(leap, bad, r.word[from:r.at])
		}
		l.steps = append(l.steps, steps...)
	}
	return l, nil
}

// atom reads a letter, or a leap written (x,y).
func (r *reader) atom(l *leg) (leaps []step, rides bool, err error) {
	switch c := r.peek(); {
	case c == 0:
		return nil, false, phrase.Errorf("board-move-ends")
	case c == '(':
		leaps, err = r.pair(l)
		return leaps, false, err
	case c == 'L':
		return nil, false, phrase.Errorf("board-move-other-letter", "letter", "L", "instead", "C", "leap", "(1,3)")
	case c == 'J':
		return nil, false, phrase.Errorf("board-move-other-letter", "letter", "J", "instead", "Z", "leap", "(2,3)")
	case c >= '0' && c <= '9':
		return nil, false, r.numberFirst()
	default:
		if leaps, rides = leapsOf(c); leaps == nil {
			return nil, false, phrase.Errorf("board-move-letter", "text", phrase.Quote(r.rest(), 1), "letters", atoms)
		}
		l.Atom = c
		r.at++
		return leaps, rides, nil
	}
}

// pair reads a leap written (x,y).
func (r *reader) pair(l *leg) ([]step, error) {
	inside, _, closed := strings.Cut(r.rest()[1:], ")")
	before, after, _ := strings.Cut(inside, ",")
	x, okX := distance(before)
	y, okY := distance(after)
	switch {
	case !closed || !okX || !okY:
		return nil, phrase.Errorf("board-move-pair", "text", phrase.Quote(r.rest(), 12))
	case x > maxSteps || y > maxSteps:
		return nil, phrase.Errorf("board-move-far", "most", maxSteps)
	case x == 0 && y == 0:
		return nil, phrase.Errorf("board-move-nowhere")
	}
	l.X, l.Y = x, y
	r.at += len(inside) + 2
	return []step{{min(x, y), max(x, y)}}, nil
}

// distance reads a number of one or two digits.
func distance(text string) (n int, ok bool) {
	for i := range len(text) {
		if text[i] < '0' || text[i] > '9' {
			return 0, false
		}
		n = n*10 + int(text[i]-'0')
	}
	return n, len(text) == 1 || len(text) == 2
}

// double reads the letter again, which makes a rider of it. Slides are riders already, and a leap in numbers takes a number.
func (r *reader) double(from int, l leg, rides bool) (bool, error) {
	atom := r.word[from:r.at]
	if !strings.HasPrefix(r.rest(), atom) {
		return false, nil
	}
	switch {
	case l.Atom == 0:
		return false, phrase.Errorf("board-move-double-pair", "atom", atom)
	case rides:
		return false, phrase.Errorf("board-move-double-slide", "letter", atom)
	}
	r.at += len(atom)
	if c := r.peek(); c >= '0' && c <= '9' {
		return false, phrase.Errorf("board-move-double-number", "letter", atom)
	}
	return true, nil
}

// number reads the most steps in one line.
func (r *reader) number(l *leg) error {
	from, n := r.at, 0
	for ; r.peek() >= '0' && r.peek() <= '9'; r.at++ {
		if n = n*10 + int(r.peek()-'0'); n > maxSteps {
			return phrase.Errorf("board-move-number", "most", maxSteps)
		}
	}
	switch {
	case r.at == from:
		return nil
	case n == 0:
		return phrase.Errorf("board-move-zero", "most", maxSteps)
	}
	l.Most = n
	return nil
}

// numberFirst refuses a number before its atom.
func (r *reader) numberFirst() error {
	behind := strings.TrimLeft(r.rest(), "0123456789")
	number := strings.TrimSuffix(r.rest(), behind)
	instead := "R3"
	if behind != "" {
		if leaps, _ := leapsOf(behind[0]); leaps != nil {
			instead = behind[:1] + number
		}
	}
	return phrase.Errorf("board-move-number-first", "text", number, "instead", instead)
}

// badDirection refuses a letter of direction that means nothing before the atom.
func (r *reader) badDirection(leap step, letter, atom string) error {
	switch {
	case leap.lie() == oblique && letter == "h":
		return phrase.Errorf("board-move-bare-half", "atom", atom)
	case leap.lie() == oblique:
		return phrase.Errorf("board-move-bare-direction", "letter", phrase.Quote(letter, 0),
			"near", letter+letter+atom, "half", letter+"h"+atom)
	}
	return phrase.Errorf("board-move-half-of-a-line", "atom", atom)
}
