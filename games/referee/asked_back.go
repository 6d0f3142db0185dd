package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/command"
)

// What is asked back because a letter was not believed far enough waits in the game, too, if it is a turn or agrees to a pause: with a yes
// within 24 hours it counts as of that letter's arrival (CR-46).

// askedBack has a match know that its player is asked back about a command, where that counts; it returns the match after it.
func (e *execution) askedBack(ctx context.Context, c command.Command, m *adjudicator.Match, seat adjudicator.Seat) (*adjudicator.Match, error) {
	pause := c.Kind == "pause" && c.Yes
	if c.Kind != command.Turn && !pause {
		return m, nil
	}
	me, err := e.me(ctx)
	if err != nil {
		return m, err
	}
	if strict, err := e.isStrict(ctx, me); err != nil || strict {
		return m, err
	}
	d, err := e.rule(ctx, m, seat, adjudicator.AskBack{Pause: pause})
	return d.Match, err
}

// confirms reports whether the letter says yes to what was asked back because another was not believed.
func (e *execution) confirms() bool {
	return e.session.speaker.consents && e.session.speaker.request.Number != 0
}

// dropAsked ends what a request has waited for, which its reader has said no to.
func (r runner) dropAsked(ctx context.Context, q games.Request) error {
	for _, told := range q.Told {
		m, seat, err := r.seatIn(ctx, told.Match, r.session.speaker.player.Address)
		if err != nil {
			return err
		}
		if told.Match == q.Match {
			seat = q.Seat
		}
		if m == nil || seat == adjudicator.NoSeat {
			continue
		}
		if held := m.Prepared[seat.Side()]; held.Turn != "" || held.Asked.IsZero() {
			continue
		}
		if err := r.disarm(ctx, place{m.ID, seat}); err != nil {
			return err
		}
	}
	return nil
}
