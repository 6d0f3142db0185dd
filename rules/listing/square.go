package listing

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// ParseSquare reads a square that somebody typed; nil for none. On a board without edges every location is one. The error is a
// phrase.Error.
func ParseSquare(text string, board *rules.Vocabulary) (*rules.Square, error) {
	text = strings.TrimSpace(text)
	if text == "" {
		return nil, nil
	}
	square, n := rules.ParseSquare(text)
	if n != len(text) {
		return nil, phrase.Errorf("listing-no-square", "text", phrase.Quote(text, 0))
	}
	if board.Files > 0 && !onBoard(square, board) {
		return nil, phrase.Errorf("listing-off-board", "square", square, "files", board.Files, "ranks", board.Ranks)
	}
	return &square, nil
}

func onBoard(s rules.Square, board *rules.Vocabulary) bool {
	return s.File >= 0 && int(s.File) < board.Files && s.Rank >= 1 && int(s.Rank) <= board.Ranks
}
