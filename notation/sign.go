package notation

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

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
