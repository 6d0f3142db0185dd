// Package line reads and writes what the position lines of all games have in common.
//
// A position line is a position as one line of text: "3qk3/8/8/8/8/2P5/8/3QK3 w". First the board: its ranks from the top,
// with slashes between them, and in each rank from the left what stands on the squares, in the game's own letters. Squares
// in a row on which nothing stands are written as their number. After a space follows the side to move, w or b. What a game
// adds behind that, and what a single square may hold, is the engine's own business.
//
// There is only one line for a position: numbers do not begin with 0, and two of them never stand together, since their
// digits would be read as one number.
//
// An engine cuts the line with [Cut], gives the board to [ReadBoard] with a function that reads a single square, and
// reads what follows. Every error is a [phrase.Error] for the player; those of a board name the rank and the
// character, and have whatever the engine says of the square behind that.
package line

import (
	"strconv"
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Cut parts a position line into the board, the side to move, and what follows that: with the space before it, or "".
func Cut(text string) (board string, toMove rules.Side, rest string, err error) {
	board, fields, ok := strings.Cut(text, " ")
	if !ok {
		return "", 0, "", phrase.Errorf("line-no-side")
	}
	switch side, _, _ := strings.Cut(fields, " "); side {
	case "w":
		return board, rules.White, fields[1:], nil
	case "b":
		return board, rules.Black, fields[1:], nil
	}
	return "", 0, "", phrase.Errorf("line-side", "text", phrase.Quote(fields, 20))
}

// CutPlain parts a position line of a game that adds nothing to the board and the side to move.
func CutPlain(text string) (board string, toMove rules.Side, err error) {
	board, toMove, rest, err := Cut(text)
	if err == nil && rest != "" {
		err = phrase.Errorf("line-nothing-follows", "text", phrase.Quote(rest[1:], 20))
	}
	return board, toMove, err
}

// Letter returns how a position line writes a unit, where one letter is enough: White's in upper case, as it is given, and
// Black's in lower case.
func Letter(side rules.Side, unit byte) byte {
	if side == rules.Black {
		return unit | 0x20
	}
	return unit
}

// Unit is the reverse of Letter: whose unit a letter stands for, and the letter in upper case.
func Unit(letter byte) (rules.Side, byte) {
	if letter >= 'a' && letter <= 'z' {
		return rules.Black, letter &^ 0x20
	}
	return rules.White, letter
}

// AppendEmpty appends the number of empty squares in a row, nothing if there are none.
func AppendEmpty(dst []byte, run int) []byte {
	if run == 0 {
		return dst
	}
	return strconv.AppendInt(dst, int64(run), 10)
}
