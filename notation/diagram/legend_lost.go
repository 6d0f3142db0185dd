package diagram

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"pbem/rules"
)

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
