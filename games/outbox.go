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
	Kind    string    // "answer", "error", "news", "confirm", …: what caps count
	Words   string    // a fingerprint of the words that it answers; "" for none: caps count the same words again
	Due     time.Time // not before; zero for at once
	Tries   int       // attempts so far
	Created time.Time // zero for the commit's At
	Cause   string    // told by the store: the digest of the letter that it answers or tells of; "" for none
}

// Written is what caps know of a letter that was put into the outbox.
type Written struct {
	Kind  string
	Words string
}

// Settlement is what became of one leased letter.
type Settlement struct {
	MessageID string
	Sent      bool
	Failed    bool      // given up for good
	Retry     time.Time // else: not before
	Untried   bool      // with Retry: the letter did not get as far as being offered; that is no try
	Reply     string    // the next server's last words, or what went wrong
}
