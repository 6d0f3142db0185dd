package daemon

import (
	"context"
	"testing"

	"pbem/games"
)

// crowded is a store in which others come into the way of marks, some times.
type crowded struct {
	games.Store
	times int
}

func (c *crowded) SetMark(ctx context.Context, of games.Scope, name, value string) error {
	if c.times--; c.times >= 0 {
		return games.ErrConflict
	}
	return c.Store.SetMark(ctx, of, name, value)
}

// TestBeginsInACrowd: a node that others come into the way of while it begins, as those that begin at the same moment, does not end for it.
func TestBeginsInACrowd(t *testing.T) {
	t.Parallel()
	r := newRig(t)
	r.past()
	store := &crowded{r.store, 2}
	r.Store = store
	if err := r.Daemon.begin(t.Context()); err != nil || store.times >= 0 {
		t.Errorf("%v; %d times are left", err, store.times)
	}
	if place, err := r.store.Mark(t.Context(), games.OfInbox, placeMark); err != nil || place == "" {
		t.Errorf("how far the folder of the handled letters went is %q, %v", place, err)
	}
}
