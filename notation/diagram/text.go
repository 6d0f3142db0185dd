package diagram

import (
	"bytes"
	"strconv"

	"pbem/rules"
)

// In letters a cell is four columns: with 16 files and rank numbers on both sides a row has 70. Wider boards have narrower
// cells, of 3 or 2 columns, if one letter is enough for a unit.
const (
	cellWidth = 4
	narrowest = 2
)

// Text draws in characters: files above and below, ranks on both sides, a legend. A board that is too wide for the style even
// with the narrowest cells is drawn in parts, from the left. No line ends in a space; the last one ends in a line feed.
func (d Drawing) Text(s Style) string {
	return string(d.AppendText(make([]byte, 0, (d.files*cellWidth+8)*(d.ranks+2)+512), s))
}

// AppendText appends what Text returns to b.
func (d Drawing) AppendText(b []byte, s Style) []byte {
	p := newTextPen(&d, s)
	per := p.room() / p.width
	for from := 0; from < d.files; from += per {
		b = p.appendPart(b, from, min(from+per, d.files))
		b = append(b, '\n')
	}
	return p.appendLegend(b)
}

// textPen draws in one style.
type textPen struct {
	*Drawing
	signs       script
	width       int    // columns of a cell, with the line before it if there is one
	inner       int    // … without that line
	margin      int    // columns of a rank number
	light, dark string // an empty square, as wide as a cell
}

func newTextPen(d *Drawing, s Style) *textPen {
	p := &textPen{Drawing: d, signs: s.script()}
	_, top := d.square(0, 0)
	_, bottom := d.square(0, d.ranks-1)
	p.margin = max(2, len(strconv.Itoa(top)), len(strconv.Itoa(bottom)))
	p.width = p.signs.cell
	for d.letters && p.width > p.signs.narrowest && d.files*p.width > p.room() {
		p.width--
	}
	p.inner = p.width
	if p.signs.grid {
		p.inner--
	}
	p.light, p.dark = firstColumns(p.signs.light, p.inner), firstColumns(p.signs.dark, p.inner)
	p.signs.frame = p.signs.frame && !d.holes
	return p
}

// room is how many columns are left for the cells of a row.
func (p *textPen) room() int {
	room := p.signs.columns - 2*(p.margin+1)
	if p.signs.grid {
		room-- // for the line behind the last
	}
	return room
}

// appendPart draws the columns from one up to another.
func (p *textPen) appendPart(b []byte, from, to int) []byte {
	b = p.appendFiles(b, from, to)
	for row := range p.ranks {
		b = p.appendLineAbove(b, row, from, to)
		b = p.appendRow(b, row, from, to)
	}
	b = p.appendLineAbove(b, p.ranks, from, to)
	return p.appendFiles(b, from, to)
}

func (p *textPen) appendRow(b []byte, row, from, to int) []byte {
	_, rank := p.square(0, row)
	b = append(p.appendRank(b, rank), p.side()...)
	for column := from; column < to; column++ {
		if p.signs.grid {
			b = append(b, p.upright(column, row))
		}
		b = p.appendCell(b, &p.cells[row*p.files+column])
	}
	if p.signs.grid {
		b = append(b, p.upright(to, row))
	}
	b = p.appendRank(append(b, p.side()...), rank)
	return append(b, '\n')
}

// appendRank writes a rank number at the right of its margin.
func (p *textPen) appendRank(b []byte, rank int) []byte {
	var room [8]byte
	digits := strconv.AppendInt(room[:0], int64(rank), 10)
	b = pad(b, len(b)+p.margin-len(digits))
	return append(b, digits...)
}

func pad(b []byte, length int) []byte {
	for len(b) < length {
		b = append(b, ' ')
	}
	return b
}

func endLine(b []byte) []byte { return append(bytes.TrimRight(b, " "), '\n') }

// appendFiles writes the letters of the files from one column up to another. Where they are too long for their cells they
// are written downwards, on several lines.
func (p *textPen) appendFiles(b []byte, from, to int) []byte {
	longest := 0
	for column := from; column < to; column++ {
		longest = max(longest, len(p.fileName(column)))
	}
	if p.signs.lead+longest <= p.width {
		return p.appendFileLine(b, from, to, -1)
	}
	for i := range longest {
		b = p.appendFileLine(b, from, to, i)
	}
	return b
}

// appendFileLine writes whole names, or of each name only one letter if that is not -1.
func (p *textPen) appendFileLine(b []byte, from, to, letter int) []byte {
	b = pad(b, len(b)+p.margin+1)
	for column := from; column < to; column++ {
		start, name := len(b), p.fileName(column)
		if letter >= 0 {
			name = name[min(letter, len(name)):min(letter+1, len(name))]
		}
		b = append(pad(b, start+p.signs.lead), name...)
		b = pad(b, start+p.width)
	}
	return endLine(b)
}

func (d *Drawing) fileName(column int) string {
	file, _ := d.square(column, 0)
	var room [8]byte
	return string(rules.AppendFile(room[:0], file))
}
