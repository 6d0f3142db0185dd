package diagram

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"pbem/rules"
)

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

// appendUnit writes a letter, or the figure of a chessman for it.
func (p *textPen) appendUnit(b []byte, letter byte) []byte {
	if figure := p.chessman(letter, rules.Side(ownerOf(letter))); figure != 0 {
		return utf8.AppendRune(b, figure)
	}
	return append(b, letter)
}

// chessman returns the figure of a unit that chess has too; 0 for any other, and in other styles. Units of AMPs have none:
// their letter stands beside that of the AMP.
func (p *textPen) chessman(letter byte, side rules.Side) rune {
	if !p.signs.figures || !p.letters {
		return 0
	}
	var figure rune
	switch strings.ToLower(speaker{p.Drawing}.kindName(letter)) {
	case "king":
		figure = '♔'
	case "queen":
		figure = '♕'
	case "rook":
		figure = '♖'
	case "bishop":
		figure = '♗'
	case "knight":
		figure = '♘'
	case "pawn":
		figure = '♙'
	default:
		return 0
	}
	if side == rules.Black {
		figure += '♚' - '♔'
	}
	return figure
}

// line writes a list of short items, breaking lines between items at textWidth and indenting what follows a break.
type line struct {
	b     []byte
	start int // where the current line begins in b
	items int
}

// newLine starts a line with a label that fills the indent.
func newLine(b []byte, label string) line {
	l := line{b: b, start: len(b)}
	l.b = append(l.b, label...)
	l.b = pad(l.b, len(l.b)+max(1, legendIndent-utf8.RuneCountInString(label)))
	return l
}

// item adds a sign and the words that explain it; an empty sign is not written. Items are separated by commas.
func (l *line) item(sign, words string) {
	letters := []rune(words)
	letters = letters[:min(len(letters), textWidth-legendIndent-len("White: x ,"))]
	l.separate(utf8.RuneCountInString(sign) + len(" ,") + len(letters))
	if sign != "" {
		l.b = append(append(l.b, sign...), ' ')
	}
	l.b = append(l.b, string(letters)...)
	l.items++
}

// separate makes room for an item of so many columns behind the one before it.
func (l *line) separate(columns int) {
	if l.items == 0 {
		return
	}
	l.b = append(l.b, ',')
	if utf8.RuneCount(l.b[l.start:])+1+columns <= textWidth {
		l.b = append(l.b, ' ')
		return
	}
	l.b = append(l.b, '\n')
	l.start = len(l.b)
	l.b = pad(l.b, l.start+legendIndent)
}

func (l *line) end() []byte { return endLine(l.b) }

// asciiName keeps a host's own names from widening or breaking a line.
func asciiName(name string) string {
	b := []byte(name)
	for i, c := range b {
		b[i] = ascii(c)
	}
	return string(b)
}

// ascii keeps a letter to one column.
func ascii(c byte) byte {
	if c < ' ' || c > '~' {
		return '?'
	}
	return c
}
