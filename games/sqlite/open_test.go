package sqlite_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

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
		"a later version":         {changing("INSERT INTO layouts (number, sum) VALUES (9000, 'x')"), "brought to layout 9000 by a later version of this program, which knows up to "},
		"another first migration": {changing("UPDATE layouts SET sum = '0123456789'"), "it has the layout 1 (01234567) of a development version; this version reads layout 1 ("},
		"before the baseline":     {changing("DROP TABLE layouts"), "it has the layout “before the baseline” of a development version; this version reads layout 1 ("},
		"another program's": {func(t *testing.T, path string) string {
			changed(t, path, "CREATE TABLE notes (text TEXT)")
			return path
		}, "it is a SQLite file, but no store of pbem"},
	} {
		t.Run(name, func(t *testing.T) {
			path := c.prepare(t, filepath.Join(t.TempDir(), "games.db"))
			before, _ := os.ReadFile(path)
			store, err := sqlite.Open(path)
			if err == nil {
				store.Close()
				t.Fatal("it was opened")
			}
			if !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), path) {
				t.Fatalf("error %q, want %q and the path in it", err, c.want)
			}
			if after, _ := os.ReadFile(path); !bytes.Equal(after, before) {
				t.Error("the file is another one now")
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

// changing makes a store, and changes it by a statement.
func changing(statement string) func(t *testing.T, path string) string {
	return func(t *testing.T, path string) string {
		t.Helper()
		if err := open(t, path).Close(); err != nil {
			t.Fatal(err)
		}
		changed(t, path, statement)
		return path
	}
}
