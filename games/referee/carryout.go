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
	switch c.Kind {
	case command.NewGame:
		return e.challenge(ctx, c)
	case command.Games:
		return e.listGames(ctx, c)
	case command.Help:
		return e.referee.help(c), nil
	case command.Presets:
		return e.referee.listPresets(c), nil
	case command.Rules:
		return e.rules(ctx, c)
	case command.Name, command.Mail, command.Block, command.Unblock, command.NewKey:
		return e.setting(ctx, c)
	case command.Addresses, command.AddAddress, command.RemoveAddress:
		return e.addresses(ctx, c)
	case command.Unknown:
		return unknown(c), nil
	case command.Try:
		return e.try(ctx, c)
	}
	return e.inGame(ctx, c)
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
