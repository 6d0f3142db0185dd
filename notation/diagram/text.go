package diagram

import (
	"bytes"
	"strconv"

	"pbem/rules"
)

// cellWidth is the columns of a cell: with 16 files and rank numbers on both sides a row has 70.
const cellWidth = 4

// Text draws in ASCII: files above and below, ranks on both sides, a legend. Boards of up to 16 files take at most 72
// columns. No line ends in a space; the last one ends in a line feed.
func (d Drawing) Text() string {
	return string(d.AppendText(make([]byte, 0, (d.files*cellWidth+8)*(d.ranks+2)+512)))
}

// AppendText appends what Text returns to b.
func (d Drawing) AppendText(b []byte) []byte {
	b = d.appendFiles(b)
	for row := range d.ranks {
		b = d.appendRow(b, row)
	}
	b = d.appendFiles(b)
	return d.appendLegend(append(b, '\n'))
}

func (d *Drawing) appendFiles(b []byte) []byte {
	b = append(b, "   "...)
	for column := range d.files {
		file, _ := d.square(column, 0)
		start := len(b)
		b = rules.AppendFile(append(b, ' '), file)
		b = pad(b, start+cellWidth)
	}
	return endLine(b)
}

func (d *Drawing) appendRow(b []byte, row int) []byte {
	start := len(b)
	_, rank := d.square(0, row)
	if rank >= 0 && rank < 10 {
		b = append(b, ' ')
	}
	b = pad(strconv.AppendInt(b, int64(rank), 10), start+3)
	for i := row * d.files; i < (row+1)*d.files; i++ {
		b = d.appendCell(b, &d.cells[i])
	}
	if rank >= 0 && rank < 10 {
		b = append(b, ' ')
	}
	b = append(b, ' ')
	return append(strconv.AppendInt(b, int64(rank), 10), '\n')
}

func (d *Drawing) appendCell(b []byte, c *cell) []byte {
	if c.unit == 0 {
		if c.mark == left {
			return append(append(append(b, ' '), left.sign()...), ' ')
		}
		return append(b, " .  "...)
	}
	open, shut := byte(' '), byte(' ')
	switch {
	case c.owner == nobody:
		open, shut = '~', '~'
	case d.foe(c):
		open, shut = '<', '>'
	}
	if c.mark != untouched {
		open = c.mark.sign()[0]
	}
	if c.code == 0 {
		return append(b, open, c.unit, shut, ' ')
	}
	return append(b, open, c.code, c.unit, shut)
}

func pad(b []byte, length int) []byte {
	for len(b) < length {
		b = append(b, ' ')
	}
	return b
}

func endLine(b []byte) []byte { return append(bytes.TrimRight(b, " "), '\n') }

// sign is how a mark looks: before the unit, or in place of one.
func (m mark) sign() string {
	return [marks]string{arrived: "*", captured: "#", converted: "*", left: "()"}[m]
}
