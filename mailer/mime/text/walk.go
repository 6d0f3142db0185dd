package text

import (
	"strings"
	"unicode"

	"pbem/mailer/mime/parts"
	"pbem/rules/phrase"
)

// found is the text of a part and of all that is in it.
type found struct{ plain, html string }

func (f found) empty() bool { return f.plain == "" && f.html == "" }

// text is the plain text where there is any, else the HTML as text; and the HTML, too, where it takes back what the plain text says.
func (f found) text() string {
	if blank(f.plain) {
		return htmlText(f.html)
	}
	if f.html != "" {
		if p := readHTML(f.html); p.takenBack.in(f.plain) {
			return p.text()
		}
	}
	return f.plain
}

// walker goes through the parts of a letter.
type walker struct {
	most                  int           // bytes of a part that are read, as they came: below them nothing is; 0 for all
	decoded               int           // bytes that may still be decoded
	plainBelow, htmlBelow bool          // words of that kind go on below what is read of them
	skipped               bool          // a letter inside, or a footer, was passed over
	sealed                phrase.Phrase // why words are there but cannot be read
}

// Words returns the text of a letter: what its plain parts say, else its HTML as text. skipped reports that something was
// left out; refused says why nothing can be read.
func Words(root *parts.Part) (text string, skipped bool, refused phrase.Phrase) {
	text, skipped, _, refused = wordsOf(root)
	return text, skipped, refused
}

// wordsOf reports besides whether the text goes on below what is read of it.
func wordsOf(root *parts.Part) (text string, skipped, below bool, refused phrase.Phrase) {
	w := walker{decoded: parts.MaxDecoded, most: parts.MaxRead}
	f := w.visit(root, "text/plain", 0)
	if f.empty() && !w.skipped && w.sealed.Empty() && isMultipart(root) && len(root.Parts) == 0 {
		f = found{plain: w.decode(parts.Content{}, root.Body)} // its boundary never comes: the raw text
	}
	text = f.text()
	switch {
	case w.decoded < 0:
		return "", w.skipped, false, phrase.New("mime-too-much-decoded")
	case blank(text) && !w.sealed.Empty():
		return "", w.skipped, false, w.sealed
	}
	return text, w.skipped, w.plainBelow || w.htmlBelow && blank(f.plain), refused
}

// decode undoes a part's transfer encoding and charset, within the budget: what is beyond it is not read, and the budget is
// negative then.
func (w *walker) decode(c parts.Content, body []byte) string {
	if w.most > 0 && len(body) > w.most {
		body = body[:w.most]
		if isHTML(c) {
			w.htmlBelow = true
		} else {
			w.plainBelow = true
		}
	}
	text := c.Text(body)
	if w.decoded -= len(text); w.decoded < 0 {
		return ""
	}
	return text
}

func isMultipart(p *parts.Part) bool { return p.Content("text/plain").Multipart() }

// visit returns what a part says. missing is the media type of a part that names none.
func (w *walker) visit(p *parts.Part, missing string, depth int) found {
	c := p.Content(missing)
	if sealed := whySealed(c); !sealed.Empty() && w.sealed.Empty() && (depth == 0 || !c.Attached || c.Multipart()) {
		w.sealed = sealed
	}
	switch {
	case c.Multipart():
		return w.visitAll(c, p.Parts, depth+1)
	case c.Media == "message/rfc822" || c.Media == "message/global":
		w.skipped = true
		return found{}
	case c.Attached && depth > 0:
		return found{}
	case isHTML(c):
		return found{html: w.decode(c, p.Body)}
	case c.Media == "text/enriched" || c.Media == "text/richtext":
		return found{plain: unrich(w.decode(c, p.Body))}
	case c.Media == "text/plain" || depth == 0 && isWords(c.Media):
		return found{plain: unflow(w.decode(c, p.Body), c)}
	}
	return found{}
}

func isHTML(c parts.Content) bool {
	return c.Media == "text/html" || c.Media == "application/xhtml+xml"
}

// isWords tells the media types that are read where they are the whole letter: any text but that of machines, and types
// that nobody knows.
func isWords(media string) bool {
	switch media {
	case "text/calendar", "text/vcard", "text/x-vcard", "text/directory", "text/css", "text/javascript", "text/rfc822-headers":
		return false
	}
	kind, _, _ := strings.Cut(media, "/")
	return kind != "image" && kind != "audio" && kind != "video" && kind != "application" && kind != "message"
}

func (w *walker) visitAll(c parts.Content, inside []*parts.Part, depth int) found {
	missing := "text/plain"
	if c.Media == "multipart/digest" {
		missing = "message/rfc822"
	}
	var all []found
	for _, p := range inside {
		all = append(all, w.visit(p, missing, depth))
	}
	switch c.Media {
	case "multipart/alternative":
		return alternative(all)
	case "multipart/signed", "multipart/related", "multipart/report":
		return firstWithText(all)
	}
	return w.mixed(all)
}

// alternative takes from several versions of one text the first plain and the first HTML one. A plain version that only
// asks for a better mail program is none.
func alternative(all []found) found {
	var best found
	for _, f := range all {
		if blank(best.plain) {
			best.plain = f.plain
		}
		if best.html == "" {
			best.html = f.html
		}
	}
	if blank(best.plain) || best.html != "" && asksForHTML(best.plain) {
		best.plain = ""
	}
	return best
}

const longestExcuse = 300 // bytes of a plain part that says nothing but that it says nothing

// asksForHTML knows "To view this message, please use an HTML compatible e-mail reader." in its many wordings.
func asksForHTML(plain string) bool {
	return len(plain) <= longestExcuse && strings.Contains(strings.ToLower(plain), "html")
}

func firstWithText(all []found) found {
	for _, f := range all {
		if !f.empty() {
			return f
		}
	}
	return found{}
}

// mixed puts the texts of the parts one after the other, those that are HTML only as text. A part that begins with a ruler
// below one with words is what a mailing list or a company adds: it is left out.
func (w *walker) mixed(all []found) found {
	var texts []string
	var only found
	lines := 0
	for _, f := range all {
		if lines > parts.MaxLines { // below them nothing is read
			break
		}
		if blank(f.plain) && f.html == "" {
			continue
		}
		text := f.text()
		if len(texts) > 0 && beginsWithRuler(text) {
			w.skipped = true
			continue
		}
		texts, only = append(texts, strings.TrimRight(text, "\n")), f
		lines += strings.Count(text, "\n")
	}
	if len(texts) == 1 {
		return only
	}
	return found{plain: strings.Join(texts, "\n")}
}

const shortestFooterRule = 5

// beginsWithRuler reports whether the first line with anything on it is a row of dashes or their like.
func beginsWithRuler(text string) bool {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	line = strings.TrimSpace(line)
	return line == "--" || len(line) >= shortestFooterRule && (strings.Trim(line, "_") == "" || strings.Trim(line, "-") == "" || strings.Trim(line, "=") == "")
}

// blank reports whether a text has nothing that can be seen.
func blank(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsSpace(r) && !unicode.Is(unicode.Cf, r) })
}
