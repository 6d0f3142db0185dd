package talk

import (
	"cmp"
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/rules/phrase"
)

// A budget is one for all games of a player. What several of them take of it they take by the moments at which their clocks showed 0, then by
// their numbers (CR-5), whichever game a letter is about, and in whatever order it names them.

// ranOut is a game in which a clock of a player showed 0, and days are still to be taken for it.
type ranOut struct {
	at   time.Time
	game int
	seat adjudicator.Seat
}

func (a ranOut) compare(b ranOut) int { return cmp.Or(a.at.Compare(b.at), cmp.Compare(a.game, b.game)) }

// SettleTimes has every clock of a player that shows 0 take what it takes of the budget before a letter that came later spends any: by the
// state at that moment, however late it is looked at.
func (e *Execution) SettleTimes(ctx context.Context, address string) error {
	return e.runOut(ctx, address, func(ranOut) bool { return true })
}

// settleBefore has the clocks that showed 0 before one of a match did take what they take, and returns the match as it stands then. Of one that is
// not being played no clock runs.
func (e *Execution) settleBefore(ctx context.Context, m *adjudicator.Match) (*adjudicator.Match, error) {
	if m.Stage != adjudicator.Playing {
		return m, nil
	}
	if err := e.Changes.TakeAll(ctx); err != nil {
		return nil, err
	}
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		at, ok := m.RunsOut(seat, e.Session.Message.Received)
		if !ok {
			continue
		}
		here := ranOut{at, m.ID, seat}
		if err := e.runOut(ctx, m.Player(seat).Address, func(r ranOut) bool { return r.compare(here) < 0 }); err != nil {
			return nil, err
		}
	}
	return e.Changes.Match(ctx, m.ID)
}

// runOut has the chosen games of a player take days, one after the other: also those whose clocks show 0 in this very second, for what spends days
// finds these taken. What is held up in one is not waited for in the next.
func (e *Execution) runOut(ctx context.Context, address string, chosen func(ranOut) bool) error {
	var list []ranOut
	err := EachTimed(ctx, e, address, func(m *adjudicator.Match, seat adjudicator.Seat) error {
		if at, ok := m.RunsOut(seat, e.Session.Message.Received.Add(1)); ok && chosen(ranOut{at, m.ID, seat}) {
			list = append(list, ranOut{at, m.ID, seat})
		}
		return nil
	})
	slices.SortFunc(list, ranOut.compare)
	for _, r := range list {
		if err == nil {
			err = takeFor(ctx, e, r)
		}
	}
	return err
}

// takeFor has one game take days, and the budget be without them for the next.
func takeFor(ctx context.Context, e *Execution, r ranOut) error {
	m, err := e.Changes.Match(ctx, r.game)
	if err != nil {
		return err
	}
	d := e.Settings.Rule(e.Changes, e.Reply, Ruling{Match: m, By: r.seat, Letter: e.Session.Message, Do: adjudicator.RunOut{}})
	e.Reply.Notify(m.ID, adjudicator.NoSeat, NoticesTo(d.Notices, r.seat))
	return e.Changes.TakeAll(ctx)
}

// EachTimed goes through the games of a player that are played, with a clock.
func EachTimed(ctx context.Context, e *Execution, address string, do func(*adjudicator.Match, adjudicator.Seat) error) error {
	live, err := e.Changes.MatchesOf(ctx, address)
	if err != nil {
		return err
	}
	for _, s := range live {
		if s.Stage != adjudicator.Playing {
			continue
		}
		m, err := e.Changes.Match(ctx, s.ID)
		if err != nil {
			return err
		}
		if !m.Terms.Time.Limited() {
			continue
		}
		if err := do(m, m.SeatOfAddress(address)); err != nil {
			return err
		}
	}
	return nil
}

func YesOrNo(yes bool) phrase.Text {
	if yes {
		return "yes"
	}
	return "no"
}
