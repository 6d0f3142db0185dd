package notation

import "unicode/utf8"

// softBreak returns the length of a quoted-printable soft line break at the start of the text (RFC 2045, 6.7), or 0.
func softBreak(text string) int {
	if text[0] != '=' {
		return 0
	}
	i := 1
	for i < len(text) && (text[i] == ' ' || text[i] == '\t') {
		i++
	}
	if i < len(text) && text[i] == '\r' {
		i++
	}
	if i < len(text) && text[i] == '\n' {
		return i + 1
	}
	return 0
}

// escaped decodes a quoted-printable escape that was left in the text: "=20", "=2D", "=3D", "=E2=80=93". Other pairs that look
// like one are left alone, because "=B2" may also be somebody's promotion.
func escaped(text string) (rune, int) {
	first, ok := hexPair(text)
	if !ok {
		return 0, 0
	}
	switch first {
	case ' ', '=', '\t', '\n', '\r':
		return rune(first), 3
	case 0xA0, 0x96, 0x97:
		return windowsByte(first), 3
	}
	if first > ' ' && first <= '~' { // its first character is a digit, so it is nobody's promotion
		return rune(first), 3
	}
	if first < 0xC2 {
		return 0, 0
	}
	var sequence [utf8.UTFMax]byte
	for n := range sequence {
		b, ok := hexPair(text[min(3*n, len(text)):])
		if !ok {
			return 0, 0
		}
		sequence[n] = b
		if r, size := utf8.DecodeRune(sequence[:n+1]); r != utf8.RuneError && size == n+1 {
			return r, 3 * size
		}
	}
	return 0, 0
}

func hexPair(text string) (byte, bool) {
	if len(text) < 3 || text[0] != '=' {
		return 0, false
	}
	high, low := hexDigit(text[1]), hexDigit(text[2])
	return byte(high<<4 | low), high >= 0 && low >= 0
}

// hexDigit knows upper case only, as quoted-printable writes it; -1 is no digit.
func hexDigit(c byte) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c >= 'A' && c <= 'F':
		return int(c-'A') + 10
	}
	return -1
}

// windowsByte is what a byte that is no UTF-8 most likely was, in Windows-1252.
func windowsByte(b byte) rune {
	switch b {
	case 0x96, 0x97:
		return '-'
	case 0x85:
		return '…'
	case 0xA0:
		return ' '
	case 0xD7:
		return '×'
	}
	return utf8.RuneError
}
