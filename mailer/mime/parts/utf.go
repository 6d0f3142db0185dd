package parts

import (
	"bytes"
	"encoding/base64"
	"strings"
	"unicode/utf16"
)

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
