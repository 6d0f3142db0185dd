package listing

import (
	"fmt"
	"strings"

	"pbem/rules"
)

// ParseSquare reads a square that somebody typed; nil for none. On a board without edges every location is one. The error is a
// sentence.
func ParseSquare(text string, board *rules.Vocabulary) (*rules.Square, error) {
	text = strings.TrimSpace(text)
	if text == "" {
		return nil, nil
	}
	square, n := rules.ParseSquare(text)
	if n != len(text) {
		return nil, fmt.Errorf("%q is no square; a square is a file's letter and a rank's number, as e4", text)
	}
	if board.Files > 0 && !onBoard(square, board) {
		return nil, fmt.Errorf("%s is not on this board of %d files and %d ranks", square, board.Files, board.Ranks)
	}
	return &square, nil
}

func onBoard(s rules.Square, board *rules.Vocabulary) bool {
	return s.File >= 0 && int(s.File) < board.Files && s.Rank >= 1 && int(s.Rank) <= board.Ranks
}
