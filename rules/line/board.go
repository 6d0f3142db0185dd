package line

import (
	"strings"

	"pbem/rules/phrase"
)

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
