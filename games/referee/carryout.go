package referee

import (
	"context"
	"strings"

	"pbem/mailer/command"
	"pbem/rules"
	"pbem/rules/phrase"
)

// carryOut does one command and returns what to say about it.
func (e *execution) carryOut(ctx context.Context, c command.Command) (answer, error) {
	if !c.Problem.Empty() {
		return refuse(c.Line, c.Problem), nil
	}
	return rowOf(c).do(e, ctx, c)
}

func unknown(c command.Command) answer {
	if c.Nearest != "" {
		return refuse(c.Line, phrase.New("referee-unknown-nearest", "nearest", c.Nearest))
	}
	if holdsSquare(c.Line) {
		return refuse(c.Line, phrase.New("referee-unknown-game", "line", phrase.Words(firstLine(c.Line))))
	}
	return refuse(c.Line, phrase.New("referee-unknown"))
}

// holdsSquare reports whether a word of the line has a square in it, as those of turns have.
func holdsSquare(line string) bool {
	for word := range strings.FieldsSeq(line) {
		word = strings.TrimLeft(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
		if _, n := rules.ParseSquare(word); n > 0 {
			return true
		}
	}
	return false
}
