package talk

import (
	"context"

	"pbem/adjudicator"
	"pbem/mailer/command"
)

// What is asked back because a letter was not believed far enough waits in the game, too, if it is a turn or agrees to a pause: with a yes
// within 24 hours it counts as of that letter's arrival (CR-46).

// AskedBack has a match know that its player is asked back about a command, where that counts; it returns the match after it.
func (e *Execution) AskedBack(ctx context.Context, c command.Command, m *adjudicator.Match, seat adjudicator.Seat) (*adjudicator.Match, error) {
	pause := c.Kind == "pause" && c.Yes
	if c.Kind != command.Turn && !pause {
		return m, nil
	}
	me, err := e.Me(ctx)
	if err != nil {
		return m, err
	}
	if strict, err := IsStrict(ctx, e, me); err != nil || strict {
		return m, err
	}
	d, err := e.Rule(ctx, m, seat, adjudicator.AskBack{Pause: pause})
	return d.Match, err
}

// confirms reports whether the letter says yes to what was asked back because another was not believed.
func (e *Execution) confirms() bool {
	return e.Session.Speaker.Consents && e.Session.Speaker.Request.Number != 0
}
