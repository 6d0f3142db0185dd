package daemon

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
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

// Retry handles a letter of the quarantine once more, just as it came: from the same sender to the same recipient at the
// same time. The clock that it sets going begins now. It leaves the quarantine in the transaction that holds what it causes, so a crash leaves it in one place. When
// it fails again it stays, and the error says why; games.ErrDuplicate when it was handled or dropped meanwhile. A heavy one that has killed the
// process three times is not looked at once, and may be tried anew then.
func (in *intake) Retry(ctx context.Context, q games.Quarantined) error {
	if !isHeavy(q.Letter) {
		return in.retry(ctx, q)
	}
	in.hand.Lock()
	defer in.hand.Unlock()
	var failed error
	name := q.Letter.Fingerprint()
	tries, err := in.inHands(ctx, name, func() { failed = in.retry(ctx, q) })
	switch {
	case err != nil:
		return err
	case tries > maxAttempts:
		return errors.Join(errors.New(killed(q.Letter)), in.putDown(ctx, name))
	}
	return failed
}

func (in *intake) retry(ctx context.Context, q games.Quarantined) error {
	p, _, err := in.prepare(ctx, released{in.Store, q.Digest}, q.Letter)
	if err == nil {
		_, err = in.transact(ctx, func(tx games.Tx) (games.Commit, error) {
			commit, err := in.decide(ctx, released{tx, q.Digest}, p)
			commit.Digest, commit.Release = q.Digest, q.Digest // it is that letter, however it is read and believed now
			return commit, err
		})
	}
	if panics.Stack(err) != "" {
		in.Log.Error("a letter of the quarantine could not be handled", broken(err, "letter", q.Digest)...)
	}
	return err
}

// released is the store as it shall look to the referee: the letter of the quarantine was not handled.
type released struct {
	games.Store
	digest string
}

func (r released) Seen(ctx context.Context, digest string) (bool, error) {
	if digest == r.digest {
		return false, nil
	}
	return r.Store.Seen(ctx, digest)
}

func (r released) Handled(ctx context.Context, imprint string, digests ...string) (bool, error) {
	return r.Store.Handled(ctx, imprint, slices.DeleteFunc(digests, func(digest string) bool { return digest == r.digest })...)
}

// NewUnfetched is a letter in the mailbox that its server does not deliver, by the digest of its place there: for pbem why, as
// its bytes are not known.
func NewUnfetched(validity, uid uint32) games.Unfetched {
	sum := sha256.Sum256(fmt.Appendf(nil, "unfetched %d %d", validity, uid))
	return games.Unfetched{Digest: fmt.Sprintf("%x", sum), Validity: validity, UID: uid}
}

// Missed notes a letter that the mailbox does not deliver, with its reason, and tells the host once. It stays in the mailbox and
// is asked for again. While it lies there it is undecided: where
// its header, as far as that is known, names a valid address, that seat's flag stays up.
func (in *intake) Missed(ctx context.Context, u games.Unfetched, header []byte) {
	a := games.Arrival{Digest: u.Digest, Receipt: games.Receipt{Route: "imap", Received: u.Arrived},
		Handling: games.Handling{Disposition: games.Missing, Why: in.Names.In(u.Reason)}}
	var report []games.Outgoing
	if u.Tries == maxAttempts {
		in.letterLog().In(a)
		report = in.reportTo(setAside, u.Digest, fmt.Sprintf("A letter in the mailbox (number %d, %d bytes) could not be fetched in %d tries: its server does not deliver it whole.", u.UID, u.Size, u.Tries), u.Reason,
			"It stays in the mailbox and is asked for again, more and more rarely; the letters behind it are handled. Look at it with a mail program. When you take it out of the mailbox, it is forgotten.")
	}
	in.met(ctx, "a letter that cannot be fetched could not be noted", in.Store.SetUnfetched(ctx, u, a, report...))
	if len(header) > 0 {
		letter := mailer.Incoming{Raw: header, Received: u.Arrived, Route: "imap"}
		in.met(ctx, "that a letter is undecided could not be noted", in.hold(ctx, letter, u.Digest, true))
	}
	in.wake()
}

// Fetched notes that a letter came through that Missed was told of, or was taken out of the mailbox.
func (in *intake) Fetched(ctx context.Context, u games.Unfetched) {
	in.met(ctx, "that a letter was fetched could not be noted", in.Store.DropUnfetched(ctx, u.Digest))
}

// stuck says how many letters could not be handled, or not be fetched; "" for none.
func (in *intake) stuck(ctx context.Context) string {
	aside, err := in.Store.Quarantine(ctx)
	if err != nil {
		return "the store does not answer: " + err.Error()
	}
	if len(aside) > 0 {
		return fmt.Sprintf("letters that could not be handled are set aside (%d): see pbem quarantine list", len(aside))
	}
	missing, err := in.Store.Unfetched(ctx)
	if err != nil {
		return "the store does not answer: " + err.Error()
	}
	if len(missing) > 0 {
		return fmt.Sprintf("letters lie in the mailbox that its server does not deliver (%d): %s", len(missing), in.Names.In(missing[0].Reason))
	}
	return ""
}
