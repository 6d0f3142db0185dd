package adjudicator

import (
	"slices"
	"time"
)

// Outage is a time in which no clock ran, because the service was out of reach: from Began until before Ended.
type Outage struct{ Began, Ended time.Time }

// Outages are outages in order, none of which touches another. Clocks subtract them: this is the one place where they do.
type Outages []Outage

// Join puts outages in order and makes one of those that overlap or touch. Those without length are left out.
func Join(list []Outage) Outages {
	sorted := slices.Clone(list)
	slices.SortFunc(sorted, func(a, b Outage) int { return a.Began.Compare(b.Began) })
	var joined Outages
	for _, o := range sorted {
		if !o.Began.Before(o.Ended) {
			continue
		}
		if n := len(joined); n > 0 && !o.Began.After(joined[n-1].Ended) {
			joined[n-1].Ended = latest(joined[n-1].Ended, o.Ended)
			continue
		}
		joined = append(joined, o)
	}
	return joined
}

// After returns when so much time has passed since a moment, outages not counted.
func (list Outages) After(since time.Time, passes time.Duration) time.Time {
	at := since.Add(passes)
	for _, o := range list {
		if !o.Ended.After(since) {
			continue
		}
		began := latest(o.Began, since)
		if began.After(at) || began.Equal(at) {
			break
		}
		at = at.Add(o.Ended.Sub(began))
	}
	return at
}

// Lost is how much of the time between two moments was taken by outages.
func (list Outages) Lost(from, to time.Time) (lost time.Duration) {
	for _, o := range list {
		began, ended := latest(o.Began, from), o.Ended
		if to.Before(ended) {
			ended = to
		}
		lost += max(0, ended.Sub(began))
	}
	return lost
}

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
func (d *decider) holds(deadline time.Time, chosen ...Seat) (u Undecided, ok bool) {
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
// decided: until then its owner could not know. What an outage took of it is subtracted already.
func (d *decider) waited() {
	at := d.c.At
	if d.refused || d.c.Decided.Sub(at) < leastWait {
		return
	}
	if _, running := d.Deadline(); !running {
		return
	}
	if by := d.c.Decided.Sub(at) - d.Away.Lost(at, d.c.Decided); by >= leastWait {
		d.happenBy(NoSeat, Credited{By: by})
	}
}

// leastWait is how long a letter must have waited to be worth an event: so much is usual on any mailbox that is polled.
const leastWait = 5 * time.Minute
