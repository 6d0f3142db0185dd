package mime

import (
	stdmime "mime"
	"strings"
	"unicode"

	"github.com/emersion/go-message/charset"
)

// decodeWords undoes encoded words (RFC 2047) in a header value; raw eight-bit text is guessed as in a body.
func decodeWords(value string) string {
	decoder := stdmime.WordDecoder{CharsetReader: charset.Reader}
	decoded, err := decoder.DecodeHeader(value)
	if err != nil {
		decoded = value
	}
	return convert([]byte(decoded), "")
}

// oneLine removes controls, and the marks that turn the direction of writing, and joins white space.
func oneLine(s string) string {
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
