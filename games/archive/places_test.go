package archive_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"pbem/games/archive"
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

// TestInPrivate: a private copy is known by the folders that it lies in.
func TestInPrivate(t *testing.T) {
	t.Parallel()
	for dir, want := range map[string]bool{
		"records": false, "records/private": true, "private/old": true, "privately": false, "records-private": true, "a/records-private/2026": true, "-private": false, "private-games": false,
	} {
		if got := archive.InPrivate(dir); got != want {
			t.Errorf("%s: %v", dir, got)
		}
	}
}
