package diagram

import (
	"strings"
	"unicode/utf8"

	"pbem/rules"
)

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
