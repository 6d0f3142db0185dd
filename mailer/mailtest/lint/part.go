package lint

import (
	"bytes"
	"encoding/base64"
	"io"
	"mime"
	"mime/quotedprintable"
	"net/mail"
	"net/textproto"
	"net/url"
	"slices"
	"strings"
	"unicode/utf8"
)

// body checks that there is text alone, or text and HTML, with its pictures, as alternatives; and around that, where there are any, attachments.
func (c *checker) body(data []byte) {
	m, err := mail.ReadMessage(bytes.NewReader(data))
	if err != nil {
		return // told already
	}
	raw, err := io.ReadAll(m.Body)
	if err != nil {
		c.wrong("the body cannot be read: %v", err)
		return
	}
	head := textproto.MIMEHeader(m.Header)
	if media(head) != "multipart/mixed" {
		c.words(head, raw)
		return
	}
	parts := c.parts(head, raw)
	if len(parts) < 2 {
		c.wrong("a multipart/mixed of %d parts", len(parts))
		return
	}
	c.words(parts[0].head, parts[0].body)
	for _, p := range parts[1:] {
		c.attachment(p)
	}
}

type part struct {
	head textproto.MIMEHeader
	body []byte
}

func media(head textproto.MIMEHeader) string {
	kind, _, _ := mime.ParseMediaType(head.Get("Content-Type"))
	return kind
}

// parts cuts a multipart at its delimiters, which must be whole: each on a line of its own, the last one closed, nothing above
// the first or below the last.
func (c *checker) parts(head textproto.MIMEHeader, raw []byte) []part {
	_, parameters, err := mime.ParseMediaType(head.Get("Content-Type"))
	boundary := parameters["boundary"]
	if err != nil || boundary == "" || len(boundary) > 70 {
		c.wrong("Content-Type %q: %v", head.Get("Content-Type"), err)
		return nil
	}
	text, closed := strings.CutSuffix("\r\n"+string(raw), "\r\n--"+boundary+"--\r\n")
	pieces := strings.Split(text, "\r\n--"+boundary+"\r\n")
	if !closed || pieces[0] != "" || strings.Count(text, boundary) != len(pieces)-1 {
		c.wrong("the multipart %s is not well formed", boundary)
		return nil
	}
	var all []part
	for _, piece := range pieces[1:] {
		m, err := mail.ReadMessage(strings.NewReader(piece + "\r\n"))
		if err != nil {
			c.wrong("a part cannot be read: %v", err)
			continue
		}
		body, _ := io.ReadAll(m.Body)
		all = append(all, part{textproto.MIMEHeader(m.Header), body})
	}
	return all
}

func (c *checker) words(head textproto.MIMEHeader, raw []byte) {
	switch media(head) {
	case "text/plain":
		c.text(c.decode("text/plain", part{head, raw}))
	case "multipart/alternative":
		parts := c.parts(head, raw)
		if len(parts) != 2 || media(parts[0].head) != "text/plain" {
			c.wrong("the alternatives are not text and HTML")
			return
		}
		rich, pictures := c.related(parts[1])
		if media(rich.head) != "text/html" {
			c.wrong("the alternatives are not text and HTML")
			return
		}
		text, page := c.decode("text/plain", parts[0]), c.decode("text/html", rich)
		c.text(text)
		c.page(page)
		c.pictures(page, pictures)
		c.same(text, page)
		c.hashes(text, page)
	default:
		c.wrong("the words are of the kind %q", head.Get("Content-Type"))
	}
}

// decode undoes a part's transfer encoding, strictly, and checks what it says of itself.
func (c *checker) decode(kind string, p part) string {
	for name := range p.head {
		if strings.HasPrefix(name, "Content-") && name != "Content-Type" && name != "Content-Transfer-Encoding" {
			c.wrong("%s: a field %s", kind, name)
		}
	}
	_, parameters, err := mime.ParseMediaType(p.head.Get("Content-Type"))
	if err != nil || !strings.EqualFold(parameters["charset"], "utf-8") {
		c.wrong("%s: charset %q, %v", kind, parameters["charset"], err)
	}
	text := string(p.body)
	switch p.head.Get("Content-Transfer-Encoding") {
	case "7bit":
	case "quoted-printable":
		for line := range strings.SplitSeq(text, "\r\n") {
			if len(line) > 76 {
				c.wrong("%s: an encoded line of %d bytes", kind, len(line))
			}
		}
		decoded, err := io.ReadAll(quotedprintable.NewReader(strings.NewReader(text)))
		if err != nil || !escaped(text) { // the reader forgives
			c.wrong("%s is not quoted-printable: %v", kind, err)
		}
		text = string(decoded)
	default:
		c.wrong("%s: encoding %q", kind, p.head.Get("Content-Transfer-Encoding"))
	}
	if !utf8.ValidString(text) {
		c.wrong("%s is not UTF-8", kind)
	}
	if kind == "text/html" {
		c.secrets(kind, c.withoutButtons(text))
	} else {
		c.secrets(kind, text)
	}
	return strings.ReplaceAll(text, "\r\n", "\n")
}

// escaped reports whether each = of quoted-printable text is followed by two digits in capitals or by the end of its line.
func escaped(text string) bool {
	for {
		_, rest, found := strings.Cut(text, "=")
		if !found {
			return true
		}
		if len(rest) < 2 || rest[:2] != "\r\n" && (!hexDigit(rest[0]) || !hexDigit(rest[1])) {
			return false
		}
		text = rest[2:]
	}
}

func hexDigit(b byte) bool { return b >= '0' && b <= '9' || b >= 'A' && b <= 'F' }

func (c *checker) attachment(p part) {
	disposition, parameters, err := mime.ParseMediaType(p.head.Get("Content-Disposition"))
	if err != nil || disposition != "attachment" || parameters["filename"] == "" || strings.ContainsFunc(parameters["filename"], unfit) {
		c.wrong("an attachment is placed as %q: %v", p.head.Get("Content-Disposition"), err)
	}
	if kind := media(p.head); kind == "" || strings.HasPrefix(kind, "multipart/") || strings.HasPrefix(kind, "message/") {
		c.wrong("an attachment is of the kind %q", p.head.Get("Content-Type"))
	}
	c.secrets("an attachment", string(c.file("an attachment", p)))
}

// file decodes a part that must be in base64.
func (c *checker) file(what string, p part) []byte {
	data, err := base64.StdEncoding.DecodeString(strings.ReplaceAll(string(p.body), "\r\n", ""))
	if encoding := p.head.Get("Content-Transfer-Encoding"); err != nil || encoding != "base64" {
		c.wrong("%s is encoded as %q: %v", what, encoding, err)
	}
	for line := range bytes.SplitSeq(p.body, []byte("\r\n")) {
		if len(line) > 76 {
			c.wrong("%s has an encoded line of %d bytes", what, len(line))
		}
	}
	return data
}

// secrets finds tags: they belong into Reply-To, the reader's subject and the envelope, and nowhere else, however they are
// written.
func (c *checker) secrets(where, text string) {
	plain, err := url.PathUnescape(text)
	if err != nil {
		plain = text
	}
	for _, words := range []string{text, plain} {
		if found := findTag(words); found != "" {
			c.wrong("%s holds the secret %s", where, found)
			return
		}
	}
}

// hashes checks that a letter tells the hash of a record once at most, in text and HTML alike, so that nobody can slip in another.
func (c *checker) hashes(text, page string) {
	told, shown := recordHash.FindAllString(text, -1), recordHash.FindAllString(pageText(page), -1)
	if len(told) > 1 || !slices.Equal(told, shown) {
		c.wrong("the text tells the hashes %q, the HTML %q", told, shown)
	}
}

// text checks that there is nothing that a terminal obeys, no line that is too wide, and none that ends in a space.
func (c *checker) text(text string) {
	if strings.TrimSpace(text) == "" {
		c.wrong("the text is empty")
	}
	for line := range strings.SplitSeq(text, "\n") {
		if i := strings.IndexFunc(line, unfit); i >= 0 {
			c.wrong("the text holds %q", line[i:])
		}
		if n := utf8.RuneCountInString(line); n > columns && !isURL(line) {
			c.wrong("%d columns: %q", n, line)
		}
		if strings.TrimRight(line, " ") != line {
			c.wrong("it ends in a space: %q", line)
		}
	}
}
