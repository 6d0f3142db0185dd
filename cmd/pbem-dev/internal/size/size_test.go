package size

import (
	"path/filepath"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/ratings"
	"pbem/games/sqlite"
)

// filled is a small store of three years.
func filled(t *testing.T) Options {
	t.Helper()
	o := Options{Dir: t.TempDir(), Players: 30, Finished: 120, Live: 20, Years: 3, Presets: []string{"cosmic"}, Now: time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)}
	if err := Fill(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	return o
}

// TestFilled: what lies in a store that was filled is what the service would have left there.
func TestFilled(t *testing.T) {
	t.Parallel()
	o := filled(t)
	found, err := sqlite.Inspect(t.Context(), o.store())
	if err != nil || found.Matches != o.Finished+o.Live || found.Live != o.Live || found.Players != o.Players || found.Waiting+found.GivenUp != 0 {
		t.Fatalf("%+v, %v", found, err)
	}
	h, err := enter(t.Context(), o.made(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer h.service.Close()
	store := h.service.Daemon.Store
	for id := 1; id <= found.Matches; id++ {
		m, err := h.match(t.Context(), id)
		if err != nil {
			t.Fatalf("game %d: %v", id, err)
		}
		if over := m.Stage == adjudicator.Over; over == (m.EndedAt.IsZero()) || m.FlagFell {
			t.Errorf("game %d: stage %d, ended %s, flag %v", id, m.Stage, m.EndedAt, m.FlagFell)
		}
		if r, err := store.Result(t.Context(), id); m.Stage == adjudicator.Over && (err != nil || !r.Game.Ended.Equal(m.EndedAt.Truncate(time.Second))) {
			t.Errorf("game %d ended at %s, and its result says %s, %v", id, m.EndedAt, r.Game.Ended, err)
		}
		for _, p := range m.Players {
			if _, err := store.Player(t.Context(), p.Address); err != nil {
				t.Errorf("game %d: %v", id, err)
			}
		}
	}
	table, err := ratings.At(store, o.Now).Table(t.Context(), "cosmic")
	count := table.Ended * 2
	for _, s := range table.Standings {
		count += s.Games
	}
	if err != nil || count != 2*o.Finished {
		t.Errorf("%d games count for somebody, want %d; %v", count, 2*o.Finished, err)
	}
	if n, err := store.Forget(t.Context(), o.Now, 1000); n != 0 || err != nil {
		t.Errorf("%d rows are left that would be forgotten, %v", n, err)
	}
}

// TestMeasured: every figure is taken, in the full store and in the empty one.
func TestMeasured(t *testing.T) {
	t.Parallel()
	o := filled(t)
	allMeasured(t, o)
	if _, size, err := Backup(t.Context(), o.Dir); size == 0 || err != nil {
		t.Errorf("a backup of %d bytes, %v", size, err)
	}
	if left, _ := filepath.Glob(filepath.Join(filepath.Dir(o.Dir), "pbem-size-*")); len(left) > 0 {
		t.Errorf("%v is left", left)
	}
}

// allMeasured wants figures of a store of games of one preset.
func allMeasured(t *testing.T, o Options) {
	t.Helper()
	figures, err := measureWith(t.Context(), o.Dir, reference{presets: o.Presets, only: o.Presets[0], people: 6, live: 12}, 3)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range figures {
		if f.Full <= 0 || f.Empty <= 0 {
			t.Errorf("%s: %d and %d", f.What, f.Full, f.Empty)
		}
	}
}

var _ games.Store = (*capture)(nil)
