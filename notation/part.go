package notation

import (
	"errors"
	"strings"
	"unicode/utf8"

	"pbem/rules"
)

// Part is what a word means in the turns of a game.
type Part uint8

const (
	Strange Part = iota // nothing
	Filler              // it is passed over: "and", "the", "12."
	Sign                // it joins squares or says how: "to", "takes", "slide"
	Name                // of an AMP, a unit, a mode
	Square              // one square at least
	Passing             // "pass"
)

// PartOf tells what a word of a letter, with the marks at its ends, means by itself. A square that the board does not have is Strange, unless
// another stands next to it, as in "Gb4-b99", which is meant for a turn.
func PartOf(word string, v *rules.Vocabulary) Part {
	l := lexer{v: v, f: fold(word), line: true}
	tokens, err := l.all()
	if err != nil {
		if violation := (*rules.Violation)(nil); errors.As(err, &violation) && squaresIn(string(l.f.text)) > 1 {
			return Square
		}
		return Strange
	}
	part := Filler
	for _, t := range tokens {
		switch t.kind {
		case squareAt:
			return Square
		case passWord:
			part = Passing
		case groupWord, unitWord, modeWord:
			part = max(part, Name)
		default:
			if part == Filler && strings.ContainsFunc(word, func(r rune) bool { return r > '~' || isWord(byte(r)) }) {
				part = Sign
			}
		}
	}
	return part
}

// squaresIn counts what looks like squares in a word: a letter with a number behind it.
func squaresIn(text string) (n int) {
	for i := 1; i < len(text); i++ {
		if c := text[i-1] | 0x20; isDigit(text[i]) && c >= 'a' && c <= 'z' {
			n++
		}
	}
	return n
}

// WithoutFaces puts spaces in the place of smileys and pictures.
func WithoutFaces(text string) string {
	var b strings.Builder
	for at := 0; at < len(text); {
		r, n := utf8.DecodeRuneInString(text[at:])
		if face := smiley(text, at); face > 0 {
			r, n = ' ', face
		} else if pawn := loosePawn(text, at); pawn > 0 {
			r, n = ' ', pawn
		} else if isPictograph(r) || r == '\ufe0f' {
			r = ' '
		}
		b.WriteRune(r)
		at += n
	}
	return b.String()
}
