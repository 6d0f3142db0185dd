package mime

import (
	"bytes"
	"strings"
)

// found is the text of a part and of all that is in it.
type found struct{ plain, html string }

func (f found) empty() bool { return f.plain == "" && f.html == "" }

// walker goes through the parts of a letter. Its budgets hold even where the count over the raw bytes was deceived.
type walker struct {
	parts   int // that may still be visited
	decoded int // bytes that may still be decoded
	skipped bool
}

// words returns the text of a letter: what its plain parts say, else its HTML as text. forwarded reports that a letter
// inside was left closed.
func words(h header, body []byte) (text string, forwarded bool) {
	w := walker{parts: maxParts + 1, decoded: maxDecoded}
	f := w.visit(h, body, "text/plain", 0)
	if f.empty() && !w.skipped && boundary(h, body) != nil && !hasPart(h, body) {
		f = found{plain: decodeCharset(body, "")} // a multipart whose boundary never comes: its raw text
	}
	if f.plain != "" {
		return f.plain, w.skipped
	}
	return htmlText(f.html), w.skipped
}

func hasPart(h header, body []byte) bool { return len(splitParts(body, boundary(h, body))) > 0 }

func (w *walker) visit(h header, body []byte, missing string, depth int) found {
	if w.parts--; w.parts < 0 || depth > maxLevels {
		return found{}
	}
	c := contentOf(h, missing)
	switch {
	case c.multipart():
		return w.visitAll(c, splitParts(body, boundary(h, body)), depth+1)
	case c.media == "message/rfc822" || c.media == "message/global":
		w.skipped = true
		return found{}
	case c.attached && depth > 0:
		return found{}
	case c.media == "text/html" || c.media == "application/xhtml+xml":
		return found{html: w.decode(c, body)}
	case c.media == "text/plain" || depth == 0 && !binary(c.media):
		return found{plain: unflow(w.decode(c, body), c)}
	}
	return found{}
}

// binary tells the media types that are no words even when they are the whole letter.
func binary(media string) bool {
	kind, _, _ := strings.Cut(media, "/")
	return kind == "image" || kind == "audio" || kind == "video" || kind == "application"
}

func (w *walker) visitAll(c content, parts [][]byte, depth int) found {
	missing := "text/plain"
	if c.media == "multipart/digest" {
		missing = "message/rfc822"
	}
	var all []found
	for _, part := range parts {
		h, body := splitHeader(part)
		all = append(all, w.visit(h, body, missing, depth))
	}
	switch c.media {
	case "multipart/alternative":
		return alternative(all)
	case "multipart/signed", "multipart/related", "multipart/report":
		return firstWithText(all)
	}
	return mixed(all)
}

// alternative takes from several versions of one text the first plain and the first HTML one.
func alternative(all []found) found {
	var best found
	for _, f := range all {
		if strings.TrimSpace(best.plain) == "" {
			best.plain = f.plain
		}
		if best.html == "" {
			best.html = f.html
		}
	}
	if strings.TrimSpace(best.plain) == "" {
		best.plain = ""
	}
	return best
}

func firstWithText(all []found) found {
	for _, f := range all {
		if !f.empty() {
			return f
		}
	}
	return found{}
}

// mixed puts the texts of the parts one after the other.
func mixed(all []found) found {
	var plain, html []string
	for _, f := range all {
		if strings.TrimSpace(f.plain) != "" {
			plain = append(plain, strings.TrimRight(f.plain, "\n"))
		}
		if f.html != "" {
			html = append(html, f.html)
		}
	}
	return found{plain: strings.Join(plain, "\n"), html: strings.Join(html, "<br>\n")}
}

// splitParts cuts a multipart's body at its delimiter lines. A missing closing delimiter is forgiven.
func splitParts(body, boundary []byte) [][]byte {
	if boundary == nil {
		return nil
	}
	var parts [][]byte
	start := -1
	for at := 0; at < len(body); {
		line, next := nextLine(body, at)
		is, closes := isDelimiter(line, boundary)
		if is && start >= 0 {
			parts = append(parts, bytes.TrimSuffix(body[start:at], []byte("\n")))
			start = -1
		}
		if closes {
			return parts
		}
		if is {
			start = next
		}
		at = next
	}
	if start >= 0 && start < len(body) {
		parts = append(parts, body[start:])
	}
	return parts
}
