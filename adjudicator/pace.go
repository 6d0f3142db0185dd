package adjudicator

import (
	"slices"
	"time"

	"pbem/adjudicator/clock"
)

// Pace is what the clock of a seat must know of its player and no event of the match says. Whoever keeps the match tells it.
type Pace struct {
	// Rests are when the player's clocks stand: all that end after TurnSince and begin before Horizon, each whole, in any order. They may
	// overlap.
	Rests []Rest
	Leave []Leave // what the player's vacation budget allows, by moments, the first one first; none: nothing
	// Reminders are how much time is left on the clock at each reminder, as the player has chosen; nil where they have not, empty for none.
	Reminders []time.Duration
	Chosen    time.Time // when they have: what was due by then is not sent any more
}

// Rest is a time in which the clocks of a player stand, in all games or as the terms of one say, and why.
type Rest struct {
	clock.Interval
	Why Reason
}

// Reason is why a clock stands.
type Reason uint8

const (
	Weekend   Reason = iota + 1 // the player's days off
	Vacation                    // booked by the player; in games without vacation it is not free (CR-40)
	Unreached                   // letters to the player come back (CR-52)
)

// Leave is what a player's vacation budget allows after a moment, up to that of the next one. What follows from a letter holds after its
// arrival. What holds at a moment already, as what a month brings does, or what was taken in a game of a lower number at that
// moment, is told with the instant before it.
type Leave struct {
	After     time.Time
	Days      int  // whole days in the budget
	Automatic bool // a flag that would fall may take three of them (CR-5)
}

// freeTime is the time that the clock of a seat does not count.
func freeTime(m *Match, s Seat) clock.Free {
	rests, automatic := m.Seats[s.Side()].Pace.Rests, ownVacation(m, s)
	if len(rests) == 0 && len(m.Pause.Agreed) == 0 && automatic.Began.IsZero() {
		return m.Away
	}
	list := append(append([]clock.Interval{automatic}, m.Away...), m.Pause.Agreed...)
	for _, r := range rests {
		if r.Why != Vacation || !m.Terms.NoVacation {
			list = append(list, r.Interval)
		}
	}
	return clock.Join(list)
}

// Horizon returns up to when free time must be told for everything that can be decided at a moment: what a turn gives the next clock,
// the longest grant and the longest pause are in it. It follows from what was told so far: whoever then tells more asks again, until
// it does not change any more.
func (m *Match) Horizon(now time.Time) time.Time {
	control, last := m.Terms.Time, now
	if !control.Limited() || m.Stage != Challenged && m.Stage != Playing {
		return last
	}
	for _, s := range []Seat{WhiteSeat, BlackSeat} {
		shows := clock.Sum(max(m.Clocks[s.Side()], control.First), max(0, m.Credit), m.Seats[s.Side()].Extra)
		most := clock.Sum(shows, control.First, control.Add, longestGrant, mostPaused, automaticVacation)
		last = latest(last, freeTime(m, s).After(latest(now, m.TurnSince), most))
	}
	return last
}

const (
	// automaticVacation is how long an automatic vacation lasts (CR-5).
	automaticVacation = 3 * day
	// mostPaused is how long both clocks stand by agreement in one game, all told (CR-26).
	mostPaused = 60 * day
)

// Undecided is a letter that came to a valid address of a seat, and about which nothing is decided yet: name servers do not
// answer, or it is set aside.
type Undecided struct {
	Seat    Seat
	Arrived time.Time
	Cause   string // identifies the letter
}

const (
	// holdsFor is how long an undecided letter keeps a flag up, from its arrival on, and after the time has run out.
	holdsFor = 7 * day
	// claimAfter is how long after the fall of the flag its time may be claimed: letters that came in time are read by then.
	claimAfter = 30 * time.Minute
)

// holds returns the first undecided letter of the chosen seats that came before the moment and still holds the clocks up
// then. The letter that asks does not hold itself up.
func holds(d *decider, deadline time.Time, chosen ...Seat) (u Undecided, ok bool) {
	if !d.c.At.Before(deadline.Add(holdsFor)) {
		return Undecided{}, false
	}
	for _, u := range d.Undecided {
		if slices.Contains(chosen, u.Seat) && u.Cause != d.c.Cause && !u.Arrived.After(d.c.At) && d.c.At.Before(u.Arrived.Add(holdsFor)) {
			return u, true
		}
	}
	return Undecided{}, false
}

// waited gives the clock that a letter has started what the letter waited for its decision, so that it begins when it was
// decided: until then its owner could not know. What of it was free is subtracted already.
func waited(d *decider) {
	at := d.c.At
	if d.refused || d.c.Decided.Sub(at) < leastWait {
		return
	}
	if _, running := d.Deadline(); !running {
		return
	}
	if by := d.c.Decided.Sub(at) - freeTime(&d.Match, d.ToMove()).Lost(at, d.c.Decided); by >= leastWait {
		d.happenBy(NoSeat, Credited{By: by})
	}
}

// leastWait is how long a letter must have waited to be worth an event: so much is usual on any mailbox that is polled.
const leastWait = 5 * time.Minute
