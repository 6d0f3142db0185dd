package daemon

import (
	"context"
	"sync"

	"pbem/games"
	"pbem/games/changes"
	"pbem/mailer/panics"
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
