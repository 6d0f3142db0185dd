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
			for _, err := range []error{store.Commit(t.Context(), numbered(2)), store.SetMark(t.Context(), "a", "b"), counts} {
				if !errors.Is(err, games.ErrUnavailable) || !strings.Contains(err.Error(), c.want) {
					t.Errorf("%v, want %q", err, c.want)
				}
			}
		})
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
