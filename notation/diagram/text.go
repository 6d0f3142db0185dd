package diagram

import (
	"bytes"
	"strconv"
	"unicode/utf8"

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

// appendCell draws a square without the lines around it.
func (p *textPen) appendCell(b []byte, c *cell) []byte {
	switch {
	case c.unit != 0 || c.mark != untouched || c.hole:
		start := len(b)
		return p.fit(p.appendSigns(b, c), start)
	case c.light: // most cells
		return append(b, p.light...)
	}
	return append(b, p.dark...)
}

// appendSigns writes what is on a square, however long it gets.
func (p *textPen) appendSigns(b []byte, c *cell) []byte {
	open, shut := p.brackets(c)
	b = append(b, p.apart(c, open)...)
	if sign := p.sign(c); sign != "" && (open == " " || !p.signs.grid) {
		open = sign
	}
	switch {
	case c.mark == left || c.mark == slidOff:
		if p.width > narrowest {
			b = append(b, ' ')
		}
		return append(b, p.signs.marks[c.mark]...)
	case c.hole:
		return b
	}
	b = p.appendUnits(append(b, open...), c)
	return append(b, shut...)
}

// appendUnits writes what stands between the brackets of a cell.
func (p *textPen) appendUnits(b []byte, c *cell) []byte {
	switch {
	case c.unit == 0:
		return append(b, p.signs.vacant...)
	case c.code != 0:
		return append(b, c.code, c.unit)
	}
	b = p.appendUnit(b, c.unit)
	if c.under != 0 {
		b = p.appendUnit(b, c.under)
	}
	return b
}

// brackets returns what stands on both sides of a unit.
func (p *textPen) brackets(c *cell) (open, shut string) {
	open, shut = " ", " "
	switch {
	case c.under != 0:
		open, shut = "(", ")"
	case c.unit == 0:
	case c.owner == nobody:
		open, shut = p.signs.neutral[0], p.signs.neutral[1]
	case p.foe(c):
		open, shut = p.signs.foe[0], p.signs.foe[1]
	}
	switch {
	case c.cut:
		shut = p.signs.severed
	case c.dead:
		shut = p.signs.grave
	case c.mark == slid && shut == " ":
		shut = "]"
	}
	return open, shut
}

// sign is how the last turn marks a square, but for those that show nothing else.
func (p *textPen) sign(c *cell) string {
	if c.mark == left || c.mark == slidOff {
		return ""
	}
	return p.signs.marks[c.mark]
}

// apart is the column that a style with room has for a mark when the bracket leaves no place for it.
func (p *textPen) apart(c *cell, open string) string {
	switch sign := p.sign(c); {
	case !p.signs.grid:
		return ""
	case sign == "" || open == " ":
		return " "
	default:
		return sign
	}
}

// fit makes what was drawn since a start as wide as a cell.
func (p *textPen) fit(b []byte, start int) []byte {
	columns := utf8.RuneCount(b[start:])
	for ; columns > p.inner; columns-- {
		_, size := utf8.DecodeLastRune(b)
		b = b[:len(b)-size]
	}
	return pad(b, len(b)+p.inner-columns)
}

func firstColumns(s string, n int) string {
	runes := []rune(s)
	return string(runes[:min(n, len(runes))])
}
