package notation

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

const (
	brackets      = "([{"
	longestRemark = 120 // bytes
)

// remark passes over a remark in brackets: "(good move!)". What belongs to the turn may stand in brackets, too, and is read: squares,
// the name of an AMP, a mode, a unit that a pawn is promoted to.
func (l *lexer) remark() bool {
	if l.list {
		return false
	}
	rest := l.f.text[l.at:min(len(l.f.text), l.at+longestRemark)]
	end := closing(rest)
	if end < 0 {
		return false
	}
	inside := string(rest[1:end])
	if holdsSquare(inside) || l.meansTurn(inside) {
		return false
	}
	if strings.ContainsFunc(inside, func(r rune) bool { return isWord(byte(r)) }) {
		l.notes = append(l.notes, phrase.New("notation-remark", "words", phrase.Words(clip(inside))))
	}
	l.at += end + 1
	return true
}

// closing returns where the bracket is closed that a text begins with, -1 for nowhere on its line. Several brackets may close at once: "(:-))".
func closing(text []byte) int {
	shut := map[byte]byte{'(': ')', '[': ']', '{': '}'}[text[0]]
	for i, c := range text {
		switch {
		case c == '\n' || c == '\r':
			return -1
		case c == shut:
			for i+1 < len(text) && text[i+1] == shut {
				i++
			}
			return i
		}
	}
	return -1
}

// meansTurn reports whether words in brackets say something of the turn: one word that is known, or several that only name who acts and how.
func (l *lexer) meansTurn(inside string) bool {
	words := strings.FieldsFunc(strings.ToLower(inside), func(r rune) bool { return r < 0x80 && !isWord(byte(r)) })
	for _, word := range words {
		t, ok := l.meaning(word)
		switch {
		case !ok:
			return false
		case len(words) > 1 && l.v.Leads != rules.NoLead && t.kind != groupWord && t.kind != modeWord && t.kind != endOfText:
			return false
		}
	}
	return len(words) > 0
}

// holdsSquare reports whether a letter with a number behind it stands in a text.
func holdsSquare(text string) bool {
	for i := 1; i < len(text); i++ {
		if c := text[i-1] | 0x20; isDigit(text[i]) && c >= 'a' && c <= 'z' {
			return true
		}
	}
	return false
}
