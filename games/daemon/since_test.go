package daemon

import (
	"testing"
	"time"

	"pbem/games"
)

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
