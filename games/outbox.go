package games

import (
	"time"

	"pbem/adjudicator"
	"pbem/mailer"
)

// Outgoing is a letter in the outbox.
type Outgoing struct {
	mailer.Envelope
	Match   int
	Seat    adjudicator.Seat
	Kind    string    // "answer", "error", "invitation", "confirm", …: what caps count
	Due     time.Time // not before; zero for at once
	Tries   int       // attempts so far
	Created time.Time // zero for the commit's At
}

// Settlement is what became of one leased letter.
type Settlement struct {
	MessageID string
	Sent      bool
	Failed    bool      // given up for good
	Retry     time.Time // else: not before
	Error     string
}
