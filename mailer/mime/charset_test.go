package mime

import "testing"

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
