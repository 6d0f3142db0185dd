package parts

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// leavesASCII reports whether undoing a charset leaves the ASCII of a text as it is. Some charsets never do. The others are tried on the
// text: every line of ASCII alone stays, and in a line with other bytes no letter of ASCII is new. What stands between the escapes of
// ISO 2022, which the text itself has, is no ASCII.
func leavesASCII(text []byte, name string) bool {
	if key := charsetKey(name); writesASCIIOtherwise(key) || bytes.HasPrefix(text, []byte("\xff\xfe")) || bytes.HasPrefix(text, []byte("\xfe\xff")) {
		return false
	}
	text = bytes.ReplaceAll(LineFeeds(text), []byte("\x00"), nil)
	before, after := strings.Split(string(text), "\n"), strings.Split(decodeCharset(text, name), "\n")
	if len(before) != len(after) {
		return false
	}
	for i, line := range before {
		plain := isASCII([]byte(line)) && !strings.Contains(line, "\x1b")
		if plain && after[i] != line || !plain && !within(ascii(after[i]), ascii(line)) {
			return false
		}
	}
	return true
}

// writesASCIIOtherwise knows the charsets in which a letter of ASCII is not always its own byte, or a byte of ASCII not always its letter.
func writesASCIIOtherwise(key string) bool {
	for _, family := range [...]string{"utf7", "utf16", "utf32", "ucs", "unicode", "csunicode", "iso10646", "hz", "ebcdic", "cp037", "ibm037", "ibm1047"} {
		if strings.HasPrefix(key, family) {
			return true
		}
	}
	return strings.Contains(key, "utf7")
}

// ascii is the letters of ASCII in a line.
func ascii(line string) string {
	return strings.Map(func(r rune) rune {
		if r >= utf8.RuneSelf {
			return -1
		}
		return r
	}, strings.ToValidUTF8(line, ""))
}

// within reports whether a word's letters stand in a text in their order.
func within(word, text string) bool {
	for i := range len(word) {
		at := strings.IndexByte(text, word[i])
		if at < 0 {
			return false
		}
		text = text[at+1:]
	}
	return true
}
