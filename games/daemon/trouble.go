package daemon

import (
	"context"
	"errors"
	"sync"
	"time"

	"pbem/games"
)

// health is what the daemon knows of its own troubles. Nothing here is kept: who is started anew finds out again.
type health struct {
	mu     sync.Mutex
	store  error                // why the store does not work; nil while it does
	end    error                // why the daemon must end; nil while it may go on
	ended  chan struct{}        // closed with end
	logged map[string]time.Time // when each complaint was last written to the log
	place  string               // as it was last noted
	// waiting are the letters that were told of as waiting, by digest, with what they wait for.
	waiting map[string]string
	// refused is what is known of being refused by our server, and learned when it was read.
	refused games.Refusal
	learned time.Time
}

// complaintEvery is how often the log says the same again: a full disk concerns every letter of the mailbox, every second.
const complaintEvery = time.Minute

// mentionEvery is how often it says the same again of what is no trouble.
const mentionEvery = time.Hour

// met looks at an error of the store's, and reports whether it speaks of the store itself: then whatever was tried is to
// be tried again later. what says for the log what could not be done.
func (d *Daemon) met(ctx context.Context, what string, err error) bool {
	switch {
	case err == nil || ctx.Err() != nil:
		return false
	case errors.Is(err, games.ErrOlder):
		d.halt(ctx, err)
	case errors.Is(err, games.ErrNotKept), errors.Is(err, games.ErrBarred), errors.Is(err, games.ErrDamaged):
		d.stumble(err)
		d.finish(err)
	case errors.Is(err, games.ErrUnavailable):
		d.stumble(err)
	default:
		d.complain(what, err)
		return false
	}
	d.complain("the store does not work; everything waits until it does", err)
	return true
}

// complain writes to the log, once in a while.
func (d *Daemon) complain(what string, err error, more ...any) {
	if d.due(what, complaintEvery) {
		d.Log.Error(what, broken(err, more...)...)
	}
}

// mention writes to the log, now and then, what is no trouble.
func (d *Daemon) mention(what string, why error) {
	if d.due(what, mentionEvery) {
		d.Log.Info(what, "why", why)
	}
}

// due reports whether the log has not said something for so long, and notes that it says it now.
func (d *Daemon) due(what string, every time.Duration) bool {
	now := d.Clock()
	d.health.mu.Lock()
	defer d.health.mu.Unlock()
	last, said := d.health.logged[what]
	if said && now.Sub(last) < every && !now.Before(last) {
		return false
	}
	if d.health.logged == nil {
		d.health.logged = map[string]time.Time{}
	}
	d.health.logged[what] = now
	return true
}

// stumble and recovered note that the store does not work, and that it does.
func (d *Daemon) stumble(err error) {
	d.health.mu.Lock()
	defer d.health.mu.Unlock()
	d.health.store = err
}

func (d *Daemon) recovered() {
	d.health.mu.Lock()
	before := d.health.store
	d.health.store = nil
	d.health.mu.Unlock()
	if before != nil {
		d.Log.Info("the store works again")
	}
}

// troubled returns why the store does not work; nil while it does.
func (d *Daemon) troubled() error {
	d.health.mu.Lock()
	defer d.health.mu.Unlock()
	return d.health.store
}

// finish makes Run end with the error, and no letter be handled any more.
func (d *Daemon) finish(err error) {
	ended := d.endings()
	d.health.mu.Lock()
	defer d.health.mu.Unlock()
	if d.health.end == nil {
		d.health.end = err
		close(ended)
	}
}

// Damaged ends the daemon because of what was found in its store.
func (d *Daemon) Damaged(err error) {
	d.Log.Error("the service ends", "err", err)
	d.finish(err)
}

// finished returns why the daemon must end; nil while it may go on.
func (d *Daemon) finished() error {
	d.health.mu.Lock()
	defer d.health.mu.Unlock()
	return d.health.end
}

// endings is closed when the daemon must end.
func (d *Daemon) endings() chan struct{} {
	d.health.mu.Lock()
	defer d.health.mu.Unlock()
	if d.health.ended == nil {
		d.health.ended = make(chan struct{})
	}
	return d.health.ended
}

// watch returns the reason as soon as the daemon must end.
func (d *Daemon) watch(ctx context.Context) error {
	select {
	case <-d.endings():
		return d.finished()
	case <-ctx.Done():
		return ctx.Err()
	}
}
