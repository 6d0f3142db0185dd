package parts

import (
	"bytes"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/emersion/go-message/charset"
	"golang.org/x/text/encoding/charmap"
)

// decodeCharset makes UTF-8 of text, with LF line ends and without NUL bytes.
func decodeCharset(text []byte, name string) string {
	return strings.NewReplacer("\r\n", "\n", "\r", "\n", "\x00", "").Replace(convert(text, name))
}

// convert makes UTF-8 of text. Names are often wrong, and squares and commands are ASCII, so that whatever the name says,
// ASCII survives: a byte order mark counts more than the name, text that is valid UTF-8 is taken for that where a name
// means Latin letters or is not known, and what no name explains is Windows-1252, which gives every byte a character.
func convert(text []byte, name string) string {
	key := charsetKey(name)
	if strings.Contains(key, "utf7") {
		return convert(decodeUTF7(text), "")
	}
	if converted, ok := decodeUTF16(text, key); ok {
		return converted
	}
	if isASCII(text) && !isEscaped(key) {
		return string(text)
	}
	converted, ok := decodeNamed(text, label(key, name))
	if ok && (!strings.ContainsRune(converted, utf8.RuneError) || !utf8.Valid(text)) {
		return converted
	}
	return guess(text)
}

// charsetKey makes one spelling of the many that a charset's name has: "ISO_8859-1", "iso8859-1", "Latin1;".
func charsetKey(name string) string {
	name, _, _ = strings.Cut(strings.ToLower(name), "*") // RFC 2231's language
	return strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, name)
}

// isEscaped tells the charsets that write other letters with ASCII bytes.
func isEscaped(key string) bool {
	return strings.HasPrefix(key, "iso2022") || strings.HasPrefix(key, "csiso2022") || strings.HasPrefix(key, "hz") || strings.HasPrefix(key, "cp5022")
}

// label returns the name by which the library knows a charset, "" for those that guessing decides. Where a name stands for
// several, it is the one that holds the others.
func label(key, name string) string {
	digits := strings.TrimLeft(key, "abcdefghijklmnopqrstuvwxyz")
	switch family := key[:len(key)-len(digits)]; {
	case slices.Contains([]string{"gb", "gbk", "cp936", "ms936", "xgbk", "euccn", "csgb2312"}, key) || family == "gb":
		return "gb18030"
	case slices.Contains([]string{"cp932", "ms932", "sjis", "xsjis", "mskanji"}, key) || family == "shiftjis":
		return "shift_jis"
	case strings.HasPrefix(key, "iso2022jp") || strings.HasPrefix(key, "cp5022"):
		return "iso-2022-jp"
	case strings.HasPrefix(key, "ksc5601") || key == "cp949" || key == "ms949" || key == "uhc":
		return "euc-kr"
	case key == "cp950" || key == "ms950" || strings.HasPrefix(key, "big5"):
		return "big5"
	case key == "koi8" || key == "koi8r":
		return "koi8-r"
	case len(digits) == 4 && strings.HasPrefix(digits, "125") && digits != "1252" && (family == "cp" || family == "win" || family == "windows" || family == "xcp"):
		return "windows-" + digits
	case family == "iso" && strings.HasPrefix(digits, "8859") && digits != "88591" && strings.Trim(digits, "0123456789") == "":
		return "iso-8859-" + digits[len("8859"):]
	case family == "latin" && digits != "1":
		return key
	case slices.Contains([]string{"iso88591", "latin1", "windows1252", "cp1252", "win1252", "usascii", "ascii", "utf8", "replacement", "xuserdefined", "iso2022kr", "iso2022cn", "csiso2022kr"}, key):
		return ""
	}
	return strings.TrimSpace(name)
}

// decodeNamed decodes text in a charset by its name; false if nobody knows it.
func decodeNamed(text []byte, name string) (string, bool) {
	if name == "" {
		return "", false
	}
	r, err := charset.Reader(name, bytes.NewReader(text))
	if err != nil {
		return "", false
	}
	converted, err := io.ReadAll(r)
	return strings.ToValidUTF8(string(converted), "\ufffd"), err == nil
}

// guess takes text for UTF-8 where half of what is beyond ASCII or more is valid as that, which is no accident, else for Windows-1252.
func guess(text []byte) string {
	if utf8.Valid(text) {
		return string(text)
	}
	valid, broken := 0, 0
	for rest := text; len(rest) > 0; {
		r, n := utf8.DecodeRune(rest)
		switch {
		case r == utf8.RuneError && n == 1:
			broken++
		case n > 1:
			valid++
		}
		rest = rest[n:]
	}
	if valid > 0 && valid >= broken {
		return strings.ToValidUTF8(string(text), "\ufffd")
	}
	return windows1252(text)
}

func windows1252(text []byte) string {
	converted, err := charmap.Windows1252.NewDecoder().Bytes(text)
	if err != nil {
		return strings.ToValidUTF8(string(text), "\ufffd")
	}
	return string(converted)
}

func isASCII(text []byte) bool {
	return !slices.ContainsFunc(text, func(c byte) bool { return c >= utf8.RuneSelf || c == 0 })
}
