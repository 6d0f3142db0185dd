package text

import (
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"pbem/mailer/mime/parts"
)

// All returns all that a letter says, part by part: also what it quotes, and the letters in it; HTML without its markup.
// Nothing is cut off, so what this returns must never be obeyed. Files that come with it are not opened: they are somebody's
// words, such as the comments in a record, and not the letter's. It is total.
func All(raw []byte) []string {
	w := gatherer{walker: walker{decoded: parts.MaxDecoded}}
	w.letter(parts.LineFeeds(raw), 0)
	return w.all
}

// gatherer collects the texts of a letter.
type gatherer struct {
	walker
	all []string
}

func (w *gatherer) letter(raw []byte, depth int) {
	h, body, _ := parts.ReadHeader(raw)
	if root, refused := parts.Split(h, body); refused.Empty() {
		w.part(root, "text/plain", depth)
	}
}

func (w *gatherer) part(p *parts.Part, missing string, depth int) {
	if depth > parts.MaxLevels {
		return
	}
	c := p.Content(missing)
	kind, _, _ := strings.Cut(c.Media, "/")
	switch {
	case c.Multipart():
		if c.Media == "multipart/digest" {
			missing = "message/rfc822"
		} else {
			missing = "text/plain"
		}
		for _, inner := range p.Parts {
			w.part(inner, missing, depth+1)
		}
	case kind == "message":
		w.letter(p.Decoded(), depth+1)
	case c.Attached:
	case c.Media == "text/html" || c.Media == "application/xhtml+xml":
		w.all = append(w.all, wholeText(w.decode(c, p.Body)))
	case kind == "text":
		w.all = append(w.all, unflow(w.decode(c, p.Body), c))
	}
}

// wholeText is the text of HTML, whoever may see it. Lines end where blocks do.
func wholeText(source string) string {
	var b strings.Builder
	z := html.NewTokenizer(strings.NewReader(source))
	for {
		switch z.Next() {
		case html.ErrorToken:
			return b.String()
		case html.TextToken:
			b.Write(z.Text())
		case html.StartTagToken, html.EndTagToken, html.SelfClosingTagToken:
			name, _ := z.TagName()
			switch a := atom.Lookup(name); {
			case a == atom.Br, a == atom.P, a == atom.Td, a == atom.Blockquote, a == atom.Pre, isBlock(a):
				b.WriteByte('\n')
			}
		}
	}
}
