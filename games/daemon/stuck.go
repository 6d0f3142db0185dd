package daemon

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"

	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/mime"
	"pbem/mailer/panics"
)

// maxAttempts is how often a letter may fail before it is set aside.
const maxAttempts = 3

// read reads a letter, also one that reading breaks on: then it is known by its bytes alone.
func read(letter mailer.Incoming) mailer.Message {
	m := mailer.Message{Digest: fmt.Sprintf("%x", sha256.Sum256(letter.Raw))}
	_ = panics.Contain("the letter", func() error { // what breaks here breaks again where the letter is decided
		m = mime.Read(letter)
		return nil
	})
	return m
}

// digestOf recognises a letter.
func digestOf(letter mailer.Incoming) string { return read(letter).Digest }

// arrival is what is known of a letter about which nothing is decided.
func arrival(letter mailer.Incoming, became games.Disposition, why string) games.Arrival {
	m := read(letter)
	var authors []string
	for _, f := range m.From {
		authors = append(authors, f.Mailbox)
	}
	return games.Arrival{Digest: m.Digest, Receipt: games.Receipt{Route: letter.Route, Received: letter.Received},
		Handling: games.Handling{Disposition: became, Why: why, From: strings.Join(authors, ", "), MessageID: m.MessageID}}
}

// mostWaiting bounds how many letters are remembered to wait; of more, some are told of more than once.
const mostWaiting = 10_000

// waiting tells of letters that cannot be decided now, once for each letter and reason: they are offered again and again.
func (in *intake) waiting(ctx context.Context, letters []mailer.Incoming, why error) {
	var fresh []games.Arrival
	words := inWords(why)
	for _, letter := range letters {
		a := arrival(letter, games.Waiting, words)
		if in.begins(a) {
			fresh = append(fresh, a)
			in.letterLog().In(a)
			if !waits(why) {
				in.met(ctx, "that a letter waits could not be noted", in.hold(ctx, letter, a.Digest, true))
			}
		}
	}
	if len(fresh) > 0 && !waits(why) {
		in.met(ctx, "what letters wait for could not be noted", in.Store.Noted(ctx, fresh...))
	}
}

// failed counts the attempts at a letter and decides whether it may be offered again. A letter whose attempts cannot be
// counted is not to blame.
func (in *intake) failed(ctx context.Context, letter mailer.Incoming, cause error) Ack {
	a := arrival(letter, games.Failed, inWords(cause))
	tries, err := in.Store.Attempt(ctx, a.Digest)
	if err == nil && tries == 1 {
		err = in.hold(ctx, letter, a.Digest, !ownFault(cause))
	}
	if err == nil {
		err = in.Store.Noted(ctx, a)
	}
	if err == nil {
		err = in.keepBelief(ctx, letter)
	}
	if err != nil {
		in.met(ctx, "the attempts at a letter could not be counted", errors.Join(err, cause))
		return Leave
	}
	in.Log.Error("a letter could not be handled", broken(cause, "letter", a.Digest, "try", tries)...)
	in.Metrics.failure()
	if tries < maxAttempts {
		in.letterLog().In(a)
		return Leave
	}
	aside := games.Quarantined{Digest: a.Digest, Reason: a.Why, Stack: panics.Stack(cause), Letter: letter}
	if !ownFault(cause) {
		aside.Match, aside.Seat = in.seatOf(ctx, letter)
	}
	if err := in.Store.SetAside(ctx, aside, in.hostReport(a.Digest, a.Why)...); err != nil && !errors.Is(err, games.ErrDuplicate) {
		in.met(ctx, "a letter could not be set aside", err)
		return Leave
	}
	in.Metrics.aside()
	a.Disposition = games.SetAside
	in.came(a)
	in.wake()
	return Aside
}

// ownFault reports whether a letter fails by what stands in it, and so whenever it is tried: reading it or deciding about it breaks the
// program, or what comes of it cannot be stored. Such a one keeps no flag up, or anybody would keep their own up with it.
func ownFault(cause error) bool {
	return panics.Stack(cause) != "" || errors.Is(cause, games.ErrUnfit)
}

// keepBelief keeps how far a letter is believed that is handled again: by then its signature may have run out, and the key that made it may
// be gone. What cannot be judged now is judged then.
func (in *intake) keepBelief(ctx context.Context, letter mailer.Incoming) error {
	name := letter.Fingerprint()
	if _, err := in.Store.Judgement(ctx, name); !errors.Is(err, games.ErrNotFound) {
		return err
	}
	var judged mailer.Judgement
	err := panics.Contain("the letter", func() (err error) {
		judged, err = in.Referee.Believes(ctx, letter, mime.Reader{Own: []string{in.Referee.Service.Mailbox}}.Read(letter))
		return err
	})
	if err != nil { // what breaks here is reported as the letter's failure
		return nil
	}
	return in.Store.KeepJudgement(ctx, name, judged)
}
