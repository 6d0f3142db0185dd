package games

import (
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/mailer"
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

// Disposition is what became of an incoming letter, by its stable name: it is stored and logged.
type Disposition string

const (
	Acted        Disposition = "acted"        // it did something in a game, or for its writer
	Answered     Disposition = "answered"     // it asked for something that changes nothing, and was told
	AskedBack    Disposition = "asked-back"   // it did not prove who wrote it: the address was asked to confirm it
	Refused      Disposition = "refused"      // it was understood and came to nothing; the answer says why
	Unread       Disposition = "unread"       // it, or its first part, could not be read; the answer says so
	Capped       Disposition = "capped"       // it would have been answered, but the day's answers to such letters are used up
	Automatic    Disposition = "automatic"    // a program wrote it: it is never answered
	Unanswerable Disposition = "unanswerable" // it has more authors than one, or an address that cannot be written to
	Reported     Disposition = "report"       // a report that a letter of ours came back
	Blocked      Disposition = "blocked"      // its address wants no mail from here, and it does not change that
	Banned       Disposition = "banned"       // the host has banned its writer; the first such letter is answered
	Unauthentic  Disposition = "unauthentic"  // it could not be shown to come from the address that it names
	Duplicate    Disposition = "duplicate"    // it was handled before
)

// Proof is what a letter brought to show that it is who From says, by its stable name.
type Proof string

const (
	NoProof          Proof = ""
	ByReplyAddress   Proof = "reply-address"   // it came to the secret reply address of a seat, from its player's own address
	ByConfirmation   Proof = "confirmation"    // it says yes or no to a letter that asked for one
	ByAccountAddress Proof = "account-address" // it came to the secret reply address of a player, of no single game
)

// Handling is what became of a letter, and why. The zero value is that of a commit that comes of no letter.
type Handling struct {
	Disposition Disposition
	// Why is the reason in more detail, in a program's words: what was asked for ("turn, say"), the key of the sentence that
	// refused it, why it counts as automatic.
	Why   string
	From  string // the address that it came from; "" where it names none, or several
	Match int    // the game that it was about in the end; 0 for none
	// MessageID is the letter's own, without angle brackets; "" where it has none.
	MessageID string
	Player    string // the first address of the player that it was taken to be from; "" where nobody looked
	Proof     Proof  // what proved that
	Belief    string // how far it was believed, as mailer.Belief is spelt; "" where nobody judged it
	Doubt     mailer.Doubt
	Returns   string // of a report that a letter of ours came back: that letter's Message-ID, "" where the report does not tell
}

// Quarantined is a letter that was kept aside, with all that its transport told of it: it can be handled again just as it
// came.
type Quarantined struct {
	Number int // given by the store, and never to another letter; 0 before
	Digest string
	Reason string // why, in the program's words
	Stack  string // where the program broke on it; "" if it did not
	Letter mailer.Incoming
	Match  int              // of the seat to whose valid address it came; 0 for none. The store is told; it does not tell
	Seat   adjudicator.Seat // likewise
}

// shortDigest is as much of a digest as tells letters apart in practice.
const shortDigest = 12

// ShortDigest returns the beginning of a digest, for people to read and to type.
func ShortDigest(digest string) string { return digest[:min(len(digest), shortDigest)] }
