package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// counter puts other terms beside an invitation, which stands: they are a challenge of their own. An older counter-offer is worth nothing any
// more, whoever made it.
func (e *execution) counter(ctx context.Context, c command.Command) (answer, error) {
	m, seat, trouble, err := e.seatFor(ctx, c)
	if err != nil || trouble != nil {
		return deref(trouble), err
	}
	if m.Stage != adjudicator.Challenged || m.Challenger == seat { // the match says why not
		d, err := e.rule(ctx, m, seat, adjudicator.Accept{})
		return answer{line: c.Line, failed: true, notices: noticesTo(d.Notices, seat)}.in(m, seat), err
	}
	root, err := e.changes.match(ctx, m.Root())
	if err != nil {
		return answer{}, err
	}
	if root.Counters >= adjudicator.MostCounters {
		return refuse(c.Line, phrase.New("referee-counters-spent", "name", nameIn(m, seat.Other()), "n", root.Counters)).in(m, seat), nil
	}
	if why := e.outOfBounds(c.New, "new"); !why.Empty() {
		return refuse(c.Line, why).in(m, seat), nil
	}
	preset, err := e.referee.Registry.Agreed(ctx, e.changes.store, m.Terms)
	if err != nil {
		return answer{}, err
	}
	unborn, d, err := e.opened(ctx, e.countering(c.New, m, seat), preset)
	if err != nil {
		return answer{}, err
	}
	if d.Refused {
		return answer{line: c.Line, text: d.Notices[0].Text, failed: true}.in(m, seat), nil
	}
	if err := e.closeCounter(ctx, root); err != nil {
		return answer{}, err
	}
	if root, err = e.changes.match(ctx, root.ID); err == nil {
		_, err = e.rule(ctx, root, root.SeatOfAddress(m.Player(seat).Address), adjudicator.Counter{Match: d.Match.ID})
	}
	if err != nil {
		return answer{}, err
	}
	e.changes.decided(unborn, d)
	e.reply.notify(d.Match.ID, d.Match.Challenger, d.Notices)
	return answer{line: c.Line, notices: noticesTo(d.Notices, d.Match.Challenger)}.in(m, seat), nil
}

// countering is the challenge by which a seat asks for the terms of an invitation, but for what the letter says otherwise.
func (e *execution) countering(n *command.New, m *adjudicator.Match, seat adjudicator.Seat) adjudicator.Open {
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
		if mine = adjudicator.WhiteSeat; e.playsBlack(n.As) {
			mine = adjudicator.BlackSeat
		}
	}
	do := adjudicator.Open{Terms: terms, White: m.Player(seat), Black: m.Player(seat.Other()), Challenger: mine}
	if mine == adjudicator.BlackSeat {
		do.White, do.Black = do.Black, do.White
	}
	return do
}

// closeBeside ends what stands beside an invitation, or beside a counter-offer to it, once one of them has become a game; and beside an invitation
// that was declined or taken back. Nobody is told more than of that.
func (e *execution) closeBeside(ctx context.Context, before, after *adjudicator.Match) error {
	if before.Stage != adjudicator.Challenged || after.Stage == adjudicator.Challenged || after.Root() != after.ID && after.Stage != adjudicator.Playing {
		return nil
	}
	root, err := e.changes.match(ctx, after.Root())
	if err != nil {
		return ignoring(err)
	}
	if err := e.closeCounter(ctx, root); err != nil {
		return err
	}
	return e.closeQuietly(root)
}

// closeCounter ends the counter-offer to an invitation that stands, if one does.
func (e *execution) closeCounter(ctx context.Context, root *adjudicator.Match) error {
	if root.Countered == 0 {
		return nil
	}
	m, err := e.changes.match(ctx, root.Countered)
	if err != nil {
		return ignoring(err)
	}
	return e.closeQuietly(m)
}

// closeQuietly takes back a challenge that is open, without a word.
func (e *execution) closeQuietly(m *adjudicator.Match) error {
	if m.Stage != adjudicator.Challenged {
		return nil
	}
	d := e.referee.decision(ruling{match: m, by: m.Challenger, letter: e.session.message, do: adjudicator.Withdraw{}, decided: e.changes.Now})
	e.changes.decided(m, d)
	return nil
}
