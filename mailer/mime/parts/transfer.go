package parts

import (
	"bytes"
	"encoding/base64"
	"strings"
	"unicode"
	"unicode/utf8"
)

// decodeTransfer undoes a transfer encoding. Where the bytes break its rules, as much as can be read is read; an encoding
// nobody knows is taken for none, unless the text shows which it is. No encoding makes text longer, so nothing here needs a
// bound.
func decodeTransfer(encoding string, body []byte) []byte {
	switch encodingKey(encoding) {
	case "quotedprintable":
		return decodeQuotedPrintable(body)
	case "base64":
		return decodeBase64(body)
	case "7bit", "8bit", "binary":
		return body
	}
	if looksQuotedPrintable(body) {
		return decodeQuotedPrintable(body)
	}
	return body
}

// encodingKey makes one spelling of the many that a transfer encoding's name has.
func encodingKey(encoding string) string {
	return strings.NewReplacer("-", "", "_", "", " ", "", `"`, "").Replace(encoding)
}

// looksQuotedPrintable tells text whose encoding was lost on the way: it has soft line breaks and escaped bytes, and no others.
func looksQuotedPrintable(body []byte) bool {
	if !isASCII(body) || !bytes.Contains(body, []byte("=\n")) {
		return false
	}
	for _, escaped := range [...]string{"=3D", "=C2", "=C3", "=E2", "=D0", "=D1", "=E3", "=E4", "=E5", "=E6"} {
		if bytes.Contains(body, []byte(escaped)) {
			return true
		}
	}
	return false
}

// decodeQuotedPrintable undoes quoted-printable (RFC 2045 section 6.7). What is no escape stays as it stands.
func decodeQuotedPrintable(body []byte) []byte {
	out := make([]byte, 0, len(body))
	for at := 0; at < len(body); {
		line, next := nextLine(body, at)
		ended := next > at+len(line)
		at = next
		line = bytes.TrimRight(line, " \t")
		if ended && bytes.HasSuffix(line, []byte("=")) { // a soft line break
			out = unescape(out, line[:len(line)-1])
			continue
		}
		out = unescape(out, line)
		if ended {
			out = append(out, '\n')
		}
	}
	return out
}

// unescape appends a line with its "=C3" undone.
func unescape(out, line []byte) []byte {
	for i := 0; i < len(line); i++ {
		high, low := hexDigit(line, i+1), hexDigit(line, i+2)
		if line[i] != '=' || high < 0 || low < 0 {
			out = append(out, line[i])
			continue
		}
		out = append(out, byte(high<<4|low))
		i += 2
	}
	return out
}

func hexDigit(line []byte, at int) int {
	if at >= len(line) {
		return -1
	}
	switch c := line[at]; {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c >= 'a' && c <= 'f':
		return int(c-'a') + 10
	case c >= 'A' && c <= 'F':
		return int(c-'A') + 10
	}
	return -1
}

// decodeBase64 undoes base64 (RFC 2045 section 6.8). Junk between the digits, missing padding and several encoded texts one
// behind the other are forgiven; what stands behind the padding and is no text is junk; a line of words where a group of digits is complete, as a mailing list adds it, ends the text.
// What does not begin with base64 at all is plain text that was wrongly called so.
func decodeBase64(body []byte) []byte {
	if isPlainWords(body) {
		return body
	}
	out := make([]byte, 0, len(body)/4*3)
	var group []byte              // digits that are not decoded yet
	begun, padded := false, false // padded: an encoded text has ended
	for at := 0; at < len(body); {
		start := at
		line, next := nextLine(body, at)
		at = next
		line = bytes.TrimSpace(line)
		if len(line) == 0 {
			continue
		}
		if looksLikeWords(line) && len(group) == 0 {
			if !begun {
				return body
			}
			break
		}
		if padded && !goesOnAsText(body[start:], out) {
			break
		}
		begun, padded = true, false
		for _, c := range line {
			switch {
			case c == '=' && len(group) > 0:
				out, group = appendGroup(out, group), group[:0]
				padded = true
			case padded && c != '=': // on the same line
				return out
			case isBase64Digit(c):
				if group = append(group, c); len(group) == 4 {
					out, group = appendGroup(out, group), group[:0]
				}
			}
		}
	}
	return appendGroup(out, group)
}

// goesOnAsText reports whether what stands behind the padding of a text is another text, and not junk: base64 from its first byte to its last,
// and, below what is UTF-8, UTF-8 without control characters.
func goesOnAsText(rest, text []byte) bool {
	digits := bytes.Join(bytes.Fields(rest), nil)
	more, err := base64.StdEncoding.AppendDecode(nil, digits)
	return err == nil && len(more) > 0 && (!isText(text) || isText(more))
}

func isText(text []byte) bool {
	return utf8.Valid(text) && !bytes.ContainsFunc(text, func(r rune) bool { return unicode.IsControl(r) && !unicode.IsSpace(r) && r != 0x1b })
}

const longestPlainWord = 24 // bytes: a longer one may well be base64

// isPlainWords tells a letter of a few plain words that is wrongly called base64: undone it would be no text, and each of its words is in small
// letters behind the first, or holds a number as a square does.
func isPlainWords(body []byte) bool {
	words := bytes.Fields(body)
	if len(words) == 0 || bytes.IndexByte(body, '=') >= 0 || isText(undone(body)) {
		return false
	}
	for _, word := range words {
		small := bytes.TrimLeft(word[1:], "abcdefghijklmnopqrstuvwxyz0123456789-:,.!?")
		if len(word) > longestPlainWord || len(small) > 0 {
			return false
		}
	}
	return true
}

// undone is a body with its base64 undone, as far as it is such.
func undone(body []byte) []byte {
	out, _ := base64.RawStdEncoding.AppendDecode(nil, bytes.Join(bytes.Fields(body), nil))
	return out
}

// appendGroup decodes up to four digits; a single one says nothing.
func appendGroup(out, group []byte) []byte {
	decoded, _ := base64.RawStdEncoding.AppendDecode(out, group)
	return decoded
}

func isBase64Digit(c byte) bool {
	return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '+' || c == '/'
}

// looksLikeWords reports whether a line has more between its digits than an accident leaves there.
func looksLikeWords(line []byte) bool {
	junk := 0
	for _, c := range line {
		if !isBase64Digit(c) && c != '=' {
			junk++
		}
	}
	return junk*8 > len(line)
}
