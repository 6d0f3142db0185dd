package sqlite_test

import (
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

func TestStore(t *testing.T) {
	storetest.Run(t, func(t *testing.T) games.Store { return open(t, filepath.Join(t.TempDir(), "games.db")) })
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
