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

// Square reads what stands at the very start of a text that is not empty, puts it on the board and returns how many bytes
// it took. The file and the rank are counted from 0, from the lower left.
type Square func(text string, file, rank int) (width int, err error)

// ReadBoard reads the board of a position line, from the top left. The square is called for whatever stands on the board,
// and never for a place beyond it.
func ReadBoard(board string, files, ranks int, square Square) error {
	if n := countRanks(board); n != ranks {
		return phrase.Errorf("line-ranks", "ranks", ranks, "described", n)
	}
	for rank := ranks; rank > 0; rank-- {
		text, below, _ := strings.Cut(board, "/")
		if err := readWhole(text, rank, files, square); err != nil {
			return err
		}
		board = below
	}
	return nil
}

// ReadOpenBoard reads a board without edges, of at most so many files and ranks. The top rank says how many files there are.
func ReadOpenBoard(board string, most int, square Square) (files, ranks int, err error) {
	if ranks = countRanks(board); ranks > most {
		return 0, 0, phrase.Errorf("line-ranks-at-most", "most", most, "described", ranks)
	}
	top, below, more := strings.Cut(board, "/")
	if files, err = readRank(top, ranks, most, square); err != nil {
		return 0, 0, err
	}
	if files == 0 {
		return 0, 0, phrase.Errorf("line-rank-empty", "rank", ranks)
	}
	if more {
		err = ReadBoard(below, files, ranks-1, square)
	}
	return files, ranks, err
}

func countRanks(board string) int { return strings.Count(board, "/") + 1 }

func readWhole(text string, rank, files int, square Square) error {
	n, err := readRank(text, rank, files, square)
	if err == nil && n != files {
		return phrase.Errorf("line-rank-places", "rank", rank, "n", n, "files", files)
	}
	return err
}

// readRank returns how many files wide a rank is, which is at most so many.
func readRank(text string, rank, most int, square Square) (files int, err error) {
	for at := 0; at < len(text); {
		run, width := 1, 0
		switch {
		case isDigit(text[at]):
			run, width, err = readEmpty(text[at:], most)
		case files < most:
			width, err = square(text[at:], files, rank-1)
		}
		if err != nil {
			return 0, phrase.Errorf("line-place", "rank", rank, "character", at+1, "why", err)
		}
		if files += run; files > most {
			return 0, phrase.Errorf("line-rank-at-most", "rank", rank, "most", most)
		}
		at += width
	}
	return files, nil
}

func readEmpty(text string, most int) (run, width int, err error) {
	run, width = Number(text)
	if text[0] == '0' || run > most {
		err = phrase.Errorf("line-empty-squares", "text", phrase.Quote(text[:width], 6), "most", most)
	}
	return run, width, err
}

// Number reads decimal digits at the start of a text and returns their value, or 1000 if that is less, and how many they are.
func Number(text string) (value, width int) {
	for width < len(text) && isDigit(text[width]) {
		value = min(value*10+int(text[width]-'0'), 1000)
		width++
	}
	return value, width
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }
