package diagram

import (
	"strconv"

	"pbem/rules"
)

// appendHTMLLegend writes the text pen's legend in words, under the table.
func (d tablePen) appendHTMLLegend(b []byte) []byte {
	b = append(b, `<p style="font-size:13px;line-height:1.5;margin:6px 0 14px">`...)
	for _, side := range []rules.Side{d.as, d.as.Other()} {
		b = d.appendHTMLSide(b, side)
	}
	b = append(b, "<b>"+d.html("diagram-units")+":</b>"...)
	for i, u := range d.units {
		b = appendHTMLItem(b, i, u.Letter, d.unitName(u), colours{})
	}
	if d.neutral {
		b = append(b, "<br>\n<b>"+d.html("diagram-html-neutral")+":</b> n, "+d.html("diagram-belongs-to-nobody")...)
	}
	b = d.appendHTMLRemarks(b)
	b = d.appendHTMLMarks(b)
	b = d.appendHTMLLost(b)
	return append(b, "</p>\n"...)
}

func (d tablePen) appendHTMLSide(b []byte, side rules.Side) []byte {
	b = append(append(append(b, "<b>"...), htmlText(d.words(side.Phrase()))...), ":</b>"...)
	n := 0
	for _, g := range d.groups {
		if g.Side != side {
			continue
		}
		ink := d.colours(&cell{unit: 1, code: g.Code, owner: owner(side)})
		b = appendHTMLItem(b, n, g.Code, d.groupName(g), ink)
		n++
	}
	if d.letters && len(d.units) > 0 {
		letter := d.letter(rules.Placement{Unit: d.units[0].Letter, Side: side})
		b = appendHTMLItem(b, 0, letter, d.caseOf(side), d.colours(&cell{unit: 1, owner: owner(side)}))
	}
	return append(b, "<br>\n"...)
}

// appendHTMLRemarks explains what is not a unit's letter.
func (d tablePen) appendHTMLRemarks(b []byte) []byte {
	if c := d.captive; c.under != 0 {
		c.mark = untouched
		b = append(appendHTMLUnit(append(b, "<br>\n<b>"...), &c), "</b> "...)
		b = append(b, d.html("diagram-captive")...)
	}
	if d.cut {
		b = d.appendHTMLExplained(b, d.first(func(c cell) bool { return c.cut }), "diagram-cut")
	}
	if d.dead {
		b = d.appendHTMLExplained(b, d.first(func(c cell) bool { return c.dead }), "diagram-dead")
	}
	if d.holes {
		b = append(b, "<br>\n<b>"+d.html("diagram-blank")+":</b> "+d.html("diagram-no-square")...)
	}
	return b
}

// appendHTMLExplained writes what stands in a cell, without a mark, and words behind it.
func (d tablePen) appendHTMLExplained(b []byte, c cell, words string) []byte {
	c.mark = untouched
	b = append(appendHTMLUnit(append(b, "<br>\n"...), &c), ' ')
	return append(b, d.html(words)...)
}

func appendHTMLItem(b []byte, before int, letter byte, words string, ink colours) []byte {
	if before > 0 {
		b = append(b, ',')
	}
	b = append(b, " <b"...)
	if ink.ground != "" {
		b = append(append(append(b, ` style="padding:0 4px;background:`...), ink.ground...), ";color:"...)
		b = append(append(b, ink.letters...), '"')
	}
	b = append(appendEscaped(append(b, '>'), letter), "</b> "...)
	return append(b, htmlText(words)...)
}

func (d tablePen) appendHTMLMarks(b []byte) []byte {
	first := true
	for m := range marks {
		if d.marked[m].mark == untouched {
			continue
		}
		if first {
			b = append(b, "<br>\n<b>"+htmlText(d.say("diagram-last-turn", "side", d.lastSide))+":</b> "...)
		} else {
			b = append(b, ", "...)
		}
		b, first = append(append(append(b, m.htmlSign()...), ' '), htmlText(d.words(m.phrase()))...), false
	}
	return b
}

// appendHTMLLost says what the last turn took, and what each side has lost in the game.
func (d tablePen) appendHTMLLost(b []byte) []byte {
	for _, said := range d.Losses() {
		b = append(append(append(b, "<br>\n<b>"...), htmlText(d.words(said))...), "</b>"...)
	}
	for side, all := range d.fallen {
		if len(all) == 0 {
			continue
		}
		b = append(append(append(b, "<br>\n<b>"...), htmlText(d.words(lostBy(owner(side))))...), "</b>"...)
		for i, s := range all {
			c := s.alone()
			if b = appendHTMLTaken(b, i, s, d.colours(&c)); i%4 == 3 {
				b = append(b, '\n')
			}
		}
	}
	return b
}

// appendHTMLTaken writes a unit of a tray as it looks on the board, with its number.
func appendHTMLTaken(b []byte, before int, s score, ink colours) []byte {
	if before > 0 {
		b = append(b, ',')
	}
	if s.n > 1 {
		b = append(append(b, ' '), s.times()...)
	}
	b = append(append(append(b, ` <b style="padding:0 4px;border:1px solid #6f6650;background:`...), ink.ground...), ";color:"...)
	b = append(append(b, ink.letters...), `">`...)
	return append(appendGhost(b, s.piece), "</b>"...)
}

// html says a phrase, escaped.
func (d tablePen) html(key string) string { return htmlText(d.say(key)) }

// htmlText escapes words, so that they are ASCII.
func htmlText(words string) string {
	b := make([]byte, 0, len(words))
	for _, r := range words {
		switch {
		case r < ' ' || r == 0x7f:
			b = append(b, '?')
		case r == '<' || r == '>' || r == '&' || r == '"':
			b = append(b, escaped(string(r))...)
		case r < 0x80:
			b = append(b, byte(r))
		default:
			b = append(strconv.AppendInt(append(b, "&#"...), int64(r), 10), ';')
		}
	}
	return string(b)
}

// htmlSign is a mark by itself.
func (m mark) htmlSign() string {
	if m == slid {
		return "[.]"
	}
	return m.sign()
}
