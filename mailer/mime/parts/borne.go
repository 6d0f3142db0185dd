package parts

import (
	"bytes"
	"encoding/base64"
	"strings"
	"unicode/utf8"
)

// Borne reports whether the body of a letter bears out what its own content fields say of how it is to be read (docs/security.md, "How far a letter is
// believed"). open tells of a field that nobody signed, be it there or not: it may have been added, changed or taken away by whoever
// handed the letter on, and then the same signed bytes would be read as other words. What is signed needs no bearing out.
//
// A body that could be read in two ways bears out neither: one that is a multipart from its first line to its last is no plain text, nor
// is one that begins with a tag, and one with soft line breaks is not without an encoding.
func Borne(raw []byte, open func(field string) bool) bool {
	h, body, _ := ReadHeader(LineFeeds(raw))
	body = bytes.ReplaceAll(body, []byte("\x00"), nil)
	c, typeOpen := contentOf(h), open("content-type")
	if c.Multipart() { // its transfer encoding is not looked at
		return !typeOpen || c.Media != "multipart/digest" && c.boundary != "" && enclosed(body, c.boundary)
	}
	if open("content-transfer-encoding") && !bearsEncoding(c.encoding, body) {
		return false
	}
	if !typeOpen {
		return true
	}
	if boundary, ok := firstBoundary(body); ok && enclosed(body, boundary) {
		return false
	}
	decoded := decodeTransfer(c.encoding, body)
	return leavesASCII(decoded, c.charset) && bearsMedia(c.Media, c.Text(body))
}

// bearsMedia reports whether a text is of its media type, "" for none. Of the types that are read as words only plain text and HTML can be
// told from the text.
func bearsMedia(media, text string) bool {
	switch media {
	case "", "text/plain":
		return !beginsWithTag(text)
	case "text/html", "application/xhtml+xml":
		return beginsWithTag(text)
	}
	return false
}

// beginsWithTag knows "<html>", "<!doctype html>", "<div dir=ltr>"; "<ada@example.org>" is no tag.
func beginsWithTag(text string) bool {
	rest, ok := strings.CutPrefix(strings.TrimLeft(text, "\ufeff \t\n"), "<")
	if !ok {
		return false
	}
	name := strings.TrimLeft(rest, "!?")
	end := strings.IndexFunc(name, func(r rune) bool { return r < 'A' || r > 'Z' && r < 'a' || r > 'z' })
	if end > 0 && name[end] >= '1' && name[end] <= '6' { // <h1>
		end++
	}
	return strings.HasPrefix(rest, "!--") || end > 0 && end < len(name) && strings.IndexByte(" \t\n>/", name[end]) >= 0
}

// preamble is the sentence that mail programs write above the first part.
const preamble = "This is a multi-part message in MIME format"

// enclosed reports whether a boundary is the first line that is not blank, below that sentence where it stands, and closes the last one.
func enclosed(body []byte, boundary string) bool {
	first, last := outerLines(body)
	return string(first) == "--"+boundary && string(last) == "--"+boundary+"--"
}

// firstBoundary returns what would be the boundary of a multipart.
func firstBoundary(body []byte) (boundary string, ok bool) {
	first, _ := outerLines(body)
	return strings.CutPrefix(string(first), "--")
}

// outerLines returns the first and the last line that is not blank, without white space at their ends, and without the sentence on top.
func outerLines(body []byte) (first, last []byte) {
	for at := 0; at < len(body); {
		line, next := nextLine(body, at)
		at = next
		line = bytes.TrimRight(line, " \t")
		if len(line) == 0 {
			continue
		}
		if first == nil && last == nil && strings.EqualFold(strings.TrimRight(string(line), "."), preamble) {
			last = line
			continue
		}
		if first == nil {
			first = line
		}
		last = line
	}
	return first, last
}

// bearsEncoding reports whether a body is in a transfer encoding, and undoing it makes no line that was none.
func bearsEncoding(encoding string, body []byte) bool {
	switch encodingKey(encoding) {
	case "quotedprintable":
		return lineEnds(decodeQuotedPrintable(body)) <= lineEnds(body)
	case "base64":
		return isWholeBase64(body)
	case "7bit", "8bit", "binary":
		return !isSoftBroken(body)
	}
	return !isSoftBroken(body) && !looksQuotedPrintable(body)
}

// lineEnds counts what becomes the end of a line.
func lineEnds(text []byte) int {
	return bytes.Count(text, []byte("\n")) + bytes.Count(text, []byte("\r"))
}

// isWholeBase64 reports whether a body is base64 from its first byte to its last (RFC 2045 section 6.8).
func isWholeBase64(body []byte) bool {
	digits := bytes.Join(bytes.Fields(body), nil)
	_, err := base64.StdEncoding.AppendDecode(nil, digits)
	return err == nil
}

// isSoftBroken reports whether a body is quoted-printable as far as anybody can see (RFC 2045 section 6.7), and undoing it joins lines.
func isSoftBroken(body []byte) bool {
	if !isASCII(body) {
		return false
	}
	broken := false
	for at := 0; at < len(body); {
		line, next := nextLine(body, at)
		ended := next > at+len(line)
		at = next
		line = bytes.TrimRight(line, " \t")
		for i, c := range line {
			switch {
			case c != '=' || hexDigit(line, i+1) >= 0 && hexDigit(line, i+2) >= 0:
			case i == len(line)-1:
				broken = broken || ended
			default:
				return false
			}
		}
	}
	return broken
}

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
