package daemon

import (
	"context"
	"errors"
	"time"

	"pbem/games"
	"pbem/mailer/panics"
)

const (
	// dueBatch is how much of what is due is asked for at a time.
	dueBatch = 100
	// claimTime is for how long that is kept from other nodes. One that dies leaves it to them so much later.
	claimTime = time.Minute
)

// claim keeps what is due from other nodes; where there are none it is asked for in vain.
func (d *desk) claim() games.Claim {
	now := d.Clock()
	return games.Claim{Now: now, Until: now.Add(claimTime)}
}

// most is how much to ask for where so much was done already. What a node has claimed is not listed again; what a file lists is.
func (d *desk) most(done int) int {
	if d.Node != "" {
		return dueBatch
	}
	return dueBatch + done
}

// eachDue does something once with each of what is due, until nothing is or the context ends. due lists at most n, those that wait longest
// first; most is how many to ask for. One that fails is still due: it does not hold the others up, and its error is in the one returned.
func eachDue[K comparable](ctx context.Context, most func(done int) int, due func(n int) ([]K, error), do func(K) error) error {
	var failures []error
	for done := map[K]bool{}; ctx.Err() == nil; {
		batch, err := due(most(len(done)))
		if err != nil {
			return errors.Join(append(failures, err)...)
		}
		before := len(done)
		for _, k := range batch {
			if done[k] {
				continue
			}
			done[k] = true
			if err := do(k); err != nil {
				failures = append(failures, err)
			}
		}
		if len(done) == before {
			break
		}
	}
	return errors.Join(failures...)
}

// deed is something that is done because it is due.
type deed struct {
	of      string // what a panic happened in
	trouble string // the line of the log for one
	about   []any  // attributes of that line
	decide  func(games.Store) (games.Commit, error)
	empty   func(games.Commit) bool // reports that nothing was to be done
}

// do decides a deed and commits it, if there is something to be done. Where others are quicker again and again, the next look finds it due again,
// or not.
func (d *desk) do(ctx context.Context, x deed) error {
	_, err := d.transact(ctx, func(tx games.Tx) (games.Commit, error) {
		c, err := contain(x.of, func() (games.Commit, error) { return x.decide(tx) })
		if err == nil && x.empty(c) {
			err = errNothing
		}
		return c, err
	})
	if panics.Stack(err) != "" {
		d.complain(x.trouble, err, x.about...)
	}
	if errors.Is(err, errNothing) || errors.Is(err, games.ErrConflict) {
		return nil
	}
	return err
}

// errNothing takes back a transaction in which there was nothing to do.
var errNothing = errors.New("there was nothing to do")
