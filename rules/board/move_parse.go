package board

import (
	"strings"

	"pbem/rules/phrase"
)

const (
	maxMoveText = 80
	maxLegs     = 4
	maxSteps    = 15
	maxWays     = 4096 // bounds the tables that one move compiles to
)

// ParseMove reads a way of moving in Betza's notation, as docs/presets.md has it: words separated by blanks, each one or several
// ways joined, such as "K K~K" (one or two king's steps), "fmWfcF" (a pawn's), "mRcpR" (a cannon's), "F F^R" (a griffin's). Every
// square touched before the last must be empty (CH-1); what a leap passes over does not matter, unless it is lame. The error is a
// phrase.Error that names the word, what it may mean and an example.
func ParseMove(text string) (Move, error) {
	if len(text) > maxMoveText {
		return Move{}, phrase.Errorf("board-move-too-long", "move", phrase.Quote(text, 20), "most", maxMoveText)
	}
	words := strings.Fields(text)
	if len(words) == 0 {
		return Move{}, phrase.Errorf("board-move-empty", "letters", atoms)
	}
	m, total := Move{text: strings.Join(words, " ")}, 0
	for _, word := range words {
		r := reader{word: word}
		for r.at < len(word) {
			w, err := r.way()
			if err != nil {
				return Move{}, phrase.Errorf("board-move", "move", phrase.Quote(word, 0), "why", err)
			}
			if total += w.ways(); total > maxWays {
				return Move{}, phrase.Errorf("board-move-too-many-ways", "move", phrase.Quote(m.text, 0), "most", maxWays)
			}
			m.ways = append(m.ways, w)
		}
	}
	return m, nil
}

// reader walks over one word of a move.
type reader struct {
	word  string
	began int // where the way begins that is being read
	at    int
}

func (r *reader) rest() string { return r.word[r.at:] }

// peek returns the next byte; 0 at the end.
func (r *reader) peek() byte {
	if r.at == len(r.word) {
		return 0
	}
	return r.word[r.at]
}

// way reads one way: its legs, and what the modifiers of the first say of the whole.
func (r *reader) way() (way, error) {
	var w way
	r.began = r.at
	for joint := byte(0); ; {
		m, err := r.modifiers()
		if err != nil {
			return w, err
		}
		l, err := r.leg(m)
		if err != nil {
			return w, err
		}
		l.Joint = joint
		if joint == 0 {
			w.asks = Asks{Kind: m.kind(), First: m.has('i')}
		} else if err := r.checkLater(m, w.legs, l); err != nil {
			return w, err
		}
		if w.legs = append(w.legs, l); len(w.legs) > maxLegs {
			return w, phrase.Errorf("board-move-too-many-legs", "most", maxLegs)
		}
		w.asks.Hops = l.Hop != 0
		if joint = r.peek(); joint != '-' && joint != '~' && joint != '^' {
			return w, r.checkEnd()
		}
		r.at++
	}
}

// checkLater checks a leg that is not the first: m, c and i speak of the whole way and stand before it, a hop is the last leg, and
// a leg that goes on in the line of the one before needs a line in common with it.
func (r *reader) checkLater(m modifiers, before []leg, l leg) error {
	for _, c := range []byte("mci") {
		if m.has(c) {
			return phrase.Errorf("board-move-late-kind", "letter", phrase.QuoteLetter(c))
		}
	}
	last := before[len(before)-1]
	if last.Hop != 0 {
		return phrase.Errorf("board-move-early-hop", "letter", phrase.QuoteLetter(last.Hop))
	}
	if !l.bends() && !shareLine(last, l) {
		return phrase.Errorf("board-move-no-line", "text", phrase.Quote(r.word[r.began:r.at], 0))
	}
	return nil
}

// checkEnd checks that behind a way the word ends, or another way begins.
func (r *reader) checkEnd() error {
	c := r.peek()
	if c == 0 || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '(' || c >= 0x80 {
		return nil
	}
	return phrase.Errorf("board-move-no-joint", "text", phrase.Quote(r.rest()[:1], 0))
}

func shareLine(a, b leg) bool {
	for _, s := range a.steps {
		for _, t := range b.steps {
			if s.heading() == t.heading() {
				return true
			}
		}
	}
	return false
}

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
