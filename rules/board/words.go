package board

import (
	"strings"

	"pbem/rules/phrase"
)

// Words says what the move is: its ways, one after another.
func (m Move) Words() phrase.Phrase {
	var said []phrase.Phrase
	for _, w := range m.Parts() {
		said = append(said, w.words())
	}
	return phrase.Join(phrase.Semicolons, said...)
}

func (w Way) words() phrase.Phrase {
	said := w.Legs[0].words()
	for _, l := range w.Legs[1:] {
		switch l.Joint {
		case '-':
			said = phrase.New("board-says-in-line", "before", said, "leg", l.words())
		case '~':
			said = phrase.New("board-says-any-way", "before", said, "leg", l.words())
		default:
			said = phrase.New("board-says-outward", "before", said, "leg", l.words())
		}
	}
	switch w.Kind {
	case 'm':
		said = phrase.New("board-says-only-moving", "way", said)
	case 'c':
		said = phrase.New("board-says-only-capturing", "way", said)
	}
	if w.First {
		said = phrase.New("board-says-only-first", "way", said)
	}
	return said
}

func (l Leg) words() phrase.Phrase {
	said := l.steps()
	if l.Toward != "" {
		said = phrase.New("board-says-toward", "leg", said, "directions", phrase.Join(phrase.Or, l.directions()...))
	}
	if l.Lame {
		said = phrase.New("board-says-lame", "leg", said)
	}
	switch l.Hop {
	case 'p':
		said = phrase.New("board-says-hopping", "leg", said)
	case 'g':
		said = phrase.New("board-says-landing-behind", "leg", said)
	}
	return said
}

// steps says how far the leg goes, without what limits it.
func (l Leg) steps() phrase.Phrase {
	one := phrase.New("board-says-step", "atom", l.Atom)
	if l.Atom == 0 {
		one = phrase.New("board-says-leap", "x", l.X, "y", l.Y)
	}
	if l.Most == 1 {
		return one
	}
	if l.Atom != 0 && strings.IndexByte("WFKRBQ", l.Atom) >= 0 {
		if l.Most >= maxSteps {
			return phrase.New("board-says-slide", "atom", l.Atom)
		}
		return phrase.New("board-says-steps", "atom", l.Atom, "most", l.Most)
	}
	if l.Most >= maxSteps {
		return phrase.New("board-says-ride", "leap", one)
	}
	return phrase.New("board-says-leaps", "leap", one, "most", l.Most)
}

// directions says where to the leg goes, which is written in letters: one each for what goes straight, one or two for what goes
// diagonally, two each for oblique leaps.
func (l Leg) directions() []phrase.Phrase {
	var said []phrase.Phrase
	for rest := l.Toward; rest != ""; {
		n := 1
		if l.oblique() || l.diagonal() && len(rest) > 1 && sideways(rest[0]) != sideways(rest[1]) {
			n = min(2, len(rest))
		}
		if l.oblique() {
			said = append(said, phrase.New("board-says-oblique", "way", rest[:n]))
		} else {
			said = append(said, phrase.New("board-says-direction", "way", inOrder(rest[:n])))
		}
		rest = rest[n:]
	}
	return said
}

func sideways(letter byte) bool { return strings.IndexByte("lrs", letter) >= 0 }

// inOrder has the upright letter of a pair first.
func inOrder(way string) string {
	if len(way) == 2 && sideways(way[0]) {
		return way[1:] + way[:1]
	}
	return way
}

func (l Leg) oblique() bool {
	if l.Atom == 0 {
		return l.X != l.Y && l.X != 0 && l.Y != 0
	}
	return strings.IndexByte("NCZ", l.Atom) >= 0
}

func (l Leg) diagonal() bool {
	if l.Atom == 0 {
		return l.X == l.Y
	}
	return strings.IndexByte("FAGB", l.Atom) >= 0
}
