package parts

import (
	"bytes"
	"encoding/base64"
	"io"
	"slices"
	"strings"
	"unicode/utf16"
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

// decodeUTF16 undoes UTF-16 where it is marked by a byte order mark or called so. Without a mark the place of the zero bytes
// tells which half of a letter comes first; text that has none of them is none and stays as it is.
func decodeUTF16(text []byte, key string) (string, bool) {
	little := bytes.HasPrefix(text, []byte("\xff\xfe"))
	if !little && !bytes.HasPrefix(text, []byte("\xfe\xff")) {
		if !strings.HasPrefix(key, "utf16") && key != "unicode" && key != "ucs2" && key != "iso10646ucs2" {
			return "", false
		}
		if isASCII(text) {
			return string(text), true
		}
		little = key == "utf16le" || zeros(text, 1) > zeros(text, 0)
	}
	units := make([]uint16, 0, len(text)/2)
	for i := 0; i+1 < len(text); i += 2 {
		high, low := text[i], text[i+1]
		if little {
			high, low = low, high
		}
		units = append(units, uint16(high)<<8|uint16(low))
	}
	return strings.TrimPrefix(string(utf16.Decode(units)), "\ufeff"), true
}

// zeros counts the zero bytes at even places, or at odd ones.
func zeros(text []byte, from int) int {
	n := 0
	for i := from; i < len(text); i += 2 {
		if text[i] == 0 {
			n++
		}
	}
	return n
}

// decodeUTF7 undoes UTF-7 (RFC 2152): "+AOk-" is "é", "+-" is "+". What breaks its rules stays as it stands.
func decodeUTF7(text []byte) []byte {
	out := make([]byte, 0, len(text))
	for i := 0; i < len(text); {
		if text[i] != '+' {
			out = append(out, text[i])
			i++
			continue
		}
		end := i + 1
		for end < len(text) && isBase64Digit(text[end]) {
			end++
		}
		closed := end < len(text) && text[end] == '-'
		switch letters, ok := fromUTF7(text[i+1 : end]); {
		case end == i+1 && closed:
			out = append(out, '+')
		case ok:
			out = append(out, letters...)
		default:
			out, closed = append(out, text[i:end]...), false
		}
		i = end
		if closed {
			i++
		}
	}
	return out
}

// fromUTF7 decodes what stands between "+" and "-": big-endian UTF-16 in base64 without padding.
func fromUTF7(digits []byte) (letters []byte, ok bool) {
	raw, err := base64.RawStdEncoding.AppendDecode(nil, digits)
	if err != nil || len(raw) < 2 || len(raw)%2 != 0 {
		return nil, false
	}
	var units []uint16
	for i := 0; i < len(raw); i += 2 {
		units = append(units, uint16(raw[i])<<8|uint16(raw[i+1]))
	}
	return []byte(string(utf16.Decode(units))), true
}
