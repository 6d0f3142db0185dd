package referee

import (
	"context"
	"crypto/ed25519"
	"errors"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/compose"
	"pbem/mailer/mime"
	"pbem/mailer/token"
)

// ErrLater: a letter cannot be decided just now, through no fault of its own (its sender's keys cannot be looked up); it must
// be offered again.
var ErrLater = errors.New("cannot be decided now")

// Referee is everything that deciding a letter needs besides the store. It holds no state and is safe for concurrent use.
type Referee struct {
	Service mailer.Address // our own address and what stands before it
	Site    string         // where records say the game was played
	// PlusAddress: reply addresses carry the token; otherwise the subject does.
	PlusAddress bool
	Key         token.Ring
	Signing     ed25519.PrivateKey // signs finished records; nil signs none
	Shelf       *Shelf
	PerTurn     time.Duration // time control of a challenge that names none
	Grace       time.Duration
	Pictures    bool   // letters with HTML carry boards as pictures, to those who want them
	Web         string // public address of the web pages, ending in a slash, which letters link to; "" for none
	// Authentic says why a letter's From is not to be believed (trust: dkim). nil believes every letter that has a token.
	Authentic func(context.Context, mailer.Incoming, mailer.Message) error
	// Probe, in tests, is told "parsed" when a letter was read and nothing has been decided yet.
	Probe func(point string)
}

// View shows the store to a series of letters that are decided together.
func (d *Referee) View(store games.Store) *View { return NewView(store, d.Shelf) }

// Handle decides one letter. The error is games.ErrDuplicate when it was handled before, or that of the store.
func (d *Referee) Handle(ctx context.Context, v *View, in mailer.Incoming) (games.Commit, error) {
	m := mime.Reader{Own: []string{d.Service.Mailbox}}.Read(in)
	if d.Probe != nil {
		d.Probe("parsed")
	}
	handled, err := v.handled(ctx, m.Digest)
	if err != nil {
		return games.Commit{}, err
	}
	if handled {
		return games.Commit{}, games.ErrDuplicate
	}
	visit := newVisit(d, v, m)
	if err := visit.receive(ctx, in); err != nil {
		return games.Commit{}, err
	}
	return visit.finish(ctx)
}

// receive handles a report, a person's letter, or nothing.
func (t *visit) receive(ctx context.Context, in mailer.Incoming) error {
	if tag, report := t.referee.bounceTag(t.message); report {
		return t.returned(ctx, tag)
	}
	if !answerable(t.message) {
		return nil
	}
	return t.attend(ctx, in)
}

// answerable reports whether a letter may be answered at all. Reports, robots, letters with more than one author, and
// those from an address that cannot be written to are taken note of and not answered.
func answerable(m mailer.Message) bool {
	return m.Automatic == "" && !m.Bounce && len(m.From) == 1 && compose.PlainAddress(m.From[0].Mailbox)
}

// Tick lets time pass in a match.
func (d *Referee) Tick(ctx context.Context, v *View, match int, now time.Time) (games.Commit, error) {
	return d.service(ctx, v, match, now, "", adjudicator.Tick{})
}

// Credit gives a match's running clock back what an outage took that began at the given time.
func (d *Referee) Credit(ctx context.Context, v *View, match int, now, began time.Time) (games.Commit, error) {
	digest := "credit " + began.UTC().Format(time.RFC3339Nano) + " " + itoa(match)
	return d.service(ctx, v, match, now, digest, adjudicator.Credit{By: now.Sub(began)})
}

// service has the service itself do something in a match.
func (d *Referee) service(ctx context.Context, v *View, match int, now time.Time, digest string, do adjudicator.Deed) (games.Commit, error) {
	visit := newVisit(d, v, mailer.Message{Digest: digest, Received: now})
	m, err := v.match(ctx, match)
	if err != nil {
		return games.Commit{}, err
	}
	visit.decide(m, adjudicator.NoSeat, do)
	return visit.finish(ctx)
}
