package relational

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"time"

	"pbem/games"
)

const (
	// A letter into whose way others come is decided again so often at most, for so long at most; between two tries it waits for up to pause,
	// and each time for up to twice as long.
	mostTries = 10
	patience  = 15 * time.Second
	pause     = 4 * time.Millisecond
	// So many letters are decided at once at most, where each has a transaction of its own: there are a few connections more.
	lanes = 12
	// Of several letters in one transaction so many go into it at most, for so long at most: others wait for it, and it waits for the disk once.
	mostTogether = 100
	together     = 50 * time.Millisecond
)

// Tx is a games.Tx: a store whose statements all belong to one transaction.
type Tx struct {
	*Store
	under    *underway
	outer    *Store
	left     map[games.Numbered]block // numbers that it has taken and not drawn
	rated    bool                     // it has changed results
	onCommit []func()
}

var _ games.Tx = (*Tx)(nil)

func (s *Store) tx(ctx context.Context, w Writer) *Tx {
	u := &underway{Medium: s.medium, writer: w, context: ctx, before: s.before}
	return &Tx{Store: put(&core{medium: u, probe: s.probe}), under: u, outer: s, left: map[games.Numbered]block{}}
}

// Err implements games.Tx.
func (t *Tx) Err() error { return t.under.first }

// OnCommit implements games.Tx.
func (t *Tx) OnCommit(do func()) { t.onCommit = append(t.onCommit, do) }

// Do implements games.Store: it is part of the transaction that is under way.
func (t *Tx) Do(_ context.Context, do func(games.Tx) error) error { return t.run(do) }

// Rehearse implements games.Store.
func (t *Tx) Rehearse(_ context.Context, do func(games.Tx) error) error {
	failed, err := t.apart(func() error {
		if err := do(t); err != nil {
			return err
		}
		return errRehearsed
	})
	if err != nil || errors.Is(failed, errRehearsed) {
		return err
	}
	return failed
}

// Each implements games.Store.
func (t *Tx) Each(_ context.Context, n int, _ func(int) []string, do func(int, games.Tx) error) (failed []error, err error) {
	failed = make([]error, n)
	for i := range n {
		if failed[i], err = t.apart(func() error { return do(i, t) }); err != nil {
			return failed, err
		}
	}
	return failed, nil
}

// RatingLists implements games.Store: nobody may keep what follows from results that are not on the disk.
func (t *Tx) RatingLists(ctx context.Context) ([]games.RatingList, error) {
	all, err := t.Store.RatingLists(ctx)
	for i := range all {
		if t.rated {
			all[i].Version = games.Uncommitted
		}
	}
	return all, err
}

// Apart, Compact and Close implement games.Store.
func (t *Tx) Apart(context.Context) error   { return errWithin }
func (t *Tx) Compact(context.Context) error { return errWithin }
func (t *Tx) Close() error                  { return errWithin }

var errWithin = errors.New("this cannot be done within a transaction")

// run runs do. What a statement has failed of comes before whatever do makes of it.
func (t *Tx) run(do func(games.Tx) error) error {
	err := do(t)
	if t.under.first != nil {
		return t.under.first
	}
	return err
}

// committed does what was to be done when all is on the disk.
func (t *Tx) committed() {
	for kind, left := range t.left {
		t.outer.blocks.keep(kind, left)
	}
	for _, do := range t.onCommit {
		do()
	}
}

// Do implements games.Store.
func (s *Store) Do(ctx context.Context, do func(games.Tx) error) error {
	since, wait := time.Now(), pause
	for try := 1; ; try++ {
		err := s.attempt(ctx, do)
		switch {
		case !errors.Is(err, games.ErrConflict) || !s.medium.Shared():
			return s.sure(ctx, err)
		case try == mostTries || time.Since(since) > patience:
			return fmt.Errorf("%w: others were quicker %d times: %v", games.ErrUnavailable, try, err)
		}
		time.Sleep(rand.N(wait))
		wait *= 2
	}
}

func (s *Store) attempt(ctx context.Context, do func(games.Tx) error) error {
	var tx *Tx
	err := s.medium.Write(ctx, Deciding, func(ctx context.Context, w Writer) error {
		s.probe("begun")
		tx = s.tx(ctx, w)
		if err := tx.run(do); err != nil {
			return err
		}
		s.probe("before-commit")
		return nil
	})
	if err == nil {
		tx.committed()
		s.probe("after-commit")
	}
	return err
}

// Rehearse implements games.Store.
func (s *Store) Rehearse(ctx context.Context, do func(games.Tx) error) error {
	err := s.Do(ctx, func(tx games.Tx) error {
		if err := do(tx); err != nil {
			return err
		}
		return errRehearsed
	})
	if errors.Is(err, errRehearsed) {
		return nil
	}
	return err
}

var errRehearsed = errors.New("it was a rehearsal")

// Each implements games.Store.
func (s *Store) Each(ctx context.Context, n int, touches func(int) []string, do func(int, games.Tx) error) (failed []error, err error) {
	failed = make([]error, n)
	if s.medium.Shared() { // in one transaction one that waits for others would have them wait for all before it
		return failed, s.inLanes(ctx, failed, touches, do)
	}
	for done := 0; done < n; {
		upTo, err := s.some(ctx, done, failed, do)
		if err != nil {
			for i := done; i < n; i++ {
				failed[i] = err
			}
			return failed, err
		}
		done = upTo
	}
	return failed, nil
}

// some does some from one on, and returns up to which. The error is the store's.
func (s *Store) some(ctx context.Context, from int, failed []error, do func(int, games.Tx) error) (upTo int, err error) {
	err = s.attempt(ctx, func(tx games.Tx) error {
		began := time.Now()
		for upTo = from; upTo < len(failed) && upTo < from+mostTogether && (upTo == from || time.Since(began) < together); upTo++ {
			if failed[upTo], err = tx.(*Tx).apart(func() error { return do(upTo, tx) }); err != nil {
				return err
			}
		}
		return nil
	})
	return upTo, err
}

// halts reports whether an error is the store's, which does not work or is not the right one.
func halts(err error) bool {
	return errors.Is(err, games.ErrUnavailable) || errors.Is(err, games.ErrOlder)
}

// apart does something within a savepoint. failed is why it was taken back; err is the store's.
func (t *Tx) apart(do func() error) (failed, err error) {
	w, ctx, then := t.under, t.under.context, len(t.onCommit)
	if _, err := w.Exec(ctx, `SAVEPOINT one`); err != nil {
		return nil, err
	}
	failed = t.run(func(games.Tx) error { return do() })
	if halts(failed) {
		return nil, failed
	}
	if failed != nil {
		w.first, t.onCommit = nil, t.onCommit[:then]
		if _, err := w.Exec(ctx, `ROLLBACK TO SAVEPOINT one`); err != nil {
			return nil, err
		}
	}
	_, err = w.Exec(ctx, `RELEASE SAVEPOINT one`)
	return failed, err
}

// inLanes does things in transactions of their own, several at once, and those that touch the same one after another. A store that does not work ends
// all that have not begun.
func (s *Store) inLanes(ctx context.Context, failed []error, touches func(int) []string, do func(int, games.Tx) error) error {
	free := make(chan struct{}, lanes)
	last := map[string]chan struct{}{} // closed when the last that touches it is done
	var group sync.WaitGroup
	var mu sync.Mutex
	var halted error
	for i := range failed {
		words := []string{""}
		if touches != nil {
			words = touches(i)
		}
		var before []chan struct{}
		done := make(chan struct{})
		for _, word := range words {
			if other, touched := last[word]; touched {
				before = append(before, other)
			}
			last[word] = done
		}
		free <- struct{}{} // in their order, so none holds a lane for which one before it waits
		group.Go(func() {
			defer func() { close(done); <-free }()
			for _, other := range before {
				<-other
			}
			mu.Lock()
			failed[i] = halted
			mu.Unlock()
			if failed[i] != nil {
				return
			}
			if failed[i] = s.Do(ctx, func(tx games.Tx) error { return do(i, tx) }); halts(failed[i]) {
				mu.Lock()
				halted = failed[i]
				mu.Unlock()
			}
		})
	}
	group.Wait()
	return halted
}
