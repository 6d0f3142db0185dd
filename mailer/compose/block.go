package compose

import (
	"strings"

	"pbem/adjudicator/tournament"
	"pbem/mailer/catalog"
	"pbem/mailer/crosstable"
	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Block is a part of a body that writes itself as text and as HTML, in the letter's language: one of the types below.
type Block interface {
	// appendText appends whole lines of at most textWidth columns, each ended by a line feed, or nothing.
	appendText([]byte, *catalog.Language) []byte
	appendHTML([]byte, *catalog.Language) []byte
}

type (
	Paragraph phrase.Phrase
	List      []phrase.Phrase
	// Lines stand as they are, one below the other: tables, histories. They are indented; those that are too long are wrapped.
	Lines []phrase.Phrase
	// Verbatim is to be copied: turns, position lines. It is laid out as Lines are.
	Verbatim string
	// Crosstable is the tables of a tournament that has begun, with what their signs mean.
	Crosstable tournament.Event
	// Quote is what somebody wrote, line for line.
	Quote string
	// Commands explains commands, one a line.
	Commands []Usage
	Rule     struct{}
	// Board is a position, as it is seen from a side. Title may be empty; its form "bare", where it has one, is without a colon.
	Board struct {
		Title   phrase.Phrase
		As      rules.Side
		Drawing diagram.Drawing
		Pen     Pen
	}
	// Markdown is a page of the manual: as it is in text, rendered in HTML. Raw HTML in it is dropped.
	Markdown string
	// Links are buttons in HTML, each of which opens a prefilled letter. In text there is nothing: the commands are
	// explained there in words.
	Links []Link
	// Witness is the line that tells the hash of a record. It must be the program's own: it is not cleaned, and nothing else in
	// a letter can look like it.
	Witness string
	// Foreign are sentences in other languages than the letter's, each a paragraph.
	Foreign []string
	// WebLink leads to a web page: by a button in HTML; in text its address has a line of its own, whole, however long it is.
	// One that is no plain address of the web is left out.
	WebLink struct {
		Label   phrase.Phrase
		Address phrase.Page
		Fits    bool
	}
)

// Usage explains one command: the words that ask for it, and what it does.
type Usage struct {
	Words string // to be written, in English: the reader gets their own language's
	Does  phrase.Phrase
}

// Link opens a letter to the service.
type Link struct {
	Label   phrase.Phrase
	To      string // a plain address
	Subject string // commands, as they are to be read again
	Body    string
	Words   string // the command in both that is put in the reader's language; "" for none
	Fits    bool   // it is what fits the moment: the one button of a letter that is filled
}

// Paragraphs makes a block of each phrase, without those that say nothing: of a Verbatim phrase one to be copied.
func Paragraphs(list ...phrase.Phrase) []Block {
	blocks := make([]Block, 0, len(list))
	for _, p := range list {
		if p.Empty() {
			continue
		}
		if name, words, ok := words(p); ok {
			blocks = append(blocks, Paragraph(phrase.New("letter-says", "name", name)), Quote(words))
			continue
		}
		blocks = append(blocks, paragraph(p))
	}
	return blocks
}

// words takes apart what tells somebody's words: they are laid out as a quotation, whose every line is marked. Inside a sentence a quotation
// mark of theirs would end them, and what stands behind it would read as the referee's.
func words(p phrase.Phrase) (name phrase.Value, words string, ok bool) {
	if p.Key != "match-says" {
		return nil, "", false
	}
	for _, arg := range p.Args {
		switch v := arg.Value.(type) {
		case phrase.Words:
			if arg.Name == "words" {
				words = string(v)
				continue
			}
			name = v
		default:
			name = v
		}
	}
	return name, words, name != nil
}

func paragraph(p phrase.Phrase) Block {
	if _, copied := p.Copied(); copied {
		return Lines{p}
	}
	return Paragraph(p)
}

// verbatim renders the lines.
func (l Lines) verbatim(in *catalog.Language) Verbatim {
	texts := make([]string, len(l))
	for i, p := range l {
		texts[i] = in.Say(p)
	}
	return Verbatim(strings.Join(texts, "\n"))
}

// verbatim lays the tables out for the room that there is between the indent and the end of a line.
func (c Crosstable) verbatim(in *catalog.Language) Verbatim {
	return Verbatim(crosstable.Text(tournament.Event(c), in, textWidth-len(indent)))
}

func (c Crosstable) appendText(b []byte, in *catalog.Language) []byte {
	return c.verbatim(in).appendText(b, in)
}

func (c Crosstable) appendHTML(b []byte, in *catalog.Language) []byte {
	return c.verbatim(in).appendHTML(b, in)
}

// spoken puts what is longest in most letters into words: once, for both bodies.
func spoken(body []Block, in *catalog.Language) []Block {
	say := in.Speaker()
	list := make([]Block, len(body))
	for i, block := range body {
		switch b := block.(type) {
		case Paragraph:
			list[i] = said(say(phrase.Phrase(b)))
		case List:
			list[i] = saidList(in.All(b))
		case Board:
			b.Drawing = b.Drawing.In(say)
			list[i] = b
		default:
			list[i] = block
		}
	}
	return list
}

// said is a paragraph that has been put into words.
type said string

func (s said) appendText(b []byte, _ *catalog.Language) []byte {
	return appendWrapped(b, string(s), "", "")
}

func (s said) appendHTML(b []byte, _ *catalog.Language) []byte {
	return element(b, `<p style="margin:8px 0">`, string(s), "</p>\n")
}

// saidList is a list whose items have been put into words.
type saidList []string

func (l saidList) appendText(b []byte, _ *catalog.Language) []byte {
	for _, item := range l {
		b = appendWrapped(b, item, "- ", "  ")
	}
	return b
}

func (l saidList) appendHTML(b []byte, _ *catalog.Language) []byte {
	b = append(b, `<ul style="margin:8px 0;padding-left:22px">`+"\n"...)
	for _, item := range l {
		b = element(b, "<li>", item, "</li>\n")
	}
	return append(b, "</ul>\n"...)
}
