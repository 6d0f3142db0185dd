package diagram

import "unicode/utf8"

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
