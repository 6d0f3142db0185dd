package compose

import (
	"strings"
	"unicode/utf8"

	"pbem/mailer/catalog"
	"pbem/notation/diagram"
)

// Pen is what a board of a letter is drawn with.
type Pen uint8

const (
	// LetterPen draws as the reader wants all boards: in text in the letter's style, in HTML as a picture where the letter has pictures,
	// else as a table.
	LetterPen Pen = iota
	PlainPen
	WidePen
	UnicodePen
	// TablePen and PicturePen draw in HTML alone: in text there is nothing.
	TablePen
	PicturePen
)

// style is how a pen draws in text; ok is false for a pen that does not. The letter's pen has the letter's style.
func (p Pen) style(letters diagram.Style) (s diagram.Style, ok bool) {
	switch p {
	case LetterPen:
		return letters, true
	case PlainPen:
		return diagram.Plain, true
	case WidePen:
		return diagram.Wide, true
	case UnicodePen:
		return diagram.Unicode, true
	}
	return diagram.Plain, false
}

// pictured reports whether the board is a picture where the letter has pictures.
func (d Board) pictured() bool { return d.Pen == LetterPen || d.Pen == PicturePen }

// appendIn draws the board in text.
func (d Board) appendIn(b []byte, in *catalog.Language, letters diagram.Style) []byte {
	style, ok := d.Pen.style(letters)
	if !ok {
		return b
	}
	if !d.Title.Empty() {
		b = append(appendWrapped(b, in.Say(d.Title), "", ""), '\n')
	}
	return d.appendDrawing(b, style)
}

// appendDrawing draws in a style where that fits a letter, else plain: a mail program would break what is wider, also where a reader quotes
// it, and its pieces would read like orders of the reader's.
func (d Board) appendDrawing(b []byte, style diagram.Style) []byte {
	if style != diagram.Wide {
		return d.Drawing.AppendText(b, style)
	}
	wide := d.Drawing.Text(style)
	for line := range strings.Lines(wide) {
		if utf8.RuneCountInString(line) > textWidth+len("\n") {
			return d.Drawing.AppendText(b, diagram.Plain)
		}
	}
	return append(b, wide...)
}

// appendHTML draws a board that is no picture.
func (d Board) appendHTML(b []byte, in *catalog.Language) []byte {
	switch d.Pen {
	case LetterPen, TablePen:
		return d.Drawing.AppendHTML(d.appendTitle(b, in))
	case PicturePen:
		return b // the letter has no pictures
	}
	style, _ := d.Pen.style(diagram.Plain)
	b = append(d.appendTitle(b, in), `<pre style="margin:8px 0;padding:8px 12px;overflow-x:auto;`+paper+`">`...)
	return append(appendEscaped(b, string(d.appendDrawing(nil, style))), "</pre>\n"...)
}
