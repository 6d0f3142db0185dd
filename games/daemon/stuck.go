package daemon

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"

	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/mime"
	"pbem/mailer/panics"
	"pbem/mailer/token"
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

// inWords says an error to the host, who reads English, without the secrets of reply addresses.
func inWords(err error) string { return token.Scrub(catalog.English().Error(err)) }

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
func (d *Daemon) waiting(ctx context.Context, letters []mailer.Incoming, why error) {
	var fresh []games.Arrival
	words := inWords(why)
	for _, letter := range letters {
		a := arrival(letter, games.Waiting, words)
		if d.health.begins(a) {
			fresh = append(fresh, a)
			d.letterLog().In(a)
			if !waits(why) {
				d.met(ctx, "that a letter waits could not be noted", d.hold(ctx, letter, a.Digest, true))
			}
		}
	}
	if len(fresh) > 0 && !waits(why) {
		d.met(ctx, "what letters wait for could not be noted", d.Store.Noted(ctx, fresh...))
	}
}

// begins reports whether a letter waits since now, or for another reason than before.
func (h *health) begins(a games.Arrival) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if why, known := h.waiting[a.Digest]; known && why == a.Why {
		return false
	}
	if h.waiting == nil || len(h.waiting) >= mostWaiting {
		h.waiting = map[string]string{}
	}
	h.waiting[a.Digest] = a.Why
	return true
}

// came tells of a letter that was dealt with.
func (d *Daemon) came(a games.Arrival) {
	d.health.mu.Lock()
	delete(d.health.waiting, a.Digest)
	d.health.mu.Unlock()
	d.letterLog().In(a)
}

func (d *Daemon) letterLog() LetterLog { return LetterLog{d.Log, d.Names, d.Metrics} }

// failed counts the attempts at a letter and decides whether it may be offered again. A letter whose attempts cannot be
// counted is not to blame.
func (d *Daemon) failed(ctx context.Context, letter mailer.Incoming, cause error) Ack {
	a := arrival(letter, games.Failed, inWords(cause))
	tries, err := d.Store.Attempt(ctx, a.Digest)
	if err == nil && tries == 1 {
		err = d.hold(ctx, letter, a.Digest, !ownFault(cause))
	}
	if err == nil {
		err = d.Store.Noted(ctx, a)
	}
	if err == nil {
		err = d.keepBelief(ctx, letter)
	}
	if err != nil {
		d.met(ctx, "the attempts at a letter could not be counted", errors.Join(err, cause))
		return Leave
	}
	d.Log.Error("a letter could not be handled", broken(cause, "letter", a.Digest, "try", tries)...)
	d.Metrics.failure()
	if tries < maxAttempts {
		d.letterLog().In(a)
		return Leave
	}
	aside := games.Quarantined{Digest: a.Digest, Reason: a.Why, Stack: panics.Stack(cause), Letter: letter}
	if !ownFault(cause) {
		aside.Match, aside.Seat = d.seatOf(ctx, letter)
	}
	if err := d.Store.SetAside(ctx, aside, d.hostReport(a.Digest, a.Why)...); err != nil && !errors.Is(err, games.ErrDuplicate) {
		d.met(ctx, "a letter could not be set aside", err)
		return Leave
	}
	d.Metrics.aside()
	a.Disposition = games.SetAside
	d.came(a)
	d.wake()
	return Aside
}

// ownFault reports whether a letter fails by what stands in it, and so whenever it is tried: reading it or deciding about it breaks the
// program, or what comes of it cannot be stored. Such a one keeps no flag up, or anybody would keep their own up with it.
func ownFault(cause error) bool {
	return panics.Stack(cause) != "" || errors.Is(cause, games.ErrUnfit)
}

// keepBelief keeps how far a letter is believed that is handled again: by then its signature may have run out, and the key that made it may
// be gone. What cannot be judged now is judged then.
func (d *Daemon) keepBelief(ctx context.Context, letter mailer.Incoming) error {
	name := letter.Fingerprint()
	if _, err := d.Store.Judgement(ctx, name); !errors.Is(err, games.ErrNotFound) {
		return err
	}
	var judged mailer.Judgement
	err := panics.Contain("the letter", func() (err error) {
		judged, err = d.Referee.Believes(ctx, letter, mime.Reader{Own: []string{d.Referee.Service.Mailbox}}.Read(letter))
		return err
	})
	if err != nil { // what breaks here is reported as the letter's failure
		return nil
	}
	return d.Store.KeepJudgement(ctx, name, judged)
}

// broken is an error for the log after other attributes, with where the program broke, if that is what happened.
func broken(err error, more ...any) []any {
	more = append(more, "err", err)
	if stack := panics.Stack(err); stack != "" {
		more = append(more, "stack", stack)
	}
	return more
}

// setAside is the subject of what the host is told of a letter that came and was not handled.
const setAside = "pbem: a letter was set aside"

// hostReport is a short letter about a letter that is set aside.
func (d *Daemon) hostReport(digest, why string) []games.Outgoing {
	return d.reportTo(setAside, digest, fmt.Sprintf("A letter could not be handled after %d tries and was set aside.", maxAttempts), why,
		"See it with “pbem quarantine show "+games.ShortDigest(digest)+"”. When the cause is mended, “pbem quarantine retry” handles it as if it had just come.")
}

// reportTo is a short letter to the host; none when nobody wants it, or it cannot be written: that must not keep the letter that
// it is about in the others' way.
func (d *Daemon) reportTo(subject, about string, lines ...string) []games.Outgoing {
	if d.Host == "" {
		return nil
	}
	report, err := d.Referee.HostReport(d.Host, d.Clock(), subject, about, lines...)
	if err != nil {
		d.Log.Error("the host could not be told", "err", err)
		return nil
	}
	return report.Outbox
}
