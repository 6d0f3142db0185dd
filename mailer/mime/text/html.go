package text

import (
	"bytes"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"pbem/mailer/mime/parts"
)

// OlderMark is the line that Outlook puts above an older letter. It is written for whatever HTML marks the same.
const OlderMark = "-----Original Message-----"

// htmlText turns HTML into the text that the same letter's plain part would have. It goes over the tokens once and builds
// no tree, so nothing about nesting can stop it. Quotations come out with ">" in front and where an older letter begins
// stands a mark, for package quotations; html_marked.go tells how they are known.
func htmlText(source string) string { return readHTML(source).text() }

// readHTML reads a page, and notes which words of the letter's own it does not show as valid.
func readHTML(source string) *page {
	p := &page{line: true, sheet: sheetOf(source)}
	if source == "" {
		return p
	}
	z := html.NewTokenizer(strings.NewReader(source))
	for p.lines <= parts.MaxLines { // below them nothing is read
		switch z.Next() {
		case html.ErrorToken:
			return p
		case html.TextToken:
			p.write(string(z.Text()))
		case html.StartTagToken:
			t := z.Token()
			p.open(t)
		case html.SelfClosingTagToken:
			t := z.Token()
			p.open(t)
			p.closed(t.DataAtom)
		case html.EndTagToken:
			p.close(z.Token())
		}
	}
	return p
}

// page is the text as far as it is written.
type page struct {
	out    bytes.Buffer
	row    tableRow
	lines  int  // that are ended
	line   bool // nothing stands on the current line yet
	space  bool // a space is due before the next word
	boxes  boxes
	pre    int
	drop   atom.Atom // the element that is being left out; 0 for none
	nested int       // elements of that name open inside it, with itself
	hides  bool      // it is left out because nobody sees it
	ground bool      // a colour stands behind some words: white ones are seen

	sheet     *sheet
	strikes   strikes
	marked    bool      // the words that are written are marked as struck out
	older     bool      // an older letter has begun
	takenBack takenBack // words that are struck out or hidden, but for those of older letters
}

func (p *page) text() string {
	p.unmark()
	return p.out.String()
}

func (p *page) open(t html.Token) {
	if p.drop != 0 && endsUnclosed(p.drop, t.DataAtom) {
		p.drop = 0
	}
	if p.drop != 0 {
		if t.DataAtom == p.drop {
			p.nested++
		}
		return
	}
	look := p.sheet.look(t)
	p.ground = p.ground || look.ground
	look.hidden = look.hidden || look.white && !p.ground
	p.strikes.block(t.DataAtom)
	if !isVoid(t.DataAtom) {
		p.strikes.begin(t.Data, look.struck || strikesOut(t))
	}
	as := markedAs(t, look)
	if as == beginsOlder {
		p.older = true
		p.mark(OlderMark)
	}
	if as == beginsSignature {
		p.mark("--")
	}
	if as == leftOut || as == beginsOlder && isAttribution(t) {
		if !isVoid(t.DataAtom) {
			p.drop, p.nested, p.hides = t.DataAtom, 1, look.hidden || hidesWords(t.DataAtom)
		}
		return
	}
	switch t.DataAtom {
	case atom.Br:
		p.newLine()
	case atom.Td, atom.Th:
		p.space = true
		p.row.begin(p.out.Len())
	case atom.P:
		p.paragraph()
	case atom.Blockquote, atom.Div:
		p.endLine()
		p.boxes.open(t.DataAtom, as == quoted)
	case atom.Pre:
		p.endLine()
		p.pre++
	case atom.Hr:
		p.endLine()
	default:
		if isBlock(t.DataAtom) {
			p.endLine()
		}
		if t.DataAtom == atom.Tr {
			p.row = tableRow{}
		}
	}
}

// mark writes a line of its own, for package quotations.
func (p *page) mark(line string) {
	p.endLine()
	p.write(line)
	p.endLine()
}

func (p *page) close(t html.Token) {
	p.closed(t.DataAtom)
	if p.drop == 0 {
		p.strikes.end(t.Data)
	}
}

func (p *page) closed(name atom.Atom) {
	if p.drop != 0 {
		if name == p.drop {
			if p.nested--; p.nested == 0 {
				p.drop = 0
			}
		}
		return
	}
	switch name {
	case atom.P:
		p.paragraph()
	case atom.Blockquote, atom.Div:
		p.endLine()
		p.boxes.close(name)
	case atom.Pre:
		p.endLine()
		p.pre = max(p.pre-1, 0)
	case atom.Tr:
		p.drawRow()
		p.endLine()
	default:
		if isBlock(name) {
			p.endLine()
		}
	}
}

// write adds text: white space is joined, except in pre.
func (p *page) write(s string) {
	s = withoutMarks(s)
	if p.own() && (p.drop != 0 && p.hides || p.drop == 0 && p.strikes.open > 0) {
		p.takenBack.add(s)
	}
	if p.drop != 0 {
		return
	}
	if p.strikes.open == 0 {
		p.unmark()
	}
	for i, line := range strings.Split(s, "\n") {
		if i > 0 {
			if p.pre > 0 {
				p.newLine()
			} else {
				p.space = true
			}
		}
		p.writeLine(line)
	}
}

func (p *page) writeLine(s string) {
	if s == "" {
		return
	}
	if p.pre > 0 {
		p.begin()
		p.markStruck()
		p.out.WriteString(strings.ReplaceAll(s, "\u00a0", " "))
		return
	}
	p.space = p.space || strings.HasPrefix(s, " ") || strings.HasPrefix(s, "\t")
	for word := range strings.FieldsFuncSeq(s, joins) {
		spaced := p.space && !p.line
		p.begin()
		if spaced {
			p.out.WriteByte(' ')
		}
		p.markStruck()
		p.out.WriteString(strings.ReplaceAll(word, "\u00a0", " "))
		p.space = true
	}
	last := s[len(s)-1]
	p.space = last == ' ' || last == '\t'
}

// joins tells the white space that HTML joins: not the kind that says it must stay.
func joins(r rune) bool { return r != '\u00a0' && unicode.IsSpace(r) }

// begin writes the quote marks of a line that has nothing yet.
func (p *page) begin() {
	if p.line && p.boxes.quoted > 0 {
		p.out.WriteString("> ")
	}
	p.line = false
}

func (p *page) newLine() {
	p.unmark()
	if p.line {
		p.begin()
	}
	p.out.WriteByte('\n')
	p.lines++
	p.line, p.space = true, false
}

func (p *page) endLine() {
	if !p.line {
		p.newLine()
	}
	p.space = false
}

// paragraph ends the line and leaves an empty one.
func (p *page) paragraph() {
	p.endLine()
	if p.out.Len() > 0 && !strings.HasSuffix(tail(&p.out), "\n\n") && p.boxes.quoted == 0 {
		p.newLine()
	}
}

func tail(b *bytes.Buffer) string {
	s := b.Bytes()
	return string(s[max(0, len(s)-2):])
}

func attribute(t html.Token, name string) string {
	i := slices.IndexFunc(t.Attr, func(a html.Attribute) bool { return a.Key == name })
	if i < 0 {
		return ""
	}
	return t.Attr[i].Val
}

func isVoid(a atom.Atom) bool {
	switch a {
	case atom.Br, atom.Hr, atom.Img, atom.Input, atom.Meta, atom.Link, atom.Area, atom.Base, atom.Col, atom.Embed, atom.Source, atom.Wbr:
		return true
	}
	return false
}

func isBlock(a atom.Atom) bool {
	switch a {
	case atom.Div, atom.Li, atom.Ul, atom.Ol, atom.Tr, atom.Table, atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6,
		atom.Section, atom.Article, atom.Header, atom.Footer, atom.Address, atom.Center, atom.Dl, atom.Dt, atom.Dd, atom.Body:
		return true
	}
	return false
}
