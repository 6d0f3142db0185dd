package diagram

import (
	"bytes"
	"strconv"
)

// cellWidth is the columns of a cell: with 16 files and rank numbers on both sides a row has 70. Wider boards have narrower
// cells, of 3 or 2 columns, if one letter is enough for a unit.
const (
	cellWidth = 4
	narrowest = 2
)

// Text draws in ASCII: files above and below, ranks on both sides, a legend. No line is longer than 72 columns: a board that
// is too wide even with the narrowest cells (more than 32 files) is drawn in parts, from the left. No line ends in a space;
// the last one ends in a line feed.
func (d Drawing) Text() string {
	return string(d.AppendText(make([]byte, 0, (d.files*d.width+8)*(d.ranks+2)+512)))
}

// AppendText appends what Text returns to b.
func (d Drawing) AppendText(b []byte) []byte {
	per := (textWidth - 2*(d.margin+1)) / d.width
	for from := 0; from < d.files; from += per {
		b = d.appendPart(b, from, min(from+per, d.files))
		b = append(b, '\n')
	}
	return d.appendLegend(b)
}

// measure chooses the widths of cells and margins.
func (d *Drawing) measure() {
	_, top := d.square(0, 0)
	_, bottom := d.square(0, d.ranks-1)
	d.margin = max(2, len(strconv.Itoa(top)), len(strconv.Itoa(bottom)))
	d.width = cellWidth
	for d.letters && d.width > narrowest && d.files*d.width+2*(d.margin+1) > textWidth {
		d.width--
	}
}

// appendPart draws the columns from one up to another.
func (d *Drawing) appendPart(b []byte, from, to int) []byte {
	b = d.appendFiles(b, from, to)
	for row := range d.ranks {
		b = d.appendRow(b, row, from, to)
	}
	return d.appendFiles(b, from, to)
}

func (d *Drawing) appendRow(b []byte, row, from, to int) []byte {
	_, rank := d.square(0, row)
	b = append(d.appendRank(b, rank), ' ')
	for i := row*d.files + from; i < row*d.files+to; i++ {
		b = d.appendCell(b, &d.cells[i])
	}
	b = d.appendRank(append(b, ' '), rank)
	return append(b, '\n')
}

// appendRank writes a rank number at the right of its margin.
func (d *Drawing) appendRank(b []byte, rank int) []byte {
	var room [8]byte
	digits := strconv.AppendInt(room[:0], int64(rank), 10)
	b = pad(b, len(b)+d.margin-len(digits))
	return append(b, digits...)
}

func (d *Drawing) appendCell(b []byte, c *cell) []byte {
	if c.unit == 0 && c.mark == untouched && !c.hole { // most cells
		return append(b, " .  "[:d.width]...)
	}
	start := len(b)
	open, shut := d.brackets(c)
	switch {
	case c.mark == left || c.mark == slidOff:
		if d.width > narrowest {
			b = append(b, ' ')
		}
		b = append(b, c.mark.sign()...)
	case c.hole:
	case c.unit == 0:
		b = append(b, open, '.', shut)
	case c.code != 0:
		b = append(b, open, c.code, c.unit, shut)
	case c.under != 0:
		b = append(b, open, c.unit, c.under, shut)
	default:
		b = append(b, open, c.unit, shut)
	}
	if len(b) > start+d.width {
		return b[:start+d.width]
	}
	return pad(b, start+d.width)
}

// brackets returns what stands on both sides of a unit. A mark takes the place of the first.
func (d *Drawing) brackets(c *cell) (open, shut byte) {
	open, shut = ' ', ' '
	switch {
	case c.under != 0:
		open, shut = '(', ')'
	case c.unit == 0:
	case c.owner == nobody:
		open, shut = '~', '~'
	case d.foe(c):
		open, shut = '<', '>'
	}
	if c.mark != untouched {
		open = c.mark.sign()[0]
	}
	if c.mark == slid && shut == ' ' {
		shut = ']'
	}
	return open, shut
}

func pad(b []byte, length int) []byte {
	for len(b) < length {
		b = append(b, ' ')
	}
	return b
}

func endLine(b []byte) []byte { return append(bytes.TrimRight(b, " "), '\n') }
