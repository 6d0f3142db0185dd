package sqlite_test

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/pressly/goose/v3"

	"pbem/games"
	"pbem/games/sqlite"
)

func TestOpenMakesAFileForItsOwner(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	store := open(t, path)
	for _, name := range []string{path, path + "-wal", path + "-shm"} {
		info, err := os.Stat(name)
		if err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s: mode %v, %v, want 0600", filepath.Base(name), info.Mode(), err)
		}
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(path + "-wal"); !os.IsNotExist(err) {
		t.Errorf("after Close there is still a log beside the file: %v", err)
	}
}

func TestOpenTakesAnyName(t *testing.T) {
	for _, name := range []string{"a b.db", "what?x=1&_txlock=no.db", "50%41#3.db", "ä'\".db"} {
		path := filepath.Join(t.TempDir(), name)
		store := open(t, path)
		if err := store.SetMark(context.Background(), games.OfService, "a", "b"); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if err := store.Close(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if info, err := os.Stat(path); err != nil || info.Size() == 0 {
			t.Errorf("%s was not written: %v", name, err)
		}
	}
}

func TestOpenRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		prepare func(t *testing.T, path string) string
		want    string
	}{
		"a missing directory": {func(t *testing.T, path string) string { return filepath.Join(path, "games.db") }, "no such file"},
		"a directory":         {func(t *testing.T, path string) string { return filepath.Dir(path) }, "open"},
		"another kind of file": {func(t *testing.T, path string) string {
			return written(t, path, strings.Repeat("this is a letter, not a database\n", 99))
		}, "not a database"},
		"a later version": {laterVersion, "written by a later version of this program (its layout is number 9000, this program knows up to "},
	} {
		t.Run(name, func(t *testing.T) {
			path := c.prepare(t, filepath.Join(t.TempDir(), "games.db"))
			store, err := sqlite.Open(path)
			if err == nil {
				store.Close()
				t.Fatal("it was opened")
			}
			if !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), path) {
				t.Fatalf("error %q, want %q and the path in it", err, c.want)
			}
		})
	}
}

func written(t *testing.T, path, content string) string {
	t.Helper()
	if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func laterVersion(t *testing.T, path string) string {
	t.Helper()
	if err := open(t, path).Close(); err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec("INSERT INTO goose_db_version (version_id, is_applied) VALUES (9000, 1)"); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestPresetsThatWereMarks: a store of before there was a table of presets keeps its rules.
func TestPresetsThatWereMarks(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	provider, err := goose.NewProvider(goose.DialectSQLite3, db, os.DirFS("migrations"), goose.WithDisableGlobalRegistry(true))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := provider.UpTo(t.Context(), 6); err != nil {
		t.Fatal(err)
	}
	_, err = db.Exec(`INSERT INTO marks (name, value) VALUES ('rules sha256:000f0f649ceaacd1188e3402ebfd9d20f6a9742ee86320253219003c67d6008a', 'name: "ä"'), ('rulesome', 'x')`)
	if err := errors.Join(err, db.Close()); err != nil {
		t.Fatal(err)
	}
	store := open(t, path)
	defer store.Close()
	if data, err := store.Preset(t.Context(), "sha256:000f0f649ceaacd1188e3402ebfd9d20f6a9742ee86320253219003c67d6008a"); err != nil || string(data) != `name: "ä"` {
		t.Errorf("the rules are %q, %v", data, err)
	}
	old, err := store.Mark(t.Context(), games.OfService, "rules sha256:000f0f649ceaacd1188e3402ebfd9d20f6a9742ee86320253219003c67d6008a")
	other, err2 := store.Mark(t.Context(), games.OfService, "rulesome")
	if old != "" || other != "x" || errors.Join(err, err2) != nil {
		t.Errorf("the marks are %q and %q: %v", old, other, errors.Join(err, err2))
	}
}
