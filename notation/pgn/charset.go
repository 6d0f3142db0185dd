package pgn

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"

	"pbem/rules/phrase"
)

// decoded returns a file's text as UTF-8 with line ends of LF. PGN was defined in Latin-1 (section 4.1), which Windows programs write with
// letters of their own; what is neither, or half of each, is refused rather than read with letters missing.
func decoded(text string) (string, error) {
	if strings.HasPrefix(text, "\xff\xfe") || strings.HasPrefix(text, "\xfe\xff") {
		return "", phrase.Errorf("pgn-utf16")
	}
	text = strings.TrimLeft(text, "\ufeff")
	if !utf8.ValidString(text) {
		latin, ok := fromWindows(text)
		if !ok {
			return "", phrase.Errorf("pgn-charset")
		}
		text = latin
	}
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text)
	for i, r := range text {
		if unicode.IsControl(r) && !strings.ContainsRune("\n\t\v\f", r) {
			return "", at(text, text[i:], phrase.Errorf("record-control", "character", phrase.Quote(string(r), 0)))
		}
	}
	return text, nil
}

// fromWindows reads Latin-1 and Windows-1252. A text with letters in UTF-8 is in none of them.
func fromWindows(text string) (string, bool) {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if _, n := utf8.DecodeRuneInString(text[i:]); n > 1 {
			return "", false
		}
		r := charmap.Windows1252.DecodeByte(text[i])
		if r == utf8.RuneError {
			return "", false
		}
		b.WriteRune(r)
	}
	return b.String(), true
}

// at says in which line an error is, which is where the rest of the text begins.
func at(text, rest string, err error) error {
	return phrase.Errorf("record-line", "n", 1+strings.Count(text[:len(text)-len(rest)], "\n"), "why", err)
}
