package mime

import (
	"bytes"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/emersion/go-message"
	"github.com/emersion/go-message/charset"
	"golang.org/x/text/encoding/charmap"
)

// decode undoes a part's transfer encoding and charset, within the budget.
func (w *walker) decode(c content, body []byte) string {
	decoded := decodeTransfer(c.encoding, body, w.decoded)
	text := decodeCharset(decoded, c.charset)
	if len(text) > w.decoded {
		text = strings.ToValidUTF8(text[:w.decoded], "")
	}
	w.decoded -= len(text)
	return text
}

// decodeTransfer undoes a transfer encoding. Where the bytes break its rules, as much as can be read is read; an encoding
// nobody knows is taken for none.
func decodeTransfer(encoding string, body []byte, most int) []byte {
	var h message.Header
	h.Set("Content-Transfer-Encoding", encoding)
	entity, err := message.New(h, bytes.NewReader(body))
	if err != nil {
		return body
	}
	decoded, err := io.ReadAll(io.LimitReader(entity.Body, int64(most)))
	switch {
	case err == nil:
		return decoded
	case encoding == "quoted-printable":
		return lenientQuotedPrintable(body)
	case len(decoded) == 0:
		return body // plain text that was wrongly called base64
	}
	return decoded
}

// lenientQuotedPrintable leaves what is no escape as it stands.
func lenientQuotedPrintable(body []byte) []byte {
	out := make([]byte, 0, len(body))
	for i := 0; i < len(body); i++ {
		if body[i] != '=' {
			out = append(out, body[i])
			continue
		}
		if end := lineEnd(body, i+1); end > 0 {
			i = end // a soft line break
			continue
		}
		high, low := hexDigit(body, i+1), hexDigit(body, i+2)
		if high < 0 || low < 0 {
			out = append(out, '=')
			continue
		}
		out = append(out, byte(high<<4|low))
		i += 2
	}
	return out
}

// lineEnd returns where the line end is that follows at a place behind nothing but blanks; 0 if there is none.
func lineEnd(body []byte, at int) int {
	for at < len(body) && (body[at] == ' ' || body[at] == '\t') {
		at++
	}
	if at < len(body) && body[at] == '\n' {
		return at
	}
	return 0
}

func hexDigit(body []byte, at int) int {
	if at >= len(body) {
		return -1
	}
	return strings.IndexByte("0123456789ABCDEF", bytes.ToUpper(body[at : at+1])[0])
}

// decodeCharset makes UTF-8 of text, with LF line ends. A charset that is missing, unknown or wrong is guessed: UTF-8 where
// the bytes are valid, else Windows-1252, which gives every byte a character.
func decodeCharset(text []byte, name string) string {
	return strings.ReplaceAll(convert(text, name), "\r", "")
}

func convert(text []byte, name string) string {
	switch name {
	case "", "utf-8", "utf8", "us-ascii", "ascii", "ansi_x3.4-1968", "unknown-8bit", "iso-8859-1", "latin1", "windows-1252":
		if utf8.Valid(text) && name != "iso-8859-1" && name != "latin1" && name != "windows-1252" {
			return string(text)
		}
		return windows1252(text)
	}
	r, err := charset.Reader(name, bytes.NewReader(text))
	if err == nil {
		converted, err := io.ReadAll(r)
		if err == nil {
			return strings.ToValidUTF8(string(converted), "\ufffd")
		}
	}
	if utf8.Valid(text) {
		return string(text)
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
