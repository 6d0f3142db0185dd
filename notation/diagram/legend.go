package diagram

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"pbem/rules"
	"pbem/rules/phrase"
)

const (
	textWidth    = 72
	legendIndent = 6
)

// appendLegend explains the board by its own signs, and only those that are on it.
func (p *textPen) appendLegend(b []byte) []byte {
	b = p.appendSide(b, p.as)
	b = p.appendSide(b, p.as.Other())
	if c := p.captive; c.under != 0 {
		b = p.appendExplained(b, c, p.say("diagram-captive"))
	}
	if p.holes {
		b = appendRemark(b, p.say("diagram-blank"), p.say("diagram-no-square"))
	}
	if p.neutral {
		b = appendRemark(b, p.signs.neutral[0]+".."+p.signs.neutral[1], p.say("diagram-neutral"))
	}
	if p.cut {
		b = p.appendExplained(b, p.first(func(c cell) bool { return c.cut }), p.say("diagram-cut"))
	}
	if p.dead {
		b = p.appendExplained(b, p.first(func(c cell) bool { return c.dead }), p.say("diagram-dead"))
	}
	l := newLine(b, p.say("diagram-units"))
	for _, u := range p.units {
		u.Name = asciiName(u.Name)
		l.item(p.written(u.Letter), p.unitName(u))
	}
	b = p.appendMarks(l.end())
	return p.appendLost(b)
}

func appendRemark(b []byte, label, words string) []byte {
	l := newLine(b, label)
	l.item("", words)
	return l.end()
}

func (p *textPen) appendSide(b []byte, side rules.Side) []byte {
	l := line{b: p.appendSample(b, side), start: len(b)}
	l.b = append(append(append(l.b, "  "...), p.words(side.Phrase())...), ": "...)
	for _, g := range p.groups {
		if g.Side == side {
			g.Name = asciiName(g.Name)
			l.item(string(rune(ascii(g.Code))), p.groupName(g))
		}
	}
	if p.letters {
		l.item("", p.lettersOf(side))
	}
	if l.items == 0 {
		l.b = l.b[:len(l.b)-len(": ")]
	}
	return l.end()
}

// lettersOf says how a side's units are drawn in games without AMPs.
func (p *textPen) lettersOf(side rules.Side) string {
	if len(p.units) == 0 || p.chessman(p.units[0].Letter, side) == 0 {
		return p.caseOf(side)
	}
	if side == rules.Black {
		return p.say("diagram-filled")
	}
	return p.say("diagram-outlined")
}

// caseOf says how a side's units are written in games without AMPs.
func (d *Drawing) caseOf(side rules.Side) string {
	if side == rules.Black {
		return d.say("diagram-small-letters")
	}
	return d.say("diagram-capital-letters")
}

// appendExplained writes a cell, without a mark, and words behind it.
func (p *textPen) appendExplained(b []byte, c cell, words string) []byte {
	c.mark = untouched
	start := len(b)
	b = p.appendCell(b, &c)
	b = pad(b, len(b)+legendIndent-utf8.RuneCount(b[start:]))
	return append(append(b, words...), '\n')
}

// first returns the first cell that is such.
func (d *Drawing) first(is func(cell) bool) cell {
	return d.cells[max(slices.IndexFunc(d.cells, is), 0)]
}

// written is how the legend names a kind of unit: as players write it, and as it looks.
func (p *textPen) written(letter byte) string {
	sign := string(rune(ascii(letter)))
	if white := p.chessman(letter, rules.White); white != 0 {
		return sign + " " + string(white) + string(p.chessman(letter, rules.Black))
	}
	return sign
}

// unitName says which kind is royal, where that does not depend on its AMP.
func (d *Drawing) unitName(u rules.UnitName) string {
	byGroup := slices.ContainsFunc(d.groups, func(g rules.Group) bool { return g.Royal })
	return d.name(phrase.Term{Kind: "unit", Name: u.Name}, u.Royal && !byGroup)
}

// groupName says which AMPs must not lose their leader.
func (d *Drawing) groupName(g rules.Group) string {
	return d.name(phrase.Term{Kind: "group", Name: g.Name}, g.Royal)
}

func (d *Drawing) name(t phrase.Term, royal bool) string {
	if said, ok := d.names[t]; ok {
		return said
	}
	said := ""
	if royal {
		said = d.say("diagram-royal", "name", t)
	} else {
		said = d.words(phrase.Of(t))
	}
	if d.names != nil {
		d.names[t] = said
	}
	return said
}

// appendMarks explains the marks of the last turn on cells that have them.
func (p *textPen) appendMarks(b []byte) []byte {
	l := line{b: b, start: len(b)}
	l.b = append(append(l.b, p.say("diagram-last-turn", "side", p.lastSide)...), ": "...)
	for m := range marks {
		c := p.marked[m]
		if c.mark == untouched {
			continue
		}
		l.item(string(bytes.TrimSpace(p.appendCell(nil, &c))), p.words(m.phrase()))
	}
	if l.items == 0 {
		return b
	}
	return l.end()
}

// appendSample draws a unit of a side as it looks on the board.
func (p *textPen) appendSample(b []byte, side rules.Side) []byte {
	c := p.sample[side]
	switch {
	case p.letters && len(p.units) > 0:
		c = cell{unit: p.letter(rules.Placement{Unit: p.units[0].Letter, Side: side})}
	case c.unit == 0:
		c.code, c.unit = '.', '.'
	}
	c.owner, c.mark, c.cut, c.dead = owner(side), untouched, false, false
	start := len(b)
	b = p.appendCell(b, &c)
	return pad(b, len(b)+cellWidth-utf8.RuneCount(b[start:]))
}

// appendLost says what the last turn took, and what each side has lost in the game.
func (p *textPen) appendLost(b []byte) []byte {
	for _, said := range p.inASCII().Losses() {
		b = appendSentence(b, p.words(said))
	}
	for side, all := range p.fallen {
		if len(all) > 0 {
			b = p.appendTray(b, owner(side), all)
		}
	}
	return b
}

// inASCII is the drawing with names that cannot widen a line: a host may name units in any letters.
func (p *textPen) inASCII() *Drawing {
	if len(p.lost) == 0 {
		return p.Drawing
	}
	d := *p.Drawing
	d.units, d.groups = slices.Clone(d.units), slices.Clone(d.groups)
	for i := range d.units {
		d.units[i].Name = asciiName(d.units[i].Name)
	}
	for i := range d.groups {
		d.groups[i].Name = asciiName(d.groups[i].Name)
	}
	return &d
}

// appendSentence wraps words to the width of a letter.
func appendSentence(b []byte, words string) []byte {
	start := len(b)
	for word := range strings.FieldsSeq(words) {
		word = string([]rune(word)[:min(utf8.RuneCountInString(word), textWidth-legendIndent-1)])
		switch used := utf8.RuneCount(b[start:]); {
		case used == 0:
		case used+1+utf8.RuneCountInString(word) > textWidth:
			b = append(b, '\n')
			start = len(b)
			b = pad(b, start+legendIndent)
		default:
			b = append(b, ' ')
		}
		b = append(b, word...)
	}
	return endLine(b)
}

// appendTray lists what a side has lost, as it looks on the board: "Lost by White: 3 yG, wN".
func (p *textPen) appendTray(b []byte, side owner, all scores) []byte {
	l := line{b: b, start: len(b)}
	l.b = append(append(l.b, p.words(lostBy(side))...), ' ')
	for _, s := range all {
		l.item(s.times(), p.looks(s.piece))
	}
	return l.end()
}

// times is how often a unit was lost, where that is not once.
func (s score) times() string {
	if s.n == 1 {
		return ""
	}
	return strconv.Itoa(s.n)
}

// looks is how a unit is written on the board, without brackets.
func (p *textPen) looks(u piece) string {
	if figure := p.chessman(u.unit, rules.Side(u.owner&1)); figure != 0 {
		return string(figure)
	}
	if u.code == 0 {
		return string(rune(u.unit))
	}
	return string([]byte{u.code, u.unit})
}
