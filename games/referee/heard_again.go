package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/games/talk/hosts"
	"pbem/mailer"
	"pbem/mailer/command"
)

// heldAdmin looks over a line of the host's before it is asked back.
func (r questions) heldAdmin(ctx context.Context, c command.Command) (command.Command, games.Told, *talk.Answer, error) {
	if c.Admin == nil || c.Admin.Game == 0 {
		return c, games.Told{}, nil, nil
	}
	m, trouble, err := hosts.Hosting{Execution: r.Execution, Line: c.Line, Do: *c.Admin}.Game(ctx)
	if err != nil || trouble != nil {
		return c, games.Told{}, trouble, err
	}
	return c, hosts.AdminTold(m), nil, nil
}

// dropAsked ends what a request has waited for, which its reader has said no to.
func (r questions) dropAsked(ctx context.Context, q games.Request) error {
	for _, told := range q.Told {
		m, seat, err := r.SeatIn(ctx, told.Match, r.Session.Speaker.Player.Address)
		if err != nil {
			return err
		}
		if told.Match == q.Match {
			seat = q.Seat
		}
		if m == nil || seat == adjudicator.NoSeat {
			continue
		}
		if held := m.Seats[seat.Side()].Prepared; held.Turn != "" || held.Asked.IsZero() {
			continue
		}
		if err := r.Disarm(ctx, changes.Place{Match: m.ID, Seat: seat}); err != nil {
			return err
		}
	}
	return nil
}

// heardAgain: whoever writes a letter that is believed can be reached, and what letters that came back have taken of their budget and has
// not begun returns to it (CR-52).
func (r Runner) heardAgain(ctx context.Context) error {
	s := r.Session
	believed := s.Message.Belief == mailer.Believed && s.Vouched() || r.Settings.Judge == nil && s.Proven()
	if !believed || s.Speaker.Player.Number == 0 || s.Speaker.Elsewhere {
		return nil
	}
	p, err := r.Changes.Person(ctx, s.Speaker.Player.Address)
	if err != nil || !p.CutOff {
		return err
	}
	_, err = r.Changes.Chosen(ctx, s.Speaker.Player.Address, club.HeardAgain{})
	return err
}
