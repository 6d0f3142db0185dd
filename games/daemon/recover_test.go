package daemon

import (
	"context"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"pbem/games"
	"pbem/mailer"
)

// hall is a store that knows of nodes and marks, and gives leases.
type hall struct {
	office
	nodes     []games.Node
	processes []games.Process
	marks     map[string]string
}

func (h *hall) Processes(context.Context) ([]games.Process, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.processes, nil
}

func (h *hall) Nodes(context.Context) ([]games.Node, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.nodes, nil
}

func (h *hall) Mark(_ context.Context, _ games.Scope, name string) (string, error) {
	return h.marks[name], nil
}

// TestOthersGone: whoever goes on with an older store waits for the others to end, as they do by themselves when it is halted, and for those that
// were lost without a word; one that goes on is named. Who has not been alive since a backup was put in place is in that backup alone.
func TestOthersGone(t *testing.T) {
	t.Parallel()
	now := time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC) // when a bubble begins
	rfc := func(after time.Duration) string { return now.Add(after).Format(time.RFC3339) }
	for name, c := range map[string]struct {
		halted, restored string
		seen             time.Duration // when the other was alive last, before it all begins
		goesOn           bool          // it is alive each heartbeat from then on
		waits            time.Duration // at most
		refused          bool
	}{
		"nobody works":               {"", "", 2 * silence, false, 0, false},
		"the others end":             {"why", "", 10 * time.Second, false, silence, false},
		"one was killed":             {"", "", 10 * time.Second, false, silence, false},
		"one goes on":                {"", "", 10 * time.Second, true, silence, true},
		"one goes on, though halted": {"why", "", 10 * time.Second, true, 3 * silence, true},
		"of the backup":              {"", rfc(-5 * time.Second), 10 * time.Second, false, 0, false},
		"one begins on the backup":   {"", rfc(-time.Hour), 10 * time.Second, false, silence, false},
	} {
		for _, stands := range []bool{false, true} { // as the clock of cron does
			t.Run(name, func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) {
					h := &hall{nodes: []games.Node{{Name: "two", Alive: now.Add(-c.seen)}}, marks: map[string]string{games.MarkHalted: c.halted, games.MarkRestored: c.restored}}
					d := nodeOf(&h.office, "one")
					d.Store = h
					if stands {
						d.Clock = func() time.Time { return now }
					}
					ctx, end := context.WithCancel(t.Context())
					defer end()
					if c.goesOn {
						go func() {
							for ctx.Err() == nil {
								pause(ctx, heartbeat)
								h.set(func(*office) { h.nodes = []games.Node{{Name: "two", Alive: time.Now()}} })
							}
						}()
					}
					err := d.othersGone(t.Context())
					if waited := time.Since(now); (err != nil) != c.refused || err != nil && !strings.Contains(err.Error(), "two") || waited > c.waits || (waited == 0) != (c.waits == 0) {
						t.Errorf("after %s: %v", waited, err)
					}
				})
			})
		}
	}
}

// TestKnowsKeys: a node does not work beside one that writes with a key that it has not; beside one with an older key of its own it does, and when
// the other is gone.
func TestKnowsKeys(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		key     string // of the other
		goesOn  bool
		refused bool
		waits   time.Duration // at most
	}{
		"the same":         {"new", true, false, 0},
		"an older one":     {"old", true, false, 0},
		"not told":         {"", true, false, 0},
		"another":          {"another", true, true, silence},
		"another that was": {"another", false, false, silence},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				began := time.Now()
				h := &hall{processes: []games.Process{{Node: "two", Key: c.key, Alive: began}}}
				d := nodeOf(&h.office, "one")
				d.Store = h
				ctx, end := context.WithCancel(t.Context())
				defer end()
				if c.goesOn {
					go func() {
						for pause(ctx, heartbeat); ctx.Err() == nil; pause(ctx, heartbeat) {
							h.set(func(*office) { h.processes = []games.Process{{Node: "two", Key: c.key, Alive: time.Now()}} })
						}
					}()
				}
				d.Keys = []string{"new", "old"}
				err := d.KnowsKeys(t.Context())
				if waited := time.Since(began); (err != nil) != c.refused || err != nil && !strings.Contains(err.Error(), "two") || waited > c.waits {
					t.Errorf("after %s: %v", waited, err)
				}
			})
		})
	}
}

// TestRecoversAlone: of two nodes that are told to go on with an older store one does.
func TestRecoversAlone(t *testing.T) {
	t.Parallel()
	h := &hall{}
	one, two := nodeOf(&h.office, "one"), nodeOf(&h.office, "two")
	one.Store, two.Store = h, h
	err := one.recovers(t.Context(), func(ctx context.Context) error {
		if err := two.recovers(ctx, func(context.Context) error { return nil }); err == nil {
			t.Error("another does so, too")
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

// TestHaltedWhileCatchingUp: while a node handles letters again nobody else handles any, and also not when that was broken off, until it has come to
// its end.
func TestHaltedWhileCatchingUp(t *testing.T) {
	t.Parallel()
	r := newRig(t)
	p := r.past()
	put := r.copied(t)
	r.tell(t, p, ada, "help")
	r.tell(t, p, bo, "help")
	put()
	halted := func() bool { return errors.Is(r.Halted(t.Context()), games.ErrOlder) }
	broken := errors.New("broken off")
	for _, breaks := range []bool{true, false} {
		r.Past = passing{p, func(i int) error {
			if !halted() {
				t.Errorf("before letter %d others may handle letters", i)
			}
			if breaks && i == 1 {
				return broken
			}
			return nil
		}}
		if n, err := r.CatchUp(t.Context()); errors.Is(err, broken) != breaks || !breaks && n != 1 || halted() != breaks {
			t.Errorf("broken off %v: %d letters, %v, halted %v", breaks, n, err, halted())
		}
	}
}

// passing is a folder of handled letters that tells before each letter.
type passing struct {
	*pile
	before func(i int) error
}

func (p passing) Since(ctx context.Context, place string, visit func(context.Context, []mailer.Incoming) error) (string, error) {
	i := 0
	return p.pile.Since(ctx, place, func(ctx context.Context, batch []mailer.Incoming) error {
		err := p.before(i)
		i++
		if err != nil {
			return err
		}
		return visit(ctx, batch)
	})
}

// TestSince: what came into the mailbox before it was first watched isn't handled, and every store knows when that was, but one that has
// been at work with a mailbox since before this was noted.
func TestSince(t *testing.T) {
	at := func(text string) time.Time {
		moment, err := time.Parse(time.RFC3339, text)
		if err != nil {
			t.Fatal(err)
		}
		return moment
	}
	start := at("2026-03-02T10:00:00Z")
	first := start.Add(-10 * time.Minute)
	for name, c := range map[string]struct {
		before func(t *testing.T, r *rig)
		want   time.Time
	}{
		"a new store":                 {func(*testing.T, *rig) {}, first},
		"a store that had no mailbox": {func(t *testing.T, r *rig) { r.say(t, ada, "new chesimals-0.1 vs "+bo+" as white time 3d") }, first},
		"started before":              {func(t *testing.T, r *rig) { r.marks(t, games.MarkSince, "2026-01-01T00:00:00Z") }, at("2026-01-01T00:00:00Z")},
		"a folder before its first look": {func(t *testing.T, r *rig) {
			r.say(t, ada, "new chesimals-0.1 vs "+bo+" as white time 3d")
			r.marks(t, placeMark, "3")
		}, time.Time{}},
		"new, with a folder, accepted": {func(t *testing.T, r *rig) { r.marks(t, placeMark, "3") }, first},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRig(t)
			r.past()
			c.before(t, r)
			r.now = start
			for range 2 { // the second start changes nothing
				if err := r.firstLook(t.Context()); err != nil {
					t.Fatal(err)
				}
				if got, err := r.Since(t.Context()); err != nil || !got.Equal(c.want) {
					t.Errorf("since %v, %v, want %v", got, err, c.want)
				}
				r.now = r.now.Add(time.Hour)
			}
		})
	}
}

// TestSinceWithoutAMailbox: letters that are handed over are none too old.
func TestSinceWithoutAMailbox(t *testing.T) {
	r := newRig(t)
	if err := r.firstLook(t.Context()); err != nil {
		t.Fatal(err)
	}
	if got, err := r.Since(t.Context()); err != nil || !got.IsZero() {
		t.Errorf("since %v, %v", got, err)
	}
}

// TestSinceOfAStoreMadeAnew: a store that was lost, and made again of the handled letters, was first started when the first of them came.
func TestSinceOfAStoreMadeAnew(t *testing.T) {
	r := newRig(t)
	p := r.past()
	put := r.copied(t) // an empty store
	began := r.now
	r.tell(t, p, ada, "new chesimals-0.1 vs "+bo+" as white time 3d")
	r.tell(t, p, ada, "yes")
	r.now = r.now.Add(24 * time.Hour)
	put()
	if _, err := r.CatchUp(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := r.firstLook(t.Context()); err != nil {
		t.Fatal(err)
	}
	if got, err := r.Since(t.Context()); err != nil || !got.Equal(began.Truncate(time.Second)) {
		t.Errorf("since %v, %v, want %v", got, err, began)
	}
}

func (r *rig) marks(t *testing.T, name, value string) {
	t.Helper()
	if err := r.store.SetMark(t.Context(), games.OfInbox, name, value); err != nil {
		t.Fatal(err)
	}
}
