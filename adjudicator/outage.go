package adjudicator

import (
	"slices"
	"time"
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
