package imap

import (
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/emersion/go-imap/v2"
)

// retries remembers which letters were handed over and are still in the mailbox, and when to try each again. Without it a
// letter that cannot be handled would be fetched again at once, for ever; with it, it waits while others pass.
// It lives longer than a connection.
type retries struct {
	first, longest time.Duration
	validity       uint32
	tries          map[imap.UID]try
}

type try struct {
	failures int
	at       time.Time // not before
}

// begin is told the mailbox's UIDVALIDITY; if it changed, the UIDs of before mean nothing.
func (r *retries) begin(validity uint32) {
	if r.tries == nil || r.validity != validity {
		r.validity, r.tries = validity, make(map[imap.UID]try)
	}
}

// tried notes that a letter is being handed over now.
func (r *retries) tried(uid imap.UID, now time.Time) {
	t := r.tries[uid]
	t.at = now.Add(grow(r.first, r.longest, t.failures))
	t.failures++
	r.tries[uid] = t
}

// soon lets letters be tried again at once: it was not they that failed, as far as is known.
func (r *retries) soon(uids []imap.UID) {
	for _, uid := range uids {
		r.tries[uid] = try{}
	}
}

// putOff has a letter wait.
func (r *retries) putOff(uid imap.UID, until time.Time) {
	t := r.tries[uid]
	t.at = until
	r.tries[uid] = t
}

// failures is how often a letter was tried so far.
func (r *retries) failures(uid imap.UID) int { return r.tries[uid].failures }

// due returns those of the mailbox's letters whose time has come: new ones first, then those to try again, each in order
// of arrival. Letters that are gone are forgotten.
func (r *retries) due(present []imap.UID, now time.Time) []imap.UID {
	kept := make(map[imap.UID]try)
	var fresh, again []imap.UID
	for _, uid := range present {
		t, known := r.tries[uid]
		switch {
		case !known:
			fresh = append(fresh, uid)
			continue
		case !now.Before(t.at):
			again = append(again, uid)
		}
		kept[uid] = t
	}
	r.tries = kept
	slices.Sort(fresh)
	slices.Sort(again)
	return append(fresh, again...)
}

// pause returns how long until the next letter is to be tried again, at most limit.
func (r *retries) pause(now time.Time, limit time.Duration) time.Duration {
	for _, t := range r.tries {
		limit = min(limit, max(t.at.Sub(now), 0))
	}
	return limit
}

// backoff gives growing pauses.
type backoff struct {
	min, max time.Duration
	failures int
}

func (b *backoff) reset() { b.failures = 0 }

// next returns the pause after one more failure, between half of it and all of it, so that many clients of a server that
// fell over do not come back in step.
func (b *backoff) next() time.Duration { return b.nextUpTo(b.max) }

// nextUpTo is next with another longest pause.
func (b *backoff) nextUpTo(longest time.Duration) time.Duration {
	pause := grow(b.min, longest, b.failures)
	b.failures++
	return pause/2 + rand.N(pause/2+1)
}

// grow doubles the first pause for each failure before, up to the longest.
func grow(first, longest time.Duration, failures int) time.Duration {
	pause := first
	for ; failures > 0 && pause < longest; failures-- {
		pause *= 2
	}
	return min(pause, longest)
}

// sleep waits until the time is over or the context ends.
func sleep(ctx context.Context, d time.Duration) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
	case <-timer.C:
	}
}
