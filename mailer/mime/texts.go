package mime

import (
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// Texts returns all that a letter says, part by part: also what it quotes, and the letters in it; HTML without its markup.
// Nothing is cut off, so what this returns must never be obeyed. Files that come with it are not opened: they are somebody's
// words, such as the comments in a record, and not the letter's. It is total.
func Texts(raw []byte) []string {
	w := gatherer{walker: walker{decoded: maxDecoded}}
	w.letter(withLineFeeds(raw), 0)
	return w.all
}

// gatherer collects the texts of a letter.
type gatherer struct {
	walker
	all []string
}

func (w *gatherer) letter(raw []byte, depth int) {
	h, body, _ := splitLetter(raw)
	if root, refused := splitParts(h, body); refused == "" {
		w.part(root, "text/plain", depth)
	}
}

func (w *gatherer) part(p *part, missing string, depth int) {
	if depth > maxLevels {
		return
	}
	c := contentOf(p.header, missing)
	kind, _, _ := strings.Cut(c.media, "/")
	switch {
	case c.multipart():
		if c.media == "multipart/digest" {
			missing = "message/rfc822"
		} else {
			missing = "text/plain"
		}
		for _, inner := range p.parts {
			w.part(inner, missing, depth+1)
		}
	case kind == "message":
		w.letter(decodeTransfer(c.encoding, p.body), depth+1)
	case c.attached:
	case c.media == "text/html" || c.media == "application/xhtml+xml":
		w.all = append(w.all, wholeText(w.decode(c, p.body)))
	case kind == "text":
		w.all = append(w.all, unflow(w.decode(c, p.body), c))
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
