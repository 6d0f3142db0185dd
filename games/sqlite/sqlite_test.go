package sqlite_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"pbem/games"
	"pbem/games/sqlite"
	"pbem/games/storetest"
)

// TestMain lets tests run this program again as a process that they kill.
func TestMain(m *testing.M) {
	if path := os.Getenv(childFile); path != "" {
		os.Exit(child(path, os.Getenv(childPoint)))
	}
	os.Exit(m.Run())
}

// TestStore begins with a copy of one empty store each time: to make one takes longer than most cases.
func TestStore(t *testing.T) {
	path := filepath.Join(t.TempDir(), "empty.db")
	err := open(t, path).Close()
	empty, wrong := os.ReadFile(path)
	if err := errors.Join(err, wrong); err != nil {
		t.Fatal(err)
	}
	storetest.Run(t, func(t *testing.T) games.Store {
		path := filepath.Join(t.TempDir(), "games.db")
		if err := os.WriteFile(path, empty, 0o600); err != nil {
			t.Fatal(err)
		}
		return open(t, path)
	})
}

func TestReopen(t *testing.T) {
	storetest.RunReopen(t, func(t *testing.T) func() games.Store {
		path := filepath.Join(t.TempDir(), "games.db")
		return func() games.Store { return open(t, path) }
	})
}

func open(t testing.TB, path string, options ...sqlite.Option) *sqlite.Store {
	t.Helper()
	store, err := sqlite.Open(path, options...)
	if err != nil {
		t.Fatal(err)
	}
	return store
}
