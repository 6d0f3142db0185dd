package lobby

import (
	"context"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// Counter puts other terms beside an invitation, which stands: they are a challenge of their own. An older counter-offer is worth nothing any
// more, whoever made it.
func Counter(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	m, seat, trouble, err := e.SeatFor(ctx, c)
	if err != nil || trouble != nil {
		return talk.Deref(trouble), err
	}
	if m.Stage != adjudicator.Challenged || m.Challenger == seat { // the match says why not
		d, err := e.Rule(ctx, m, seat, adjudicator.Accept{})
		return talk.Answer{Line: c.Line, Failed: true, Notices: talk.NoticesTo(d.Notices, seat)}.In(m, seat), err
	}
	root, err := e.Changes.Match(ctx, m.Root())
	if err != nil {
		return talk.Answer{}, err
	}
	if root.Counters >= adjudicator.MostCounters {
		return talk.Refuse(c.Line, phrase.New("referee-counters-spent", "name", changes.NameIn(m, seat.Other()), "n", root.Counters)).In(m, seat), nil
	}
	if why := talk.OutOfBounds(e, c.New, "new"); !why.Empty() {
		return talk.Refuse(c.Line, why).In(m, seat), nil
	}
	preset, err := e.Settings.Registry.Agreed(ctx, e.Changes.Store, m.Terms)
	if err != nil {
		return talk.Answer{}, err
	}
	unborn, d, err := opened(ctx, e, countering(e, c.New, m, seat), preset)
	if err != nil {
		return talk.Answer{}, err
	}
	if d.Refused {
		return talk.Answer{Line: c.Line, Text: d.Notices[0].Text, Failed: true}.In(m, seat), nil
	}
	if err := talk.CloseCounter(ctx, e, root); err != nil {
		return talk.Answer{}, err
	}
	if root, err = e.Changes.Match(ctx, root.ID); err == nil {
		_, err = e.Rule(ctx, root, root.SeatOfAddress(m.Player(seat).Address), adjudicator.Counter{Match: d.Match.ID})
	}
	if err != nil {
		return talk.Answer{}, err
	}
	e.Changes.Decided(unborn, d)
	e.Reply.Notify(d.Match.ID, d.Match.Challenger, d.Notices)
	return talk.Answer{Line: c.Line, Notices: talk.NoticesTo(d.Notices, d.Match.Challenger)}.In(m, seat), nil
}

// countering is the challenge by which a seat asks for the terms of an invitation, but for what the letter says otherwise.
func countering(e *talk.Execution, n *command.New, m *adjudicator.Match, seat adjudicator.Seat) adjudicator.Open {
	terms := m.Terms
	terms.Counter = m.Root()
	if n.Timed {
		terms.Time = n.Time
	}
	terms.Rated = terms.Rated && !n.Unrated
	terms.NoVacation = terms.NoVacation || n.NoVacation
	mine := seat
	switch n.As {
	case "white":
		mine = adjudicator.WhiteSeat
	case "black":
		mine = adjudicator.BlackSeat
	case "random":
		if mine = adjudicator.WhiteSeat; talk.PlaysBlack(e, n.As) {
			mine = adjudicator.BlackSeat
		}
	}
	if terms.Own != adjudicator.NoSeat && mine != seat {
		terms.Own = terms.Own.Other()
	}
	do := adjudicator.Open{Terms: terms, White: m.Player(seat), Black: m.Player(seat.Other()), Challenger: mine}
	if mine == adjudicator.BlackSeat {
		do.White, do.Black = do.Black, do.White
	}
	return do
}
