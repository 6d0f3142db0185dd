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

// signs reads a run of dashes on a board without edges, where the last one may be the sign of the file after it. What stands
// before and after decides:
//
//	c1-a3      between two squares without spaces, or with spaces on both sides: a separator
//	c1--a3     after a separator, and touching the next square: a sign; canonical turns are written so
//	N-b0, / -a3, takes -a3     where no separator can stand: a sign
//	c1 -a3     either is possible: refused
func (l *lexer) signs(n int) error {
	at := l.at
	signable := l.f.text[at+n-1] == '-' && fileAndRank(l.f.text[at+n:])
	if !signable || n == 1 && l.bullet() {
		l.mark(dash, n)
		return nil
	}
	open, apart := l.openSquare()
	switch {
	case n > 1:
		l.mark(dash, n-1)
	case !open:
	case !apart:
		l.mark(dash, 1)
		return nil
	case !l.completes():
		return l.unclear()
	}
	l.at = at + n
	l.sign = true
	return nil
}

// fileAndRank reports whether the text begins with a square without its sign: "a3", "ab-2".
func fileAndRank(text []byte) bool {
	i := 0
	for i < len(text) && i < 2 && (text[i]|0x20 >= 'a' && text[i]|0x20 <= 'z') {
		i++
	}
	if i > 0 && i < len(text) && text[i] == '-' {
		i++
		return i < len(text) && isDigit(text[i])
	}
	return i > 0 && i < len(text) && isDigit(text[i])
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// bullet reports whether a dash here begins an item of a list: "-Nc1-d3" at the start of a line.
func (l *lexer) bullet() bool {
	rest := l.f.text[l.at+1:]
	if !l.line || len(rest) < 2 || rest[0] < 'A' || rest[0] > 'Z' {
		return false
	}
	return l.hasUnit(rest[0]) && rest[1] >= 'a' && rest[1] <= 'z'
}

// openSquare reports whether a square stands just before, and whether there is space between.
func (l *lexer) openSquare() (open, apart bool) {
	i := l.at
	for i > 0 && strings.IndexByte(" \t\r\n", l.f.text[i-1]) >= 0 {
		i--
	}
	n := len(l.tokens)
	open = n > 0 && l.tokens[n-1].kind == squareAt && i > 0 && isDigit(l.f.text[i-1])
	return open, i < l.at
}

// completes reports whether the last square is the second of its action, so that another action may begin.
func (l *lexer) completes() bool {
	n := len(l.tokens)
	if n < 2 {
		return false
	}
	before, last := l.tokens[n-2], l.tokens[n-1]
	return before.kind.separates() || before.kind == squareAt && last.unit == 0
}

// unclear refuses a dash behind a lone square, which is the last token.
func (l *lexer) unclear() error {
	end := l.at + 1
	for end < len(l.f.text) && (isWord(l.f.text[end]) || l.f.text[end] == '-' && end == l.at+1) {
		end++
	}
	from, to := l.tokens[len(l.tokens)-1].square, clip(strings.ToLower(string(l.f.text[l.at+1:end])))
	return refuse(0, string(l.f.text[l.at:end]), phrase.New("notation-dash-or-sign"), phrase.New("notation-dash-or-sign-help", "from", from, "to", to))
}

// signedSquare gives the letters of a square their sign.
func (l *lexer) signedSquare(letters, rank string, at int) error {
	l.sign = false
	square, n := rules.ParseSquare("-" + letters + rank)
	if n != 1+len(letters)+len(rank) {
		return offTheBoard(clip("-"+letters+rank), l.v)
	}
	l.push(token{kind: squareAt, group: -1, square: square}, at-1, at+len(letters)+len(rank))
	return nil
}

// rankSign reports whether the dash here belongs to the rank after it, as in "c-1".
func (l *lexer) rankSign(start int) bool {
	at, text := l.at, l.f.text
	if !unbounded(l.v) || at == start || at+1 >= len(text) || text[at] != '-' || !isDigit(text[at+1]) {
		return false
	}
	return text[at-1]|0x20 >= 'a' && text[at-1]|0x20 <= 'z'
}
