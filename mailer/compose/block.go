package compose

import "pbem/notation/diagram"

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
	// Board is a position. Title may be empty.
	Board struct {
		Title   string
		Drawing diagram.Drawing
	}
	// Markdown is a page of the manual: as it is in text, rendered in HTML. Raw HTML in it is dropped.
	Markdown string
	// Links are buttons in HTML, each of which opens a prefilled letter. In text there is nothing: the commands are
	// explained there in words.
	Links []Link
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
