package compose

import (
	"pbem/notation/diagram"
	"pbem/rules"
)

// Block is a part of a body that writes itself as text and as HTML: one of the types below.
type Block interface {
	// appendText appends whole lines of at most textWidth columns, each ended by a line feed, or nothing.
	appendText([]byte) []byte
	appendHTML([]byte) []byte
}

type (
	Heading   string
	Paragraph string
	// Quote is what somebody wrote, line for line.
	Quote string
	// Verbatim is to be copied: turns, position lines, tables. It is indented; lines that are too long are wrapped.
	Verbatim string
	List     []string
	// Commands explains commands: words to write, and what they do.
	Commands []Command
	Rule     struct{}
	// Board is a position, as it is seen from a side. Title may be empty. In HTML it is a picture where the letter has
	// pictures, else a table.
	Board struct {
		Title   string
		As      rules.Side
		Drawing diagram.Drawing
	}
	// Markdown is a page of the manual: as it is in text, rendered in HTML. Raw HTML in it is dropped.
	Markdown string
	// Links are buttons in HTML, each of which opens a prefilled letter. In text there is nothing: the commands are
	// explained there in words.
	Links []Link
	// Witness is the line that tells the hash of a record. It must be the program's own: it is not cleaned, and nothing else in
	// a letter can look like it.
	Witness string
	// WebLink leads to a web page: by a button in HTML; in text its address has a line of its own, whole, however long it is.
	// One that is no plain address of the web is left out.
	WebLink struct{ Label, Address string }
)

// Command is one line of a list of commands.
type Command struct{ Words, Does string }

// Link opens a letter to the service.
type Link struct {
	Label   string
	To      string // a plain address
	Subject string
	Body    string
}
