package record

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf16"

	"pbem/rules/phrase"
)

// What is written is clean, and what is read must be: a control character would reach terminals and pages, and a record with
// one would not be written again in the same bytes. Marks that turn the direction of writing are no control characters: names
// may have them, and whoever prints a record must mind them.

// isControl reports whether a character has no place in a line: it would end or change it.
func isControl(r rune) bool { return unicode.IsControl(r) || r == '\u2028' || r == '\u2029' }

// checkLine refuses control characters; between the words of a turn, a tab is a space.
func checkLine(line string) error {
	if isPlain(line) {
		return nil
	}
	for _, r := range line {
		if isControl(r) && r != '\t' {
			return phrase.Errorf("record-control", "character", fmt.Sprintf("%U", r))
		}
	}
	return nil
}

// checkTab refuses a tab in a tag or a comment: all others were refused before.
func checkTab(text string) error {
	if strings.ContainsRune(text, '\t') {
		return phrase.Errorf("record-tab")
	}
	return nil
}

// isPlain reports whether a text is printable ASCII, as nearly all are. It looks at eight bytes at once: every record is read
// through by it, and written, too, if it is signed.
func isPlain(s string) bool {
	const each = 0x0101010101010101
	for ; len(s) >= 8; s = s[8:] {
		x := uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
			uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
		// The highest bit of a byte is set if it was (no ASCII), if 0x20 cannot be taken from it (controls), or if it is 0x7F.
		if (x|(x-0x20*each)|(x+each))&(0x80*each) != 0 {
			return false
		}
	}
	for i := range len(s) {
		if s[i] < ' ' || s[i] >= 0x7F {
			return false
		}
	}
	return true
}

// Clean makes a text fit for one line: valid UTF-8 without control characters.
func Clean(s string) string { return clean(s) }

// clean makes a text fit for one line: valid UTF-8 without control characters.
func clean(s string) string {
	if isPlain(s) {
		return s
	}
	return strings.Map(func(r rune) rune {
		if isControl(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(s, "\uFFFD"))
}

// PlainJSON spells out, as JSON may (\u202e), what a terminal would obey or hide: control characters, and marks that turn the direction of
// writing. What the JSON says stays the same.
func PlainJSON(text []byte) []byte {
	if !bytes.ContainsFunc(text, isHidden) {
		return text
	}
	return []byte(spelled(string(text)))
}

// isHidden reports whether a character is one that nobody would see. The line ends of the text itself are none.
func isHidden(r rune) bool {
	return r != '\n' && r != '\r' && r != '\t' && !unicode.IsPrint(r) && !unicode.Is(unicode.Zs, r)
}

// spelled spells hidden characters out in UTF-16.
func spelled(text string) string {
	var b strings.Builder
	for _, r := range text {
		if !isHidden(r) {
			b.WriteRune(r)
			continue
		}
		for _, unit := range utf16.AppendRune(nil, r) {
			fmt.Fprintf(&b, `\u%04x`, unit)
		}
	}
	return b.String()
}
