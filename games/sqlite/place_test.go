package sqlite_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/games"
	"pbem/games/sqlite"
)

// TestFilesThatAreTakenAway: the file or its log is deleted, moved or replaced while the store is open. Nothing is acknowledged any
// more, and whoever asks whether the store is well hears why.
func TestFilesThatAreTakenAway(t *testing.T) {
	for name, c := range map[string]struct {
		take func(path string) error
		want string
	}{
		"deleted": {os.Remove, "has deleted or moved"},
		"moved":   {func(path string) error { return os.Rename(path, path+".old") }, "has deleted or moved"},
		"replaced": {func(path string) error {
			return errors.Join(os.Rename(path, path+".old"), os.WriteFile(path, nil, 0o600))
		}, "another file in the place"},
		"its log deleted": {func(path string) error { return os.Remove(path + "-wal") }, "has deleted or moved"},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "games.db")
			store := open(t, path)
			if err := store.Commit(t.Context(), numbered(1)); err != nil {
				t.Fatal(err)
			}
			if err := c.take(path); err != nil {
				t.Fatal(err)
			}
			_, _, counts := store.OutboxCounts(t.Context())
			for _, err := range []error{store.Commit(t.Context(), numbered(2)), store.SetMark(t.Context(), games.OfService, "a", "b"), counts} {
				if !errors.Is(err, games.ErrUnavailable) || !strings.Contains(err.Error(), c.want) {
					t.Errorf("%v, want %q", err, c.want)
				}
			}
		})
	}
}

// TestLogWithoutItsStore: a store that was deleted is not begun anew with what its log holds; a backup can be put in its place.
func TestLogWithoutItsStore(t *testing.T) {
	dir := t.TempDir()
	path, backup := filepath.Join(dir, "games.db"), filepath.Join(dir, "backup.db")
	store := open(t, path)
	if err := store.Commit(t.Context(), numbered(1)); err != nil {
		t.Fatal(err)
	}
	if _, err := sqlite.Backup(t.Context(), path, backup, false, noon()); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	store.Close()
	if err := os.WriteFile(path+"-wal", []byte("frames"), 0o600); err != nil { // as a kill leaves it
		t.Fatal(err)
	}
	if _, err := sqlite.Open(path); err == nil || !strings.Contains(err.Error(), "pbem restore") {
		t.Errorf("opened: %v", err)
	}
	if _, err := sqlite.Restore(t.Context(), backup, path, noon()); err != nil {
		t.Fatal(err)
	}
	if err := open(t, path).Close(); err != nil {
		t.Error(err)
	}
}

// TestSound: of 24 stores that are damaged in as many places none is taken for a sound one.
func TestSound(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "games.db")
	store := open(t, path)
	for n := range 300 {
		if err := store.Commit(t.Context(), numbered(n+1)); err != nil {
			t.Fatal(err)
		}
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	if whole, err := sqlite.Sound(t.Context(), path, time.Minute); !whole || err != nil {
		t.Fatal(whole, err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	const page, damages = 4096, 24
	for i := range damages {
		spoilt := append([]byte(nil), data...)
		at := (i*(len(data)/page)/damages)*page + 16
		if bytes.Count(spoilt[at:at+512], []byte{0}) == 512 {
			continue // nothing is kept there
		}
		copy(spoilt[at:at+512], strings.Repeat("\xa5", 512))
		name := filepath.Join(dir, "spoilt.db")
		if err := os.WriteFile(name, spoilt, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := sqlite.Sound(t.Context(), name, time.Minute); err == nil {
			t.Errorf("damage at %d of %d bytes was not noticed", at, len(data))
		}
	}
	if whole, err := sqlite.Sound(t.Context(), path, time.Nanosecond); whole || err != nil {
		t.Errorf("without time: %v, %v", whole, err)
	}
	if whole, err := sqlite.Sound(t.Context(), filepath.Join(dir, "none.db"), time.Minute); !whole || err != nil {
		t.Errorf("no store yet: %v, %v", whole, err)
	}
}
