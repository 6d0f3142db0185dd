package chat

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// word is a word of a text.
type word struct {
	text    string // folded
	at, end int
	apart   bool // punctuation stands in front of it, or an empty line
}

// wordsOf are the words of a text: runs of letters, digits and the apostrophes in them.
func wordsOf(text string) (list []word) {
	apart := true
	for at := 0; at < len(text); {
		end := at + strings.IndexFunc(text[at:]+" ", func(r rune) bool { return !inWord(r) })
		if end = min(end, len(text)); end == at {
			r, size := utf8.DecodeRuneInString(text[at:])
			apart = apart || strings.ContainsRune(".!?…,;:()[]{}\"“”„«»。！？，、¡¿", r) || r == '\n' && strings.HasPrefix(strings.TrimLeft(text[at+size:], " \t\r\u00a0"), "\n")
			at += size
			continue
		}
		if folded := Fold(text[at:end]); folded != "" {
			list = append(list, word{folded, at, end, apart})
			apart = false
		}
		at = end
	}
	return list
}

// inWord reports whether a character belongs to a word. Invisible ones do, and are dropped.
func inWord(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || unicode.Is(unicode.Cf, r) || strings.ContainsRune("'’‘`´", r)
}

// Fold brings the ways to write one word together: without capitals, accents and what is invisible; "ß" is "ss" and "ä" is "ae".
func Fold(word string) string {
	var b strings.Builder
	for _, r := range norm.NFKD.String(umlauts.Replace(norm.NFC.String(strings.ToLower(word)))) {
		switch {
		case r == 'ß':
			b.WriteString("ss")
		case strings.ContainsRune("’‘`´'", r):
			b.WriteByte('\'')
		case unicode.IsLetter(r), unicode.IsDigit(r):
			b.WriteRune(r)
		}
	}
	return strings.Trim(b.String(), "'")
}

func join(words []word) string {
	if len(words) == 1 {
		return words[0].text
	}
	var b strings.Builder
	for i, w := range words {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(w.text)
	}
	return b.String()
}
