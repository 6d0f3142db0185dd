package daemon

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"sync"
	"time"

	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk/hosts"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/panics"
	"pbem/mailer/token"
)

// desk decides things in transactions and commits them, and only then tells of them and wakes those who do.
type desk struct {
	*timekeeper
	wakeUp  chan struct{} // signalled when there may be something to send or a clock has changed
	thinkUp chan struct{} // signalled when a program may be to move
	mu      sync.Mutex
	// waiting are the letters that were told of as waiting, by digest, with what they wait for.
	waiting map[string]string
}

// changes shows the store to letters that are decided now.
func (d *desk) changes(store games.Store) *changes.Set {
	c := d.Referee.Changes(store)
	if !d.inThePast() {
		c.Now = d.Clock()
		c.Away = d.trials(c.Now)
	}
	return c
}

// transact decides something and commits it in one transaction, and only then tells of it and wakes those who do.
func (d *desk) transact(ctx context.Context, decide func(games.Tx) (games.Commit, error)) (commit games.Commit, err error) {
	err = d.Store.Do(ctx, func(tx games.Tx) (err error) {
		if commit, err = decide(tx); err == nil {
			err = tx.Commit(ctx, commit)
		}
		return err
	})
	if err == nil {
		d.committed(commit)
	}
	return commit, err
}

func (d *desk) committed(commits ...games.Commit) {
	if len(commits) == 0 {
		return
	}
	d.recovered()
	d.Metrics.committed(commits)
	for _, c := range commits {
		if c.Handling.Disposition != "" {
			d.came(c.Arrival())
		}
	}
	d.wake()
}

// commit keeps what nothing had to be decided for.
func (d *desk) commit(ctx context.Context, commit games.Commit) error {
	_, err := d.transact(ctx, func(games.Tx) (games.Commit, error) { return commit, nil })
	return err
}

// contain makes a panic in deciding about one letter or game an error of that one, and not the end of the daemon.
func contain[T any](what string, decide func() (T, error)) (result T, err error) {
	err = panics.Contain(what, func() (err error) {
		result, err = decide()
		return err
	})
	return result, err
}

// wake has the sender look for letters that are due, and programs for games in which they are to move.
func (d *desk) wake() {
	for _, up := range []chan struct{}{d.wakeUp, d.thinkUp} {
		select {
		case up <- struct{}{}:
		default:
		}
	}
}

// probe tells a test that a named point was passed.
func (d *desk) probe(point string) {
	if d.Probe != nil {
		d.Probe(point)
	}
}

// begins reports whether a letter waits since now, or for another reason than before.
func (d *desk) begins(a games.Arrival) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if why, known := d.waiting[a.Digest]; known && why == a.Why {
		return false
	}
	if d.waiting == nil || len(d.waiting) >= mostWaiting {
		d.waiting = map[string]string{}
	}
	d.waiting[a.Digest] = a.Why
	return true
}

// came tells of a letter that was dealt with.
func (d *desk) came(a games.Arrival) {
	d.mu.Lock()
	delete(d.waiting, a.Digest)
	d.mu.Unlock()
	d.letterLog().In(a)
}

// undecided is how many letters were told of as waiting.
func (d *desk) undecided() int {
	d.mu.Lock()
	defer d.mu.Unlock()
	return len(d.waiting)
}

func (d *desk) letterLog() LetterLog { return LetterLog{d.Log, d.Names, d.Metrics} }

// Rehearse says what a line of the host's would do on the machine, and does nothing.
func (d *desk) Rehearse(ctx context.Context, words string, now time.Time) (would hosts.Rehearsed, err error) {
	err = d.Store.Rehearse(ctx, func(tx games.Tx) (err error) {
		would, err = contain("a line of the host's", func() (hosts.Rehearsed, error) {
			return hosts.Rehearse(ctx, d.Referee, d.changes(tx), words, mailer.Message{Digest: "rehearsal", Received: now})
		})
		return err
	})
	return would, err
}

// Administer carries out a line of the host's that was given on the machine, and commits what comes of it.
func (d *desk) Administer(ctx context.Context, words string, now time.Time) (done hosts.Administered, err error) {
	digest := fmt.Sprintf("%x", sha256.Sum256([]byte("admin "+now.UTC().Format(time.RFC3339Nano)+" "+words)))
	letter := mailer.Message{Digest: digest, Received: now}
	_, err = d.transact(ctx, func(tx games.Tx) (games.Commit, error) {
		done, err = contain("a line of the host's", func() (hosts.Administered, error) {
			return hosts.Administer(ctx, d.Referee, d.changes(tx), words, letter)
		})
		if err == nil && !done.Done {
			err = errNothing
		}
		return done.Commit, err
	})
	if errors.Is(err, errNothing) {
		return done, nil
	}
	if err == nil {
		d.Log.Info("the host has done something on the machine", "words", words)
	}
	return done, err
}

// inWords says an error to the host, who reads English, without the secrets of reply addresses.
func inWords(err error) string { return token.Scrub(catalog.English().Error(err)) }

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
func (d *desk) hostReport(digest, why string) []games.Outgoing {
	return d.reportTo(setAside, digest, fmt.Sprintf("A letter could not be handled after %d tries and was set aside.", maxAttempts), why,
		"See it with “pbem quarantine show "+games.ShortDigest(digest)+"”. When the cause is mended, “pbem quarantine retry” handles it as if it had just come.")
}

// reportTo is a short letter to the host; none when nobody wants it, or it cannot be written: that must not keep the letter that
// it is about in the others' way.
func (d *desk) reportTo(subject, about string, lines ...string) []games.Outgoing {
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
