package sqlite_test

import (
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/pressly/goose/v3"
)

// TestMigrationsThatCameLate: a store that was made before a migration with a lower number than its last gets that, and opens again.
func TestMigrationsThatCameLate(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "games.db")
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	provider, err := goose.NewProvider(goose.DialectSQLite3, db, os.DirFS("migrations"), goose.WithDisableGlobalRegistry(true),
		goose.WithExcludeVersions([]int64{24, 45, 131, 210, 220})) // that of topics, and those that came upon it
	if err != nil {
		t.Fatal(err)
	}
	_, err = provider.Up(t.Context())
	if err := errors.Join(err, db.Close()); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		store := open(t, path)
		topics, err := store.Topics(t.Context(), "ada@example.org")
		if err := errors.Join(err, store.Close()); err != nil || len(topics) != 0 {
			t.Errorf("topics %v: %v", topics, err)
		}
	}
}
