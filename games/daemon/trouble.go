package daemon

import (
	"context"
	"errors"
	"sync"
	"time"

	"pbem/games"
)

// troubles says whether the store works and whether the daemon must end, and writes complaints to the log. It keeps nothing in
// the store: a daemon that is started again finds out again.
type troubles struct {
	*Parts
	mu     sync.Mutex
	store  error                // why the store does not work; nil while it does
	end    error                // why the daemon must end; nil while it may go on
	ended  chan struct{}        // closed with end
	logged map[string]time.Time // when each complaint was last written to the log
}

// complaintEvery is how often the log says the same again: a full disk concerns every letter of the mailbox, every second.
const complaintEvery = time.Minute

// mentionEvery is how often it says the same again of what is no trouble.
const mentionEvery = time.Hour

// met looks at an error of the store's, and reports whether it speaks of the store itself: then whatever was tried is to
// be tried again later. what says for the log what could not be done.
func (t *troubles) met(ctx context.Context, what string, err error) bool {
	switch {
	case err == nil || ctx.Err() != nil:
		return false
	case errors.Is(err, games.ErrOlder):
		t.halt(ctx, err)
	case errors.Is(err, games.ErrNotKept), errors.Is(err, games.ErrBarred), errors.Is(err, games.ErrDamaged):
		t.stumble(err)
		t.finish(err)
	case errors.Is(err, games.ErrUnavailable):
		t.stumble(err)
	default:
		t.complain(what, err)
		return false
	}
	t.complain("the store does not work; everything waits until it does", err)
	return true
}

// complain writes to the log, once in a while.
func (t *troubles) complain(what string, err error, more ...any) {
	if t.due(what, complaintEvery) {
		t.Log.Error(what, broken(err, more...)...)
	}
}

// mention writes to the log, now and then, what is no trouble.
func (t *troubles) mention(what string, why error) {
	if t.due(what, mentionEvery) {
		t.Log.Info(what, "why", why)
	}
}

// due reports whether the log has not said something for so long, and notes that it says it now.
func (t *troubles) due(what string, every time.Duration) bool {
	now := t.Clock()
	t.mu.Lock()
	defer t.mu.Unlock()
	last, said := t.logged[what]
	if said && now.Sub(last) < every && !now.Before(last) {
		return false
	}
	if t.logged == nil {
		t.logged = map[string]time.Time{}
	}
	t.logged[what] = now
	return true
}

// stumble and recovered note that the store does not work, and that it does.
func (t *troubles) stumble(err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.store = err
}

func (t *troubles) recovered() {
	t.mu.Lock()
	before := t.store
	t.store = nil
	t.mu.Unlock()
	if before != nil {
		t.Log.Info("the store works again")
	}
}

// troubled returns why the store does not work; nil while it does.
func (t *troubles) troubled() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.store
}

// finish makes Run end with the error, and no letter be handled any more.
func (t *troubles) finish(err error) {
	ended := t.endings()
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.end == nil {
		t.end = err
		close(ended)
	}
}

// Damaged ends the daemon because of what was found in its store.
func (t *troubles) Damaged(err error) {
	t.Log.Error("the service ends", "err", err)
	t.finish(err)
}

// finished returns why the daemon must end; nil while it may go on.
func (t *troubles) finished() error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.end
}

// endings is closed when the daemon must end.
func (t *troubles) endings() chan struct{} {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.ended == nil {
		t.ended = make(chan struct{})
	}
	return t.ended
}

// watch returns the reason as soon as the daemon must end.
func (t *troubles) watch(ctx context.Context) error {
	select {
	case <-t.endings():
		return t.finished()
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Halted returns why nothing may be handled before the host has decided how to go on; nil when nothing stands against it.
func (t *troubles) Halted(ctx context.Context) error {
	found, err := t.Store.Mark(ctx, games.OfService, games.MarkHalted)
	if err != nil || found != "" {
		return errors.Join(err, older(found))
	}
	restored, err := t.Store.Mark(ctx, games.OfService, games.MarkRestored)
	if err != nil || restored == "" {
		return err
	}
	return older("a backup was put in its place on " + restored)
}

func older(found string) error {
	if found == "" {
		return nil
	}
	return &games.Older{Found: found}
}

// halt keeps what was found, for whoever is started next, and ends the daemon.
func (t *troubles) halt(ctx context.Context, found error) {
	if t.finished() != nil {
		return
	}
	t.finish(found)
	t.Log.Error("the service halts", "err", found)
	if err := t.Store.SetMark(context.WithoutCancel(ctx), games.OfService, games.MarkHalted, reason(found)); err != nil {
		t.Log.Error("that it halts could not be noted", "err", err)
	}
}

// reason is what was found, without the sentence that Halted puts before it again.
func reason(found error) string {
	var o *games.Older
	if errors.As(found, &o) {
		return o.Found
	}
	return found.Error()
}
