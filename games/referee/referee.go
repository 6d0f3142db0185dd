// Package referee takes one letter, or one moment, through: who speaks, what they ask, who carries it out, and which letters go out. It is the
// conversation of docs/flow.md.
//
// The idea: [Prepare] reads a letter before the transaction begins; [Handle] decides it inside, upon a [changes.Set], and returns a [games.Commit];
// nobody is told anything before the daemon has committed it. Who wrote it and by what proof is found by identify.go, which of its lines are done, asked
// back or refused by runner.go, and what carries out each line stands in the rows of the subjects (rows.go).
package referee

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer"
)

// ErrLater means that a letter cannot be decided just now, through no fault of its own (its sender's keys cannot be looked up); it must
// be offered again.
var ErrLater = errors.New("cannot be decided now")

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
func Prepare(ctx context.Context, r *talk.Settings, store games.Store, in mailer.Incoming) (Prepared, games.Commit, error) {
	m := reader(r, mailer.Small).Read(in)
	p := Prepared{in: in, digest: m.Digest, letter: m}
	if r.Probe != nil {
		r.Probe("parsed")
	}
	known, err := p.handled(ctx, store)
	if err == nil && !known && in.Length() > mailer.MaxLetter {
		if err = admit(ctx, r, store, &p); err == nil && p.large != "" {
			known, err = p.handled(ctx, store)
		}
	}
	if err == nil && known {
		return p, p.duplicate(), games.ErrDuplicate
	}
	if err == nil && judges(r, p.letter) {
		p.judged, err = judge(ctx, r, store, in, p.letter)
	}
	return p, games.Commit{}, err
}

// handled reports whether the letter was handled before, in whatever copy.
func (p Prepared) handled(ctx context.Context, store games.Store) (bool, error) {
	return store.Handled(ctx, p.letter.Imprint, p.digest)
}

// Touches names whom a letter is from, and the reply address that it came to: of those with the same name the first is to be handled first.
func Touches(r *talk.Settings, p Prepared) (names []string) {
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
func Handle(ctx context.Context, r *talk.Settings, c *changes.Set, p Prepared) (games.Commit, error) {
	m := p.letter
	known, err := p.handled(ctx, c.Store)
	if err == nil && known {
		err = games.ErrDuplicate
	}
	c.Begin(p.digest, m.Received)
	var handling games.Handling
	if err == nil {
		if p.large != "" {
			c.Charge(games.Charge{Account: largeAccount(p.large), Kind: chargeLarge, Words: p.digest, Bytes: len(p.in.Raw)})
		}
		handling, err = handler{settings: r, changes: c, raw: p.in.Raw}.receive(ctx, m, p.judged)
	}
	switch {
	case errors.Is(err, games.ErrDuplicate):
		return p.duplicate(), err
	case err != nil:
		return games.Commit{}, err
	}
	handling.From, handling.MessageID = author(m), m.MessageID
	c.Letter.Handling = handling
	return c.Finish(ctx)
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
func Tick(ctx context.Context, r *talk.Settings, c *changes.Set, match int, now time.Time) (games.Commit, error) {
	return service(ctx, r, c, match, now, "", adjudicator.Tick{})
}

// Undelivered takes note that a letter's recipient was refused for good when it was sent. The same letter counts once, also
// together with a report of it.
func Undelivered(ctx context.Context, r *talk.Settings, c *changes.Set, letter games.Outgoing, now time.Time) (games.Commit, error) {
	return service(ctx, r, c, letter.Match, now, "undelivered "+letter.MessageID,
		adjudicator.Undelivered{To: letter.Seat, Letter: letter.MessageID})
}

// service has the service itself do something in a match.
func service(ctx context.Context, r *talk.Settings, c *changes.Set, match int, now time.Time, digest string, do adjudicator.Deed) (games.Commit, error) {
	m, err := c.Match(ctx, match)
	if err != nil {
		return games.Commit{}, err
	}
	c.Begin(digest, now)
	if m, err = changes.Inventive(ctx, c, m); err != nil { // how many copies went today depends on which day it is
		return games.Commit{}, err
	}
	s := &talk.Session{Message: mailer.Message{Digest: digest, Received: now}}
	told := talk.NewReply(r, c, s)
	r.Rule(c, told, talk.Ruling{Match: m, By: adjudicator.NoSeat, Letter: s.Message, Do: do})
	if _, err := reply.Write(ctx, told, changes.Place{}); err != nil {
		return games.Commit{}, err
	}
	return c.Finish(ctx)
}
