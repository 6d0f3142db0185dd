package command

import (
	"strings"

	"pbem/notation"
)

// mostBefore is how many letters stand in front of a square at most: an AMP's code and a unit's letter.
const mostBefore = 2

// holdsSquare reports whether a square of the game's board stands in a text, with no more letters in front than a unit has. On a board
// without edges, and where it is not known, every letter with a number may be one.
func (v *vocabulary) holdsSquare(text string) bool {
	for i := range len(text) {
		if squareAt(text, i) && v.onBoard(text, i) && lettersBefore(text, i) <= mostBefore && !endsInWord(text, i) {
			return true
		}
	}
	return false
}

// endsInWord reports whether letters follow the square at a place that are no square: "EC1A".
func endsInWord(text string, i int) bool {
	rest := strings.TrimLeft(strings.TrimPrefix(text[i+1:], "-"), "0123456789")
	letters := len(rest) - len(strings.TrimLeftFunc(rest, func(r rune) bool { return r < 0x80 && isLetterByte(byte(r)) }))
	return letters > 0 && (letters > mostBefore+1 || letters == len(rest) || rest[letters] < '0' || rest[letters] > '9') && rest[0]|0x20 != 'x'
}

// onBoard reports whether the square at a place is one of the board's. A number may be followed by no third digit.
func (v *vocabulary) onBoard(text string, i int) bool {
	digits := leadingDigits(text[i+1:])
	if v.ctx.Files == 0 || v.ctx.Ranks == 0 {
		return true
	}
	rank, ok := positive(digits)
	return ok && rank <= v.ctx.Ranks && int(text[i]|0x20-'a') < v.ctx.Files
}

// lettersBefore counts the letters that stand directly in front of a place.
func lettersBefore(text string, i int) int {
	n := 0
	for i > n && isLetterByte(text[i-1-n]) {
		n++
	}
	return n
}

func isLetterByte(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' || c >= 0x80 }

// canBeTurn reports whether words could be a turn at all: every activation names a square, and "pass" and castling, which the game
// refuses best, are the only turns without one. What looks like a turn of another board is one, too.
func (v *vocabulary) canBeTurn(text string) bool {
	text = inLatin(withoutPostcodes(plain(text)))
	return v.holdsSquare(text) || looksLikeTurn(text) || passes(text)
}

// inLatin writes the digits of all scripts, and the letters that look like Latin ones, as turns are read.
func inLatin(text string) string {
	if !strings.ContainsFunc(text, func(r rune) bool { return r > '~' }) {
		return text
	}
	folded, _ := notation.Fold(text)
	return folded
}

func passes(text string) bool {
	for _, word := range bareWords(text) {
		switch word {
		case "pass", "o-o", "0-0", "o-o-o", "0-0-0":
			return true
		}
	}
	return strings.Contains(text, "=") && hasDigit(text) // damaged on the way, or a promotion
}
