package sqlite_test

import (
	"database/sql"
	"path/filepath"
	"testing"

	"pbem/games"
)

// TestCompactBesideLitestream: Litestream reads a store all the time, from before it is written anew. That must not keep it from being written
// anew, nor whoever writes waiting.
func TestCompactBesideLitestream(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "games.db")
	store := open(t, path)
	defer store.Close()
	if err := store.SetMark(t.Context(), games.OfService, "a", "b"); err != nil {
		t.Fatal(err)
	}
	litestream, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer litestream.Close()
	reading := func() (end func() error) {
		tx, err := litestream.Begin()
		if err == nil {
			_, err = tx.Exec("SELECT count(*) FROM marks")
		}
		if err != nil {
			t.Fatal(err)
		}
		return tx.Rollback
	}
	if _, err := litestream.Exec("CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)"); err != nil {
		t.Fatal(err)
	}
	end := reading()
	defer end()
	for range 2 {
		if err := store.Compact(t.Context()); err != nil {
			t.Errorf("while Litestream reads: %v", err)
		}
		if err := store.SetMark(t.Context(), games.OfService, "a", "c"); err != nil {
			t.Error(err)
		}
	}
}
