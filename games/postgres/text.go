package postgres

import (
	"strings"
	"unicode/utf8"
)

// PostgreSQL keeps no NUL and nothing that is not UTF-8 in a text; letters, and the answers of mail servers, may have either. Each byte that
// cannot be kept is written as a character of the last 256 of Unicode's last private plane, and so is each byte of such a character that
// was there before. Texts without any are kept as they are, and what is read is what was written, byte for byte.
const firstSpare = 0x10FF00

// kept is a text as the tables keep it.
func kept(text string) string {
	if keepable(text) {
		return text
	}
	var b strings.Builder
	for len(text) > 0 {
		r, size := utf8.DecodeRuneInString(text)
		if r == 0 || r == utf8.RuneError && size == 1 || r >= firstSpare {
			for _, one := range []byte(text[:size]) {
				b.WriteRune(firstSpare + rune(one))
			}
		} else {
			b.WriteString(text[:size])
		}
		text = text[size:]
	}
	return b.String()
}

// spareLead is how every character that stands for a byte begins.
const spareLead = "\xf4\x8f"

func keepable(text string) bool {
	return !strings.Contains(text, spareLead) && strings.IndexByte(text, 0) < 0 && utf8.ValidString(text)
}

// told is the text that was kept.
func told(text string) string {
	if !strings.Contains(text, spareLead) {
		return text
	}
	var b strings.Builder
	for _, r := range text {
		if r >= firstSpare {
			b.WriteByte(byte(r - firstSpare))
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}
