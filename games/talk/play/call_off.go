package play

import (
	"context"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
)

// CallsOff reports whether a command is about calling a game off, and not about a challenge.
func CallsOff(ctx context.Context, e *talk.Execution, c command.Command) (bool, error) {
	game := e.GameOf(c)
	if c.Kind != "withdraw" || c.Yes || !c.Problem.Empty() || game == 0 {
		return false, nil
	}
	m, err := e.Changes.Match(ctx, game)
	if err != nil {
		return false, changes.Ignoring(err)
	}
	return m.Stage != adjudicator.Challenged, nil
}
