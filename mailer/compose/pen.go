package compose

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"image/png"
	"mime"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"pbem/mailer/catalog"
	"pbem/notation/diagram"
	"pbem/notation/diagram/raster"
	"pbem/rules/phrase"
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

// picture is a board as a PNG that goes with the letter, and that its HTML shows by its Content-ID (RFC 2392).
type picture struct {
	id            string // without angle brackets
	file          string // "board-42-12.png"
	data          []byte
	width, height int // as it is shown
}

const (
	// mostPictures: a letter of more boards, which somebody tries one after the other, has tables for all of them.
	mostPictures = 3
	// mostSquares is a little more than the greatest preset has; a board without bounds can become greater.
	mostSquares = 256
	// heaviest bounds what the pictures add to a letter, in bytes before base64.
	heaviest = 130_000
)

// pictures draws the letter's boards; nil where they shall be tables.
func (l *Letter) pictures() []picture {
	boards := l.boards()
	if l.TextOnly || l.Pictures == "" || len(boards) > mostPictures {
		return nil
	}
	if slices.ContainsFunc(boards, func(d Board) bool { g := d.Drawing.Geometry(); return g.Files*g.Ranks > mostSquares }) {
		return nil
	}
	if sharp := l.drawn(boards, raster.Sharp); sharp != nil {
		return sharp
	}
	return l.drawn(boards, 1)
}

// drawn draws boards, so many times as large as they are shown; nil where that is too much for a letter.
func (l *Letter) drawn(boards []Board, scale int) []picture {
	var all []picture
	weight := 0
	for i, d := range boards {
		p, err := l.picture(d, i, scale)
		if weight += len(p.data); err != nil || weight > heaviest {
			return nil
		}
		all = append(all, p)
	}
	return all
}

// boards are those that are pictures where the letter has pictures.
func (l *Letter) boards() []Board {
	var all []Board
	for _, block := range l.Body {
		if d, ok := block.(Board); ok && d.pictured() {
			all = append(all, d)
		}
	}
	return all
}

// picture draws a board. Its Content-ID is derived from the Message-ID, so that the same letter has the same bytes.
func (l *Letter) picture(d Board, i, scale int) (picture, error) {
	data, err := raster.PNG(d.Drawing.In(l.Language.Say), scale)
	if err != nil {
		return picture{}, err
	}
	measures, err := png.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return picture{}, err
	}
	file := l.Pictures
	if i > 0 {
		file += "-" + strconv.Itoa(i+1)
	}
	sum := sha256.Sum256([]byte("picture " + strconv.Itoa(i) + l.MessageID))
	_, domain, _ := strings.Cut(l.From.Mailbox, "@")
	id := "board." + hex.EncodeToString(sum[:12]) + "@" + domain
	return picture{id, file + ".png", data, measures.Width / scale, measures.Height / scale}, nil
}

// append writes the part.
func (p picture) append(b []byte) []byte {
	b = appendField(b, "Content-Type", "image/png")
	b = appendField(b, "Content-Transfer-Encoding", "base64")
	b = appendField(b, "Content-ID", "<"+p.id+">")
	b = appendField(b, "Content-Disposition", mime.FormatMediaType("inline", map[string]string{"filename": oneLine(p.file, nameLength)}))
	return appendBase64(append(b, "\r\n"...), p.data)
}

// appendPicture writes the board as a picture, on white, for that is its ground in dark mode, too.
func (d Board) appendPicture(b []byte, in *catalog.Language, p picture) []byte {
	b = element(d.appendTitle(b, in), `<p style="margin:8px 0"><img src="cid:`, p.id, `" alt="`)
	b = element(b, "", in.Say(d.inWords()), `" width="`)
	b = strconv.AppendInt(b, int64(p.width), 10)
	b = strconv.AppendInt(append(b, `" height="`...), int64(p.height), 10)
	return append(b, `" style="max-width:100%;height:auto;background:#ffffff"></p>`+"\n"...)
}

// inWords is what stands for a picture that is not seen: what it shows, where its reader finds that, and what the last turn took.
func (d Board) inWords() phrase.Phrase {
	what := d.Title
	if what.Empty() {
		what = phrase.New("letter-the-board")
	}
	said := phrase.New("letter-picture", "what", what, "side", d.As)
	return phrase.Join(phrase.Sentences, append([]phrase.Phrase{said}, d.Drawing.Losses()...)...)
}
