package board

import (
	"strings"

	"pbem/rules/phrase"
)

// modifiers are the small letters before an atom, in the order written.
type modifiers string

func (m modifiers) has(c byte) bool { return strings.IndexByte(string(m), c) >= 0 }

// kind is m or c; both are as neither.
func (m modifiers) kind() byte {
	switch {
	case m.has('m') == m.has('c'):
		return 0
	case m.has('m'):
		return 'm'
	}
	return 'c'
}

// hop is p or g.
func (m modifiers) hop() byte {
	switch {
	case m.has('p'):
		return 'p'
	case m.has('g'):
		return 'g'
	}
	return 0
}

// toward keeps the letters of direction, which are read together wherever the others stand.
func (m modifiers) toward() string {
	var kept []byte
	for i := range len(m) {
		if isDirection(m[i]) {
			kept = append(kept, m[i])
		}
	}
	return string(kept)
}

// modifiers reads the small letters before an atom.
func (r *reader) modifiers() (modifiers, error) {
	from := r.at
	for ; r.peek() >= 'a' && r.peek() <= 'z'; r.at++ {
		c := r.peek()
		if !isDirection(c) && strings.IndexByte("mcinpg", c) < 0 {
			return "", r.strange(c)
		}
		if !isDirection(c) && strings.IndexByte(r.word[from:r.at], c) >= 0 {
			return "", phrase.Errorf("board-move-twice", "letter", phrase.QuoteLetter(c), "instead", r.word[:r.at]+r.word[r.at+1:])
		}
	}
	m := modifiers(r.word[from:r.at])
	if m.has('p') && m.has('g') {
		return "", phrase.Errorf("board-move-two-hops")
	}
	return m, nil
}

// strange refuses a small letter that is no modifier here: one of Betza's that other words say, an atom written small, or none.
func (r *reader) strange(c byte) error {
	switch c {
	case 'o':
		return phrase.Errorf("board-move-cylinder")
	case 'j':
		return phrase.Errorf("board-move-jumping")
	case 'q', 'z', 'a', 't':
		return phrase.Errorf("board-move-by-legs", "letter", phrase.Quote(string(rune(c)), 0))
	case 'e':
		return phrase.Errorf("board-move-en-passant")
	}
	capital := c - 'a' + 'A'
	if leaps, _ := leapsOf(capital); leaps != nil {
		return phrase.Errorf("board-move-small", "letter", phrase.QuoteLetter(c), "capital", capital)
	}
	return phrase.Errorf("board-move-modifier", "letter", phrase.QuoteLetter(c))
}
