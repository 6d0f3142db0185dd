package archive_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"pbem/games/archive"
	"pbem/notation/record"
)

// lay writes files into a new folder, by their paths below it.
func lay(t *testing.T, files map[string]string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

const (
	gameOfAda = "[Game \"1\"]\n[Date \"2026.11.21\"]\n[White \"Ada\"]\n[Black \"Bo\"]\n[Variant \"cosmic\"]\n\n*\n"
	mailOfAda = "[White \"Ada <ada@example.org>\"]\n\n*\n"
)

// TestPrivate: a copy is known by its folder, or by the addresses in it.
func TestPrivate(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		path, text string
		want       bool
	}{
		{"records/1.pbem", gameOfAda, false},
		{"records/1.pbem", mailOfAda, true},
		{"records/private/1.pbem", gameOfAda, true},
		{"private/old/1.pbem", gameOfAda, true},
		{"privately/1.pbem", gameOfAda, false},
	} {
		r, err := record.Parse([]byte(c.text))
		if err != nil {
			t.Fatal(err)
		}
		if got := (archive.Entry{Path: c.path, Record: r}).Private(); got != c.want {
			t.Errorf("%s: %v", c.path, got)
		}
	}
}
