package compose

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"mime"
	"mime/quotedprintable"
	"slices"
	"strconv"
	"strings"
)

// maxLine is what no line of a letter may exceed (RFC 5322, 2.1.1), without its CRLF.
const maxLine = 998

func (l *Letter) appendLetter(b []byte) []byte {
	pictures := l.pictures()
	l.Body = spoken(l.Body, l.Language)
	text, page := l.text(), l.page(pictures)
	b = l.appendHeaders(slices.Grow(b, 4096+(len(text)+len(page))*17/16))
	if len(l.Attachments) == 0 {
		return l.appendWords(b, text, page, pictures)
	}
	boundary := l.boundary("mixed", text, page)
	b = appendMultipart(b, "mixed", boundary)
	b = l.appendWords(appendBoundary(b, boundary), text, page, pictures)
	for _, a := range l.Attachments {
		b = a.append(appendBoundary(b, boundary))
	}
	return appendLastBoundary(b, boundary)
}

// appendWords writes the body: text alone, or text and HTML, with its pictures, as alternatives.
func (l *Letter) appendWords(b, text, page []byte, pictures []picture) []byte {
	if page == nil {
		return appendPart(b, "text/plain", text)
	}
	boundary := l.boundary("alternative", text, page)
	b = appendMultipart(b, "alternative", boundary)
	b = appendPart(appendBoundary(b, boundary), "text/plain", text)
	b = l.appendPage(appendBoundary(b, boundary), text, page, pictures)
	return appendLastBoundary(b, boundary)
}

// appendPage writes the HTML, and the pictures that it shows beside it (RFC 2387).
func (l *Letter) appendPage(b, text, page []byte, pictures []picture) []byte {
	if len(pictures) == 0 {
		return appendPart(b, "text/html", page)
	}
	boundary := l.boundary("related", text, page)
	b = appendMultipart(b, "related;\r\n type=\"text/html\"", boundary)
	b = appendPart(appendBoundary(b, boundary), "text/html", page)
	for _, p := range pictures {
		b = p.append(appendBoundary(b, boundary))
	}
	return appendLastBoundary(b, boundary)
}

// boundary derives a boundary from the Message-ID, and another one should somebody have guessed it and written it into
// the text.
func (l *Letter) boundary(kind string, parts ...[]byte) string {
	for n := 0; ; n++ {
		sum := sha256.Sum256([]byte(kind + strconv.Itoa(n) + l.MessageID))
		boundary := "pbem-" + hex.EncodeToString(sum[:12])
		if !containsAny(parts, boundary) {
			return boundary
		}
	}
}

func containsAny(parts [][]byte, word string) bool {
	for _, p := range parts {
		if bytes.Contains(p, []byte(word)) {
			return true
		}
	}
	return false
}

func appendMultipart(b []byte, kind, boundary string) []byte {
	b = append(append(append(b, "Content-Type: multipart/"...), kind...), ";\r\n boundary=\""...)
	return append(append(b, boundary...), "\"\r\n\r\n"...)
}

func appendBoundary(b []byte, boundary string) []byte {
	return append(append(append(b, "--"...), boundary...), "\r\n"...)
}

func appendLastBoundary(b []byte, boundary string) []byte {
	return append(append(append(b, "--"...), boundary...), "--\r\n"...)
}

// appendPart writes a body part of text with LF line ends, as it is where the mail format allows, else quoted-printable.
func appendPart(b []byte, kind string, text []byte) []byte {
	b = append(append(append(b, "Content-Type: "...), kind...), "; charset=utf-8\r\nContent-Transfer-Encoding: "...)
	if sevenBit(text) {
		return appendLines(append(b, "7bit\r\n\r\n"...), text)
	}
	var coded bytes.Buffer
	coded.Grow(len(text) + len(text)/4)
	w := quotedprintable.NewWriter(&coded)
	w.Write(text) // a bytes.Buffer takes everything
	w.Close()
	return append(append(b, "quoted-printable\r\n\r\n"...), coded.Bytes()...)
}

// sevenBit reports whether text may go as it is: ASCII in lines that are short enough.
func sevenBit(text []byte) bool {
	const high = 0x8080808080808080
	i := 0
	for ; i+8 <= len(text); i += 8 {
		if binary.LittleEndian.Uint64(text[i:])&high != 0 {
			return false
		}
	}
	for ; i < len(text); i++ {
		if text[i] >= 0x80 {
			return false
		}
	}
	for line := range bytes.Lines(text) {
		if len(line) > maxLine {
			return false
		}
	}
	return true
}

// appendLines writes lines that end in LF with CRLF.
func appendLines(b, text []byte) []byte {
	for len(text) > 0 {
		line, rest, _ := bytes.Cut(text, []byte{'\n'})
		b = append(append(b, line...), "\r\n"...)
		text = rest
	}
	return b
}

// base64Line is how many bytes make a line of 76 characters.
const base64Line = 57

func (a Attachment) append(b []byte) []byte {
	kind, parameters, err := mime.ParseMediaType(a.Type)
	if err != nil || strings.HasPrefix(kind, "multipart/") || strings.HasPrefix(kind, "message/") {
		kind, parameters = "application/octet-stream", nil
	}
	name := mime.FormatMediaType("attachment", map[string]string{"filename": cmp.Or(oneLine(a.Name, nameLength), "file")})
	b = appendField(b, "Content-Type", mime.FormatMediaType(kind, parameters))
	b = appendField(b, "Content-Disposition", name)
	b = appendField(b, "Content-Transfer-Encoding", "base64")
	return appendBase64(append(b, "\r\n"...), a.Data)
}

func appendBase64(b, data []byte) []byte {
	for len(data) > 0 {
		n := min(base64Line, len(data))
		b = append(base64.StdEncoding.AppendEncode(b, data[:n]), "\r\n"...)
		data = data[n:]
	}
	return b
}
