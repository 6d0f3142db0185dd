package line

import (
	"errors"
	"fmt"
	"strings"

	"pbem/rules"
)

// Cut parts a position line into the board, the side to move, and what follows that: with the space before it, or "".
func Cut(text string) (board string, toMove rules.Side, rest string, err error) {
	board, fields, ok := strings.Cut(text, " ")
	if !ok {
		return "", 0, "", errors.New("the position line has no side to move: after the board, write a space and w or b")
	}
	switch side, _, _ := strings.Cut(fields, " "); side {
	case "w":
		return board, rules.White, fields[1:], nil
	case "b":
		return board, rules.Black, fields[1:], nil
	}
	return "", 0, "", fmt.Errorf("the side to move must be w or b, but %.20q stands there", fields)
}

// CutPlain parts a position line of a game that adds nothing to the board and the side to move.
func CutPlain(text string) (board string, toMove rules.Side, err error) {
	board, toMove, rest, err := Cut(text)
	if err == nil && rest != "" {
		err = fmt.Errorf("nothing may follow the side to move, but %.20q does", rest[1:])
	}
	return board, toMove, err
}
