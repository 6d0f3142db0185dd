package parts

import (
	"bytes"
	"strings"
	"unicode"
)

// LineFeeds gives every line the end LF, so that all that follows knows one kind of line.
func LineFeeds(raw []byte) []byte {
	out := bytes.ReplaceAll(raw, []byte("\r\n"), []byte("\n"))
	return bytes.ReplaceAll(out, []byte("\r"), []byte("\n"))
}

// nextLine returns the line that begins at a place, without its end, and where the one behind it begins.
func nextLine(raw []byte, at int) (line []byte, next int) {
	if end := bytes.IndexByte(raw[at:], '\n'); end >= 0 {
		return raw[at : at+end], at + end + 1
	}
	return raw[at:], len(raw)
}

// OneLine makes words of a header fit for one line of a letter or a log: it removes controls, and the
// marks that turn the direction of writing, and joins white space.
func OneLine(s string) string {
	s = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r):
			return -1
		}
		return r
	}, s)
	return strings.Join(strings.Fields(s), " ")
}

// Clip cuts text off behind so many bytes, between letters.
func Clip(s string, most int) string {
	if len(s) <= most {
		return s
	}
	return strings.ToValidUTF8(s[:most], "")
}
