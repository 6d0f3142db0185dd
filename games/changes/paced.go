package changes

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/rules"
)

// What people have chosen about their time reaches their games here: a match is told, as a value, when the clocks of its players stand and
// what their vacation budgets allow; and what a match takes of a budget is taken in the same commit.

// taken is what a match takes of the budget of a player.
type taken struct {
	address string
	fact    club.Fact // an AutomaticTaken; or nil for what letters that come back take, as of at
	at      time.Time
}

// paced tells a match the pace of its players as far as anything that can be decided needs it.
func paced(ctx context.Context, c *Set, m *adjudicator.Match) (*adjudicator.Match, error) {
	if m.Stage != adjudicator.Challenged && m.Stage != adjudicator.Playing || !m.Terms.Time.Limited() {
		return m, nil
	}
	for until := m.Horizon(c.Clock()); until.After(c.told[m.ID]); until = m.Horizon(c.Clock()) {
		var err error
		if m, err = TellPace(ctx, c, m, until); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// Clock is when the letter at hand is decided.
func (c *Set) Clock() time.Time {
	if c.Now.After(c.Letter.At) {
		return c.Now
	}
	return c.Letter.At
}

// TellPace is a match that knows the pace of its players up to a moment.
func TellPace(ctx context.Context, c *Set, m *adjudicator.Match, until time.Time) (*adjudicator.Match, error) {
	knowing, err := pacedUntil(ctx, c, m, until)
	if err != nil {
		return nil, err
	}
	c.told[m.ID] = until
	c.Matches[m.ID] = knowing
	return knowing, nil
}

// pacedUntil is the same, and the letter at hand keeps nothing of it.
func pacedUntil(ctx context.Context, c *Set, m *adjudicator.Match, until time.Time) (*adjudicator.Match, error) {
	knowing := *m
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		who, err := c.Seated(ctx, m, seat)
		if err != nil {
			return nil, err
		}
		p, err := c.Person(ctx, who.Address)
		if err != nil {
			return nil, err
		}
		knowing.Seats[seat.Side()].Pace = p.Pace(club.Game{Number: m.ID, Since: m.TurnSince, Until: until, Event: m.Terms.Event > 0}, who.Began, c.Zones.Locate)
	}
	return &knowing, nil
}

// Timed is a match, also one as it was, that knows all that its running clock goes by.
func (c *Set) Timed(ctx context.Context, m *adjudicator.Match) (*adjudicator.Match, error) {
	knowing := *m
	knowing.Undecided = nil
	if err := Clocked(ctx, c, &knowing); err != nil || !m.Terms.Time.Limited() {
		return &knowing, err
	}
	m = &knowing
	var told time.Time
	for until := m.Horizon(c.Clock()); until.After(told); until = m.Horizon(c.Clock()) {
		var err error
		if m, err = pacedUntil(ctx, c, m, until); err != nil {
			return nil, err
		}
		told = until
	}
	return m, nil
}

// repaced tells all live games of a player their pace anew, now that it has changed, and when time will next do something in each.
func repaced(ctx context.Context, c *Set, address string) error {
	live, err := c.MatchesOf(ctx, address)
	if err != nil {
		return err
	}
	for _, s := range live {
		m, err := c.Match(ctx, s.ID)
		if err != nil {
			return err
		}
		if !m.Terms.Time.Limited() {
			continue
		}
		if m, err = TellPace(ctx, c, m, m.Horizon(c.Clock())); err != nil {
			return err
		}
		if m, err = paced(ctx, c, m); err != nil {
			return err
		}
		dueAnew(c, m)
	}
	return nil
}

// dueAnew has the commit say when time will next do something in a match.
func dueAnew(c *Set, m *adjudicator.Match) {
	for i, change := range c.Letter.Changes {
		if change.Match == m.ID {
			c.Letter.Changes[i].Summary = Summary(m, c.Letter.At)
			return
		}
	}
	due := DueIn(m)
	c.Letter.Dues = append(slices.DeleteFunc(c.Letter.Dues, func(d games.Due) bool { return d.Match == m.ID }), due)
}

// DueIn is when time will next do something in a match.
func DueIn(m *adjudicator.Match) games.Due {
	due := games.Due{Match: m.ID, Version: m.Version}
	if at, ok := adjudicator.NextDue(m); ok {
		due.At = at
	}
	if at, ok := m.Deadline(); ok {
		due.Deadline = at
	}
	return due
}

// takeDays notes what a decision takes of budgets: three days as a flag would have fallen (CR-5), or those for which clocks stand because
// letters come back (CR-52).
func takeDays(c *Set, d adjudicator.Decision) {
	before := c.taken
	list := slices.Clone(before)
	for _, e := range d.Events {
		switch f := e.Fact.(type) {
		case adjudicator.AutomaticVacation:
			list = append(list, taken{address: d.Match.Player(f.Seat).Address, fact: club.AutomaticTaken{Game: d.Match.ID, From: f.From}})
		case adjudicator.CutOff:
			if f.Budget {
				list = append(list, taken{address: d.Match.Player(f.Seat).Address, at: e.At})
			}
		}
	}
	c.taken = list
}

// settlePace ends the letter at hand: who has begun to play with it has a budget from then on, what its games take of budgets leaves them,
// and every game that it has changed is told what follows.
func (c *Set) settlePace(ctx context.Context) error {
	if err := beginPlaying(ctx, c); err != nil {
		return err
	}
	if err := c.TakeAll(ctx); err != nil {
		return err
	}
	for _, change := range slices.Clone(c.Letter.Changes) {
		m, err := c.Match(ctx, change.Match)
		if err != nil {
			return err
		}
		dueAnew(c, m)
	}
	return nil
}

// TakeAll takes what the games of the letter at hand take of budgets.
func (c *Set) TakeAll(ctx context.Context) error {
	list := c.taken
	c.taken = nil
	for _, t := range list {
		if err := take(ctx, c, t); err != nil {
			return err
		}
	}
	return nil
}

func take(ctx context.Context, c *Set, t taken) error {
	fact := t.fact
	if fact == nil {
		who, err := c.Player(ctx, t.address)
		if err != nil {
			return err
		}
		p, err := c.Person(ctx, t.address)
		if err != nil {
			return err
		}
		stop, ok := p.CutOffAt(t.at, who.Began)
		if !ok {
			return nil
		}
		fact = stop
	}
	_, err := c.Chosen(ctx, t.address, fact)
	return err
}

// Chosen adds facts to the stream of a player that change the pace of their games.
func (c *Set) Chosen(ctx context.Context, address string, facts ...club.Fact) (club.Person, error) {
	p, err := c.Happened(ctx, address, facts...)
	if err != nil {
		return p, err
	}
	return p, repaced(ctx, c, address)
}

// beginPlaying notes when somebody's first game began.
func beginPlaying(ctx context.Context, c *Set) error {
	for _, change := range c.Letter.Changes {
		for _, e := range change.Events {
			if _, began := e.Fact.(adjudicator.Accepted); !began {
				continue
			}
			m := c.Matches[change.Match]
			for side, s := range m.Seats {
				if adjudicator.SeatOf(rules.Side(side)) == m.Program() { // a program is nobody with an account
					continue
				}
				p, err := c.Player(ctx, s.Player.Address)
				if err != nil {
					return err
				}
				if p.Began.IsZero() {
					p.Began = e.At
					c.KeepPlayer(p)
				}
			}
		}
	}
	return nil
}

// Clocked tells a match what its clocks must know and no event says: when the service was out of reach, and which letters to
// its seats are undecided.
func Clocked(ctx context.Context, c *Set, m *adjudicator.Match) error {
	if m.Stage != adjudicator.Challenged && m.Stage != adjudicator.Playing {
		return nil
	}
	since := m.TurnSince
	if since.IsZero() {
		since = m.ChallengedAt
	}
	stored, err := c.Store.Outages(ctx, since)
	if err != nil {
		return err
	}
	away := append([]clock.Interval(nil), c.Away...)
	for _, o := range stored {
		away = append(away, o.Interval)
	}
	m.Away = clock.Join(away)
	letters, err := c.Store.UndecidedOf(ctx, m.ID)
	for _, u := range letters {
		m.Undecided = append(m.Undecided, adjudicator.Undecided{Seat: u.Seat, Arrived: u.Arrived, Cause: u.Digest})
	}
	return err
}
