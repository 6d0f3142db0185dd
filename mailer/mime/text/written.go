// Package text finds the words in the parts of a letter, as plain text.
//
// The idea: mail programs write one text in several ways, and all of them come out as the lines that the person saw. The
// walk (walk.go) chooses among the parts: plain text where there is any, else HTML as text; never an attachment, and never a
// letter inside the letter. HTML (html.go), format=flowed (flowed.go) and enriched text (enriched.go) are undone so that what
// they mark as a quotation has ">" in front, and where an older letter begins stands [OlderMark]: so package quotations needs
// to know plain text only. Words that are there but cannot be read are said to be (sealed.go).
package text

import (
	"slices"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"pbem/mailer/mime/parts"
	"pbem/rules/phrase"
)

// Written returns what stands in a letter as its writer's text: its [Words], without an OpenPGP signature around them and
// without the files among them. cut reports that something was left out, below that the text goes on below what is read of it; refused says
// why nothing can be read.
func Written(root *parts.Part) (text string, cut, below bool, refused phrase.Phrase) {
	text, skipped, below, refused := wordsOf(root)
	if !refused.Empty() {
		return "", skipped, false, refused
	}
	text, signed, refused := unsign(text)
	if !refused.Empty() {
		return "", skipped, false, refused
	}
	text, files := withoutFiles(text)
	return text, skipped || signed || files, below, phrase.Phrase{}
}

// withoutFiles cuts out the files that old mail programs wrote into the text by uuencode: from "begin 644 name" to "end".
// They are never opened; and their last line must not be taken for the command "end".
func withoutFiles(text string) (words string, cut bool) {
	if !strings.Contains(text, "begin ") {
		return text, false
	}
	var kept []string
	inside := false
	for line := range strings.Lines(text) {
		bare := strings.TrimRight(line, " \t\n")
		switch {
		case inside:
			inside = bare != "end"
		case beginsFile(bare):
			inside, cut = true, true
		default:
			kept = append(kept, strings.TrimSuffix(line, "\n"))
		}
	}
	return strings.Join(kept, "\n"), cut
}

// beginsFile knows "begin 644 picture.gif".
func beginsFile(line string) bool {
	words := strings.Fields(line)
	return len(words) >= 3 && words[0] == "begin" && slices.Contains([]int{3, 4}, len(words[1])) && strings.Trim(words[1], "01234567") == ""
}

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
