package diagram

import (
	"bytes"
	"slices"

	"pbem/rules"
)

const (
	textWidth    = 72
	legendIndent = 6
)

// appendLegend explains the board by its own signs, and only those that are on it.
func (d *Drawing) appendLegend(b []byte) []byte {
	b = d.appendSide(b, d.as)
	b = d.appendSide(b, d.as.Other())
	if d.captive.under != 0 {
		b = d.appendCaptive(b)
	}
	if d.holes {
		l := newLine(b, "Blank")
		l.item(0, "a location without a square")
		b = l.end()
	}
	if d.neutral {
		l := newLine(b, "~..~")
		l.item(0, "neutral: belongs to nobody")
		b = l.end()
	}
	l := newLine(b, "Units")
	for _, u := range d.units {
		l.item(u.Letter, d.unitName(u))
	}
	return d.appendMarks(l.end())
}

func (d *Drawing) appendSide(b []byte, side rules.Side) []byte {
	b = d.appendSample(b, side)
	b = append(b, "  "...)
	l := line{b: b, start: len(b) - legendIndent}
	l.b = append(append(l.b, side.String()...), ": "...)
	for _, g := range d.groups {
		if g.Side == side {
			l.item(g.Code, groupName(g))
		}
	}
	if d.letters {
		l.item(0, lettersOf(side))
	}
	if l.items == 0 {
		l.b = l.b[:len(l.b)-len(": ")]
	}
	return l.end()
}

// lettersOf says how a side's units are written in games without AMPs.
func lettersOf(side rules.Side) string {
	if side == rules.Black {
		return "small letters"
	}
	return "capital letters"
}

// appendCaptive explains two letters on one square.
func (d *Drawing) appendCaptive(b []byte) []byte {
	c := d.captive
	c.mark = untouched
	start := len(b)
	b = pad(d.appendCell(b, &c), start+legendIndent)
	return append(append(b, captiveWords...), '\n')
}

const captiveWords = "the first unit holds the second captive on its square"

// unitName says which kind is royal, where that does not depend on its AMP.
func (d *Drawing) unitName(u rules.UnitName) string {
	byGroup := slices.ContainsFunc(d.groups, func(g rules.Group) bool { return g.Royal })
	if u.Royal && !byGroup {
		return u.Name + " (royal)"
	}
	return u.Name
}

// groupName says which AMPs must not lose their leader.
func groupName(g rules.Group) string {
	if g.Royal {
		return g.Name + " (royal)"
	}
	return g.Name
}

// appendMarks explains the marks of the last turn on cells that have them.
func (d *Drawing) appendMarks(b []byte) []byte {
	l := line{b: b, start: len(b)}
	l.b = append(append(append(l.b, "Last turn, "...), d.lastSide.String()...), "'s: "...)
	for m, words := range markWords() {
		c := d.marked[m]
		if c.mark == untouched {
			continue
		}
		var room [cellWidth]byte
		sign := d.appendTrimmed(room[:0], c)
		l.separate(len(sign) + len(" ,") + len(words))
		l.b = append(append(append(l.b, sign...), ' '), words...)
		l.items++
	}
	if l.items == 0 {
		return b
	}
	return l.end()
}

// appendTrimmed draws a cell without the spaces around it.
func (d *Drawing) appendTrimmed(b []byte, c cell) []byte {
	var room [cellWidth]byte
	return append(b, bytes.TrimSpace(d.appendCell(room[:0], &c))...)
}

// appendSample draws a unit of a side as it looks on the board.
func (d *Drawing) appendSample(b []byte, side rules.Side) []byte {
	c := d.sample[side]
	switch {
	case d.letters && len(d.units) > 0:
		c = cell{unit: d.letter(rules.Placement{Unit: d.units[0].Letter, Side: side})}
	case c.unit == 0:
		c.code, c.unit = '.', '.'
	}
	c.owner, c.mark = owner(side), untouched
	start := len(b)
	return pad(d.appendCell(b, &c), start+cellWidth)
}
