package parts

import (
	"cmp"
	"fmt"
	"mime"
	"strings"
)

// Content is what a part says of itself.
type Content struct {
	Media      string // "text/plain", lower case
	Flowed     bool   // format=flowed (RFC 3676)
	DelSp      bool   // of format=flowed: the space at the end of a line that goes on is not part of the text
	ReportType string // of multipart/report (RFC 6522), lower case
	Method     string // of text/calendar (RFC 5546), lower case
	Attached   bool   // an attachment, or a file shown inline: not opened
	File       string // what an attached file is called; "" if it has no name
	charset    string
	boundary   string
	encoding   string // transfer encoding, lower case
}

// Content reads a part's content fields. missing is the media type of a part that names none (RFC 2046 section 5.1.5).
func (p *Part) Content(missing string) Content {
	if p.content == nil {
		c := contentOf(p.Header)
		p.content = &c
	}
	c := *p.content
	c.Media = cmp.Or(c.Media, missing)
	return c
}

// contentOf reads content fields; the media type is "" if they name none.
func contentOf(h Header) Content {
	media, params := mediaType(h.Get("content-type"))
	if !strings.Contains(media, "/") {
		media = "" // "text" of before MIME, or nothing
	}
	encoding, _, _ := strings.Cut(h.Get("content-transfer-encoding"), ";")
	disposition, file := mediaType(h.Get("content-disposition"))
	return Content{
		Media:      media,
		Flowed:     strings.EqualFold(params["format"], "flowed"),
		DelSp:      strings.EqualFold(params["delsp"], "yes"),
		ReportType: strings.ToLower(params["report-type"]),
		Method:     strings.ToLower(params["method"]),
		Attached:   disposition == "attachment" || file["filename"] != "" || params["name"] != "",
		File:       cmp.Or(file["filename"], params["name"]),
		charset:    strings.ToLower(strings.TrimSpace(params["charset"])),
		boundary:   strings.TrimRight(params["boundary"], " \t"),
		encoding:   strings.ToLower(strings.TrimSpace(encoding)),
	}
}

// Multipart reports whether the part holds others.
func (c Content) Multipart() bool { return strings.HasPrefix(c.Media, "multipart/") }

// Kind is all that the content fields say about how a part is read, but for the transfer encoding and for what a server adds to a
// letter without MIME (RFC 6152 section 3): the charset of text that is ASCII anyway has several names.
func (c Content) Kind() string {
	charset := c.charset
	switch charset {
	case "us-ascii", "ascii", "utf-8", "unknown-8bit":
		charset = ""
	}
	return fmt.Sprintf("%s %v %v %v %q %q %q", c.Media, c.Flowed, c.DelSp, c.Attached, c.ReportType, c.Method, charset)
}

// Text undoes a body's transfer encoding and charset: UTF-8 with LF line ends and without NUL bytes. A byte of a body becomes
// at most three.
func (c Content) Text(body []byte) string {
	return decodeCharset(decodeTransfer(c.encoding, body), c.charset)
}

// Decoded is the part's body with its transfer encoding undone.
func (p *Part) Decoded() []byte { return decodeTransfer(p.Content("").encoding, p.Body) }

// mediaType reads "type/subtype; name=value", also where the standard library finds it malformed: the first of two values
// counts then, and a quotation mark that is never closed lasts to the end.
func mediaType(value string) (media string, params map[string]string) {
	media, params, err := mime.ParseMediaType(value)
	if err == nil {
		return media, params
	}
	media, rest := cutParameter(value)
	params = make(map[string]string)
	for rest != "" {
		var piece string
		piece, rest = cutParameter(rest)
		name, v, _ := strings.Cut(piece, "=")
		name = strings.ToLower(strings.TrimSpace(name))
		if _, twice := params[name]; !twice {
			params[name] = strings.Trim(strings.TrimSpace(v), `"'`)
		}
	}
	return strings.ToLower(strings.TrimSpace(media)), params
}

// cutParameter cuts at the first ";" that is not inside quotation marks.
func cutParameter(value string) (first, rest string) {
	quoted := false
	for i := range len(value) {
		switch {
		case value[i] == '"':
			quoted = !quoted
		case value[i] == ';' && !quoted:
			return value[:i], value[i+1:]
		}
	}
	return value, ""
}
