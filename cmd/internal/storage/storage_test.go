package storage_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator/clock"
	"pbem/cmd/internal/storage"
	"pbem/games"
	"pbem/internal/testing/pgtest"
)

// server is the PostgreSQL of the package's tests.
var server pgtest.Shared

func TestMain(m *testing.M) { os.Exit(server.Main(m)) }

// TestInspected: a store is found to hold the same wherever it is kept, and none is found where there is none; to look changes nothing.
func TestInspected(t *testing.T) {
	t.Parallel()
	for name, p := range map[string]storage.Place{"a file": storage.Named("sqlite:" + filepath.Join(t.TempDir(), "games.db")), "a database": storage.Named(server.Database(t))} {
		if _, err := p.Inspect(t.Context()); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s without a store: %v", name, err)
		}
		if _, err := p.Inspect(t.Context()); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s has a store after a look: %v", name, err)
		}
		store, err := p.Open(nil)
		if err != nil {
			t.Fatal(err)
		}
		defer store.Close()
		at := time.Date(2026, 11, 26, 12, 0, 0, 0, time.UTC)
		q := games.Quarantined{Digest: strings.Repeat("a", 64), Reason: "it broke"}
		for _, err := range []error{
			store.Live(t.Context(), games.Node{Name: "one", Version: "v1", Alive: at}),
			store.Live(t.Context(), games.Node{Name: "two", Version: "v1", Alive: at.Add(time.Minute)}),
			store.SetMark(t.Context(), games.OfService, games.MarkRestored, "yes"),
			store.SetOutage(t.Context(), games.Outage{Interval: clock.Interval{Began: at, Ended: at.Add(time.Hour)}, Why: "none"}),
			store.SetAside(t.Context(), q),
		} {
			if err != nil {
				t.Fatal(err)
			}
		}
		c, err := p.Inspect(t.Context())
		if err != nil || c.Layout < 1 || c.Aside != 1 || len(c.Nodes) != 2 || !c.Alive.Equal(at.Add(time.Minute)) || len(c.Outages) != 1 || c.Marks[games.MarkRestored] != "yes" {
			t.Errorf("%s holds %+v, %v", name, c, err)
		}
		if marks, err := p.Marks(t.Context()); err != nil || marks[games.MarkRestored] != "yes" {
			t.Errorf("%s has the marks %v, %v", name, marks, err)
		}
	}
}
