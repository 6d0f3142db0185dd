package line

import (
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
