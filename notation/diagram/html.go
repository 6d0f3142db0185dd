package diagram

import (
	"strconv"

	"pbem/rules"
)

// HTML draws a table with inline styles only: no classes, pictures, scripts or anything from elsewhere, so that mail
// programs leave it alone. White's AMPs are light with dark letters, Black's dark with light letters, so that the sides
// can be told apart without colour and in dark mode. It is ASCII, in lines well under 998 bytes.
func (d Drawing) HTML() string {
	return string(d.AppendHTML(make([]byte, 0, 64*len(d.cells)+256*(d.ranks+d.files)+2048)))
}

// AppendHTML appends what HTML returns to b.
func (d Drawing) AppendHTML(b []byte) []byte {
	pen := tablePen{&d}
	b = append(b, `<table role="img" cellspacing="1" cellpadding="0" border="0" bgcolor="#6f6650" aria-label="`...)
	b = append(pen.appendCaption(b), `" style="font:bold 13px/22px Consolas,Menlo,'Courier New',monospace;`+
		`text-align:center;color:#111111;background:#6f6650;border-collapse:separate">`+"\n"...)
	b = pen.appendFileHeads(b)
	for row := range d.ranks {
		b = pen.appendHTMLRow(b, row)
	}
	b = append(pen.appendFileHeads(b), "</table>\n"...)
	return pen.appendHTMLLegend(b)
}

// tablePen writes the parts of the table and its legend.
type tablePen struct{ *Drawing }

// appendCaption says in words what the table is, for those who hear it.
func (d tablePen) appendCaption(b []byte) []byte {
	return append(b, htmlText(d.say("diagram-caption", "side", d.as))...)
}

const headStyle = ` bgcolor="#6f6650" style="color:#f4efe2;font-weight:normal">`

func (d tablePen) appendFileHeads(b []byte) []byte {
	b = append(b, `<tr><th width="26"`+headStyle+`</th>`...)
	for column := range d.files {
		file, _ := d.square(column, 0)
		b = rules.AppendFile(append(b, `<th width="32"`+headStyle...), file)
		b = append(b, "</th>"...)
		b = breakLine(b, column)
	}
	return append(b, `<th width="26"`+headStyle+"</th></tr>\n"...)
}

func (d tablePen) appendHTMLRow(b []byte, row int) []byte {
	_, rank := d.square(0, row)
	b = appendRankHead(append(b, "<tr>"...), rank)
	for column := range d.files {
		b = d.appendHTMLCell(b, &d.cells[row*d.files+column])
		b = breakLine(b, column)
	}
	return append(appendRankHead(b, rank), "</tr>\n"...)
}

func appendRankHead(b []byte, rank int) []byte {
	b = strconv.AppendInt(append(b, `<th height="28"`+headStyle...), int64(rank), 10)
	return append(b, "</th>"...)
}

// breakLine keeps lines short: the mail format forbids more than 998 bytes in one.
func breakLine(b []byte, column int) []byte {
	if column%4 == 3 {
		return append(b, '\n')
	}
	return b
}

func (d tablePen) appendHTMLCell(b []byte, c *cell) []byte {
	if c.hole {
		return appendHTMLHole(b, c)
	}
	ink := d.colours(c)
	b = append(append(append(b, `<td bgcolor="`...), ink.ground...), '"')
	if ink.letters != darkLetters || c.mark != untouched || c.cut || c.dead {
		b = append(append(b, ` style="color:`...), ink.letters...)
		if c.cut || c.dead {
			b = append(b, ";font-weight:normal"...)
		}
		if c.dead {
			b = append(b, ";font-style:italic"...)
		}
		b = append(c.mark.appendBorder(b, ink), '"')
	}
	b = appendHTMLUnit(append(b, '>'), c)
	if c.vacant() {
		b = append(appendGhost(append(b, "<s>"...), c.ghosts[0]), "</s>"...)
	}
	return append(b, "</td>"...)
}

// appendGhost writes a unit by itself: one that was taken, struck through, or of a tray.
func appendGhost(b []byte, g piece) []byte {
	if g.code != 0 {
		b = appendEscaped(b, g.code)
	}
	return appendEscaped(b, g.unit)
}

// appendHTMLHole leaves the ground of the table where there is no square.
func appendHTMLHole(b []byte, c *cell) []byte {
	if c.mark != slidOff {
		return append(b, "<td></td>"...)
	}
	b = append(b, `<td style="color:#f4efe2;border:2px dashed #ffc0ec">`...)
	return append(append(b, slidOff.sign()...), "</td>"...)
}

// appendHTMLUnit writes what stands in a cell, with the same marks as in text.
func appendHTMLUnit(b []byte, c *cell) []byte {
	b = append(b, c.mark.sign()...)
	switch {
	case c.unit == 0 && c.mark == slid:
		return append(b, ".]"...)
	case c.unit == 0:
		return b
	case c.under != 0 && c.mark == untouched:
		b = append(b, '(')
	}
	if c.code != 0 {
		b = appendEscaped(b, c.code)
	}
	b = appendEscaped(b, c.unit)
	switch {
	case c.under != 0:
		b = append(appendEscaped(b, c.under), ')')
	case c.mark == slid:
		b = append(b, ']')
	}
	switch {
	case c.cut:
		b = append(b, severed...)
	case c.dead:
		b = append(b, grave...)
	}
	return b
}

func appendEscaped(b []byte, letter byte) []byte {
	letter = ascii(letter)
	if entity := entityOf(letter); entity != "" {
		return append(b, entity...)
	}
	return append(b, letter)
}

// escaped writes text for HTML and SVG as package html does, whose replacer would be a hundredth of what a browser loads.
func escaped(text string) string {
	b := make([]byte, 0, len(text))
	for i := range len(text) {
		if entity := entityOf(text[i]); entity != "" {
			b = append(b, entity...)
			continue
		}
		b = append(b, text[i])
	}
	return string(b)
}

// entityOf returns what stands for a letter that has a meaning of its own in HTML; "" for others.
func entityOf(letter byte) string {
	switch letter {
	case '<':
		return "&lt;"
	case '>':
		return "&gt;"
	case '&':
		return "&amp;"
	case '"':
		return "&#34;"
	case '\'':
		return "&#39;"
	}
	return ""
}

// appendBorder frames a cell of the last turn, in a colour that stands out from its ground.
func (m mark) appendBorder(b []byte, ink colours) []byte {
	switch m {
	case untouched:
		return b
	case left, taken:
		b = append(b, ";border:2px dashed "...)
	case captured:
		b = append(b, ";border:4px double "...)
	default:
		b = append(b, ";border:2px solid "...)
	}
	if ink.letters == lightLetters {
		b = append(b, "#ffc0ec"...)
	} else {
		b = append(b, "#a0004f"...)
	}
	if m == captured {
		b = append(b, ";text-decoration:underline"...)
	}
	return b
}
