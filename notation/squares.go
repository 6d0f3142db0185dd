package notation

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// squares reads a word that holds digits: squares with what is written before each, and at its end perhaps a separator
// ("n4x n6") or "xoff".
func (l *lexer) squares(text string, start int) error {
	whole := string(l.f.text[start:l.at])
	for at := start; text != ""; {
		letters := len(text) - len(strings.TrimLeft(text, "abcdefghijklmnopqrstuvwxyz"))
		digits := len(text[letters:]) - len(strings.TrimLeft(text[letters:], "0123456789"))
		if unbounded(l.v) && digits == 0 && letters > 0 && strings.HasPrefix(text[letters:], "-") {
			digits = 1 + len(text[letters+1:]) - len(strings.TrimLeft(text[letters+1:], "0123456789"))
		}
		n := letters + digits
		switch {
		case letters > 0 && digits > 0:
			if err := l.square(text[:letters], text[letters:n], at, at != start); err != nil {
				return err
			}
		case digits == 0 && n == len(text) && l.tail(text, at):
		default:
			l.unknown = append(l.unknown, clip(whole))
			return nil
		}
		text, at = text[n:], at+n
	}
	return nil
}

// square reads one square: letters whose last is the file, and the rank.
func (l *lexer) square(letters, rank string, at int, glued bool) error {
	if l.sign {
		return l.signedSquare(letters, rank, at)
	}
	end := at + len(letters) + len(rank)
	if letters[0] == 'x' && len(letters) > 1 && !l.list && !l.hasUnit('X') && l.afterSquare() {
		l.push(token{kind: take, group: -1}, at, at+1)
		at, letters, glued = at+1, letters[1:], false
	}
	t := token{kind: squareAt, glued: glued}
	cut := len(letters) - 1
	var ok bool
	t.group, t.unit, ok = prefix(letters[:cut], l.v)
	if !ok && cut > 0 && unbounded(l.v) {
		cut--
		t.group, t.unit, ok = prefix(letters[:cut], l.v)
	}
	file := letters[cut:]
	if !ok && strings.HasSuffix(letters[:cut], "x") && l.startMissing(letters[:cut-1]) {
		return refuse(0, string(l.f.text[at:end]), phrase.New("notation-no-start-square"), l.howToWrite())
	}
	if !ok {
		return strangeSquare(letters[:cut], string(l.f.text[at:end]), l.v)
	}
	square, n := rules.ParseSquare(file + rank)
	if n == 0 || !exists(square, l.v) && !tellable(square, l.v) {
		return offTheBoard(clip(string(l.f.text[end-len(file)-len(rank):end])), l.v)
	}
	t.square = square
	l.push(t, at, end)
	return nil
}

// howToWrite says how an action is written; in a list of units no more than that.
func (l *lexer) howToWrite() phrase.Phrase {
	if l.list {
		return phrase.New("notation-how-to-write")
	}
	return howToWrite(l.v)
}

func (l *lexer) hasUnit(letter byte) bool {
	_, ok := l.v.Unit(letter)
	return ok
}

// afterSquare reports whether an x here could stand between two squares.
func (l *lexer) afterSquare() bool {
	n := len(l.tokens)
	return n > 0 && (l.tokens[n-1].kind == squareAt || l.tokens[n-1].kind.separates() || l.v.Jumps && l.tokens[n-1].kind == stop)
}

// tail reads the letters after the last square of a word.
func (l *lexer) tail(text string, at int) bool {
	switch {
	case len(text) == 1 && l.v.Slides && strings.Contains("qrbn", text): // "c7N"
		l.push(token{kind: equals, group: -1}, at, at)
		l.push(token{kind: unitWord, group: -1, unit: upper(text[0])}, at, at+1)
		return true
	case text == "x":
		l.push(token{kind: take, group: -1}, at, at+1)
		return true
	case text == "xoff" && l.v.Leads == rules.NoLead:
		l.push(token{kind: take, group: -1}, at, at+1)
		l.push(token{kind: offWord, group: -1}, at+1, at+4)
		return true
	}
	return false
}

// exists reports whether the square is one of the board's.
func exists(s rules.Square, v *rules.Vocabulary) bool {
	if unbounded(v) {
		return true
	}
	return s.File >= 0 && int(s.File) < v.Files && s.Rank >= 1 && int(s.Rank) <= v.Ranks
}

// tellable reports whether a square beyond the board is left to the game to refuse, which knows better what to say of it: what
// the unit could do instead, or where the square of a slide could go. Where there are set-ups, "K1Q5" is a row of a drawing.
func tellable(s rules.Square, v *rules.Vocabulary) bool {
	return v.Leads == rules.NoLead && v.SetupRanks == 0 && s.Rank < 100
}

// startMissing reports whether letters before "x" are a unit's, as in the short writing of chess, "Nxd3".
func (l *lexer) startMissing(letters string) bool {
	_, unit, ok := prefix(letters, l.v)
	return ok && unit != 0
}
