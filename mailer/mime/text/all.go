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
	var all []string
	for _, p := range gather(raw, nil) {
		all = append(all, string(p.Text))
	}
	return all
}

// Piece is a text of a letter, or a file that comes with it.
type Piece struct {
	File string // what the file is called; "" for a text, also an attached one without a name
	Text []byte // of a text as UTF-8, of a file its own bytes
}

// Pieces returns all that a letter says, as All does, and the files that come with it whose names are wanted. Files are as large as
// the letter lets them be.
func Pieces(raw []byte, wanted func(file string) bool) []Piece { return gather(raw, wanted) }

func gather(raw []byte, wanted func(file string) bool) []Piece {
	w := gatherer{walker: walker{decoded: parts.MaxDecoded}, wanted: wanted}
	w.letter(parts.LineFeeds(raw), 0)
	return w.all
}

// gatherer collects the texts of a letter.
type gatherer struct {
	walker
	all    []Piece
	wanted func(file string) bool // nil: no files
}

func (w *gatherer) take(text string) { w.all = append(w.all, Piece{Text: []byte(text)}) }

// file takes a file that came with the letter.
func (w *gatherer) file(p *parts.Part, name string) {
	if w.wanted != nil && w.wanted(name) {
		w.all = append(w.all, Piece{File: name, Text: p.Decoded()})
	}
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
	case c.File != "" && c.Attached:
		w.file(p, c.File)
	case c.Attached && w.wanted == nil:
	case c.Media == "text/html" || c.Media == "application/xhtml+xml":
		w.take(wholeText(w.decode(c, p.Body)))
	case kind == "text":
		w.take(unflow(w.decode(c, p.Body), c))
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
