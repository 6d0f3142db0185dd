package games

import (
	"slices"
	"time"
)

// What may become of a letter before or instead of a decision about it.
const (
	Waiting    Disposition = "waiting"     // it cannot be decided yet, through no fault of its own, and is offered again
	Failed     Disposition = "failed"      // it could not be handled, and is tried again
	SetAside   Disposition = "set-aside"   // it could not be handled again and again, and is in quarantine
	Dropped    Disposition = "dropped"     // the host took it out of the quarantine, unhandled
	Missing    Disposition = "unfetched"   // the mailbox lists it, and does not deliver it whole
	TurnedAway Disposition = "turned-away" // the client that brought it was told to keep it; nothing of it is stored
)

// Receipt is how a letter came and was handled.
type Receipt struct {
	Route    string    // as in mailer.Incoming
	Received time.Time // when it came
	Handled  time.Time // when it was handled or set aside; zero while it was not
	Took     time.Duration
}

// Arrival is what is kept of a letter that came: who wrote it, what became of it, and why. None of its words are. A letter
// that was handled before such rows were kept, or whose row is forgotten, has a Digest, Handled, and no Disposition.
type Arrival struct {
	Digest string
	Handling
	Receipt
	Matches  []int // the games that it was about, ascending
	Attempts int   // how often it failed
}

// Arrival is what a commit says of its letter.
func (c Commit) Arrival() Arrival {
	a := Arrival{Digest: c.Digest, Handling: c.Handling, Receipt: c.Receipt}
	if c.Handling.Match != 0 {
		a.Matches = append(a.Matches, c.Handling.Match)
	}
	for _, change := range c.Changes {
		a.Matches = append(a.Matches, change.Match)
	}
	slices.Sort(a.Matches)
	a.Matches = slices.Compact(a.Matches)
	return a
}

// Delivery is how far a letter of ours has come.
type Delivery string

const (
	Queued  Delivery = "queued"   // to be sent, perhaps after some tries
	Sent    Delivery = "sent"     // the next server has taken it over
	GivenUp Delivery = "given-up" // it will not be tried again
	LeftOut Delivery = "left-out" // it was not sent, for what it says was not so any more
)

// Departure is what is kept of a letter of ours.
type Departure struct {
	MessageID string
	To        string
	Match     int
	Kind      string
	Cause     string // the digest of the letter that it answers or tells of; "" where time caused it
	State     Delivery
	Tries     int
	Created   time.Time
	Due       time.Time // of a queued one: not before; zero for at once
	Settled   time.Time // when it was sent, given up or left out
	Reply     string    // what the next server said last; of one left out, why
	Report    string    // the digest of a report that it was not delivered; "" for none
}

// Trace is a letter that came with all letters that it caused; or, with a nil Came, a letter that none caused.
type Trace struct {
	Came *Arrival
	Went []Departure // in the order in which they were written
}

// At is when a trace began.
func (t Trace) At() time.Time {
	switch {
	case t.Came == nil && len(t.Went) > 0:
		return t.Went[0].Created
	case t.Came == nil:
		return time.Time{}
	case t.Came.Received.IsZero():
		return t.Came.Handled
	}
	return t.Came.Received
}
