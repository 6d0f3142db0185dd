package referee

import (
	"context"
	"crypto/ed25519"
	"crypto/sha256"
	"errors"
	"fmt"
	"strconv"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/ratings"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/token"
)

// ErrLater means that a letter cannot be decided just now, through no fault of its own (its sender's keys cannot be looked up); it must
// be offered again.
var ErrLater = errors.New("cannot be decided now")

// Referee is everything that deciding a letter needs besides the store. It is safe for concurrent use, and holds no state but
// the ratings that it has reckoned.
type Referee struct {
	Service mailer.Address // our own address and what stands before it
	Site    string         // where records say the game was played
	// PlusAddress: reply addresses carry the token; otherwise the subject does.
	PlusAddress bool
	Key         token.Ring
	Signing     ed25519.PrivateKey // signs finished records; nil signs none
	Signers     Signers            // what our records are, or were, signed with
	Registry    *Registry
	Zones       *Zones            // keeps the zones that were read; nil reads them anew for each series of letters
	Language    *catalog.Language // of letters to who has no language; nil is English
	Languages   catalog.Languages // that people can choose; none where all letters are in Language
	Time        clock.Control     // time control of a challenge that names none
	TimeBounds  clock.Bounds      // within which controls of new games lie
	Grace       time.Duration
	Caps        club.Caps // how many games a player may have going (CR-34); the zero value bounds nothing
	Pictures    bool      // letters with HTML carry boards as pictures, to those who want them
	Host        string    // who hears of what the host should see to; "" for nobody
	Founders    []string  // who may announce tournaments besides the host; AllFound: everybody
	AllFound    bool
	Inventors   map[string]string // who gets finished games of a preset when both players want that: an address by the preset's name
	Web         string            // public address of the web pages, ending in a slash, which letters link to; "" for none
	// Judge says how far a letter is believed (trust: dkim); its only error is ErrLater. nil half believes every letter.
	Judge func(context.Context, mailer.Incoming, mailer.Message) (mailer.Judgement, error)
	// Probe, in tests, is told "parsed" when a letter was read and nothing has been decided yet.
	Probe func(point string)

	ratings ratings.Kept
}

// Changes shows the store to a series of letters that are decided together.
func (r *Referee) Changes(store games.Store) *Changeset {
	c := NewChangeset(store, r.Registry)
	c.site, c.key, c.inventors, c.ratings = r.Site, r.Key, r.Inventors, &r.ratings
	if r.Zones != nil {
		c.zones = r.Zones
	}
	return c
}

// Prepared is a letter of which all is known that takes long to find out and can be found out beforehand.
type Prepared struct {
	in     mailer.Incoming
	digest string         // by which it is known; of a large letter that of its header
	letter mailer.Message // as far as it is read
	large  string         // the player whose account it is counted against, as one above the ordinary limit; "" where it is not
	judged mailer.Judgement
}

// Prepare reads a letter and has it judged: that can wait for name servers, so it is done before the transaction in which the letter is handled.
// The error is games.ErrDuplicate when it was handled before, ErrLater, or that of the store. The commit says as far as it is known what
// became of the letter.
func (r *Referee) Prepare(ctx context.Context, store games.Store, in mailer.Incoming) (Prepared, games.Commit, error) {
	m := r.reader(mailer.Small).Read(in)
	p := Prepared{in: in, digest: m.Digest, letter: m}
	if r.Probe != nil {
		r.Probe("parsed")
	}
	known, err := p.handled(ctx, store)
	if err == nil && !known && in.Length() > mailer.MaxLetter {
		if err = r.admit(ctx, store, &p); err == nil && p.large != "" {
			known, err = p.handled(ctx, store)
		}
	}
	if err == nil && known {
		return p, p.duplicate(), games.ErrDuplicate
	}
	if err == nil && r.judges(p.letter) {
		p.judged, err = r.judge(ctx, store, in, p.letter)
	}
	return p, games.Commit{}, err
}

// handled reports whether the letter was handled before, in whatever copy.
func (p Prepared) handled(ctx context.Context, store games.Store) (bool, error) {
	return store.Handled(ctx, p.letter.Imprint, p.digest)
}

// Touches names whom a letter is from, and the reply address that it came to: of those with the same name the first is to be handled first.
func (r *Referee) Touches(p Prepared) (names []string) {
	for _, from := range p.letter.From {
		names = append(names, from.Mailbox)
	}
	if p.letter.CameTo != r.Service.Mailbox {
		names = append(names, p.letter.CameTo)
	}
	return names
}

// duplicate is the commit of a letter that was handled before.
func (p Prepared) duplicate() games.Commit {
	m := p.letter
	return games.Commit{Digest: p.digest, At: m.Received, Handling: games.Handling{Disposition: games.Duplicate, From: author(m), MessageID: m.MessageID}}
}

// Handle decides one letter, in the transaction that the changeset shows. The error is games.ErrDuplicate when it was handled before, or that of
// the store. The commit says in any case, as far as it is known, what became of the letter.
func (r *Referee) Handle(ctx context.Context, c *Changeset, p Prepared) (games.Commit, error) {
	m := p.letter
	known, err := p.handled(ctx, c.store)
	if err == nil && known {
		err = games.ErrDuplicate
	}
	c.begin(p.digest, m.Received)
	var handling games.Handling
	if err == nil {
		if p.large != "" {
			c.charge(games.Charge{Account: largeAccount(p.large), Kind: chargeLarge, Words: p.digest, Bytes: len(p.in.Raw)})
		}
		handling, err = handler{referee: r, changes: c, raw: p.in.Raw}.receive(ctx, m, p.judged)
	}
	switch {
	case errors.Is(err, games.ErrDuplicate):
		return p.duplicate(), err
	case err != nil:
		return games.Commit{}, err
	}
	handling.From, handling.MessageID = author(m), m.MessageID
	c.letter.Handling = handling
	return c.finish(ctx)
}

// Handled reports whether a store knows a letter, believed or not.
func Handled(ctx context.Context, store games.Store, m mailer.Message) (bool, error) {
	return store.Handled(ctx, m.Imprint, m.Digest, unbelieved(m.Digest))
}

// unbelieved is the digest of a letter that is not believed: the same letter, brought by a way on which it is, is another. So a copy
// that nobody vouches for never keeps the honest letter from being heard.
func unbelieved(digest string) string {
	return fmt.Sprintf("%x", sha256.Sum256([]byte("not believed "+digest)))
}

// occupies reports whether what became of a letter keeps all copies of it from being heard. What was refused does not, for a copy may
// have been read otherwise.
func occupies(as mailer.Belief, became games.Disposition) bool {
	return as != mailer.NotBelieved && (became == games.Acted || became == games.Answered || became == games.AskedBack)
}

// author is the one address that a letter names as its author's; "" where it names none or several.
func author(m mailer.Message) string {
	if len(m.From) != 1 {
		return ""
	}
	return m.From[0].Mailbox
}

// Tick lets time pass in a match.
func (r *Referee) Tick(ctx context.Context, c *Changeset, match int, now time.Time) (games.Commit, error) {
	return r.service(ctx, c, match, now, "", adjudicator.Tick{})
}

// Undelivered takes note that a letter's recipient was refused for good when it was sent. The same letter counts once, also
// together with a report of it.
func (r *Referee) Undelivered(ctx context.Context, c *Changeset, letter games.Outgoing, now time.Time) (games.Commit, error) {
	return r.service(ctx, c, letter.Match, now, "undelivered "+letter.MessageID,
		adjudicator.Undelivered{To: letter.Seat, Letter: letter.MessageID})
}

// service has the service itself do something in a match.
func (r *Referee) service(ctx context.Context, c *Changeset, match int, now time.Time, digest string, do adjudicator.Deed) (games.Commit, error) {
	m, err := c.match(ctx, match)
	if err != nil {
		return games.Commit{}, err
	}
	c.begin(digest, now)
	if m, err = c.inventive(ctx, m); err != nil { // how many copies went today depends on which day it is
		return games.Commit{}, err
	}
	s := &session{message: mailer.Message{Digest: digest, Received: now}}
	told := newReply(r, c, s)
	r.rule(c, told, ruling{match: m, by: adjudicator.NoSeat, letter: s.message, do: do})
	if _, err := told.write(ctx, place{}); err != nil {
		return games.Commit{}, err
	}
	return c.finish(ctx)
}

// ruling is what the adjudicator is asked to decide.
type ruling struct {
	match  *adjudicator.Match
	by     adjudicator.Seat
	letter mailer.Message
	do     adjudicator.Deed

	decided time.Time // zero for at its arrival
}

// decision has the adjudicator decide.
func (r *Referee) decision(q ruling) adjudicator.Decision {
	return adjudicator.Decide(q.match, adjudicator.Command{At: q.letter.Received, By: q.by, Cause: q.letter.Digest, Do: q.do, Decided: q.decided,
		Nonce: r.Key.Nonce(q.match.ID, q.by, q.letter.Digest)})
}

// rule has the adjudicator decide, keeps what follows from it, and has everybody but the actor told. What there is to tell the
// actor is in the decision.
func (r *Referee) rule(c *Changeset, reply *reply, q ruling) adjudicator.Decision {
	q.decided = c.Now
	d := r.decision(q)
	c.decided(q.match, d)
	reply.notify(d.Match.ID, q.by, d.Notices)
	return d
}

func itoa(n int) string { return strconv.Itoa(n) }
