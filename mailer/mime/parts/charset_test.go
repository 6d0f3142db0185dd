package parts

import (
	"strings"
	"testing"
)

// TestDecodeCharset has what the letters of cmd/pbem/testdata/letters/encodings do not show: names and bytes that do not fit.
func TestDecodeCharset(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"iso-2022-kr", "orange caf\xe9", "orange café"},
		{"replacement", "orange \xe9", "orange é"},
		{"utf-16", "orange", "orange"},
		{"ibm037", "orange", "orange"},
		{"utf-7", "+AOk- 1+x-y +- + +2Dz-", "é 1+x-y + + \ufffd"},
		{"utf-8", "\xff\xfeo\x00\n\x00", "o\n"},
		{"ISO_8859-2", "\xb1", "ą"},
		{"latin-2", "\xb1", "ą"},
		{"ISO-8859-8-I", "\xe0", "א"},
		{"cp1251", "\xe4", "д"},
		{"x-sjis", "\x83\x65", "テ"},
		{"iso-2022-jp", "\x1b$B$\"\x1b(B\nok", "あ\nok"},
		{"iso-2022-jp", "é", "é"}, // UTF-8, called otherwise
		{"", "a\r\nb\rc\x00d", "a\nb\ncd"},
	} {
		if got := decodeCharset([]byte(c.text), c.name); got != c.want {
			t.Errorf("%s %q: got %q, want %q", c.name, c.text, got, c.want)
		}
	}
}

// TestNoMegabyteDecodesIntoTen: the limit on what is decoded stands behind the limit on the size, because no byte of a charset
// becomes more than three.
func TestNoMegabyteDecodesIntoTen(t *testing.T) {
	for _, charset := range []string{"", "windows-1252", "gb18030", "big5", "shift_jis", "euc-kr", "iso-2022-jp", "utf-7", "utf-16", "koi8-r"} {
		for b := range 256 {
			text := []byte(strings.Repeat(string([]byte{byte(b)}), 1000))
			if n := len(decodeCharset(text, charset)); n > 3*len(text) {
				t.Errorf("%s: 1000 bytes %x become %d", charset, b, n)
			}
		}
	}
}
