package diagram

import "bytes"

// appendLineAbove draws what lies above a row of squares, or below the last one: lines between the squares, the edge of a
// frame, or nothing.
func (p *textPen) appendLineAbove(b []byte, row, from, to int) []byte {
	switch {
	case p.signs.grid:
		return p.appendGridLine(b, row, from, to)
	case p.signs.frame && row == 0:
		return p.appendEdge(b, "┌", "┐", to-from)
	case p.signs.frame && row == p.ranks:
		return p.appendEdge(b, "└", "┘", to-from)
	}
	return b
}

// appendGridLine draws a line only where there is a square on one of its sides, so that a location without one lies open.
func (p *textPen) appendGridLine(b []byte, row, from, to int) []byte {
	b = pad(b, len(b)+p.margin+1)
	for column := from; column < to; column++ {
		b = append(b, p.corner(column, row))
		line := byte(' ')
		if p.exists(column, row-1) || p.exists(column, row) {
			line = '-'
		}
		for range p.inner {
			b = append(b, line)
		}
	}
	return endLine(append(b, p.corner(to, row)))
}

// corner is what stands where four cells meet, of which one is given: the one below it to the right.
func (p *textPen) corner(column, row int) byte {
	if p.exists(column, row) || p.exists(column-1, row) || p.exists(column, row-1) || p.exists(column-1, row-1) {
		return '+'
	}
	return ' '
}

// upright is the line to the left of a cell.
func (p *textPen) upright(column, row int) byte {
	if p.exists(column-1, row) || p.exists(column, row) {
		return '|'
	}
	return ' '
}

// exists reports whether there is a square in a cell, also in one beside the drawing.
func (p *textPen) exists(column, row int) bool {
	return column >= 0 && column < p.files && row >= 0 && row < p.ranks && !p.cells[row*p.files+column].hole
}

// appendEdge draws the upper or the lower edge of a frame.
func (p *textPen) appendEdge(b []byte, first, last string, cells int) []byte {
	b = append(pad(b, len(b)+p.margin), first...)
	b = append(b, bytes.Repeat([]byte("─"), cells*p.width)...)
	return append(append(b, last...), '\n')
}

// side is what stands between the squares and the numbers of their ranks.
func (p *textPen) side() string {
	if p.signs.frame {
		return "│"
	}
	return " "
}
