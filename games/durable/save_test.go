package durable_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"pbem/games/durable"
)

// TestSave: what becomes of a file that somebody named, by what is there already.
func TestSave(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		make    func(t *testing.T, path string) (target string)
		allowed fs.FileMode
		mode    fs.FileMode
	}{
		"a new file":            {func(_ *testing.T, path string) string { return path }, 0o600, 0o600},
		"an older file":         {func(t *testing.T, path string) string { return older(t, path, 0o640) }, 0o666, 0o640},
		"an older, open to all": {func(t *testing.T, path string) string { return older(t, path, 0o644) }, 0o600, 0o600},
		"a link to a file": {func(t *testing.T, path string) string {
			return link(t, path, older(t, filepath.Join(filepath.Dir(path), "target"), 0o600))
		}, 0o666, 0o600},
		"a link to nothing": {func(t *testing.T, path string) string {
			return link(t, path, filepath.Join(filepath.Dir(path), "target"))
		}, 0o600, 0o600},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			path := filepath.Join(t.TempDir(), "out")
			target := c.make(t, path)
			before, _ := os.Lstat(path)
			if err := durable.Save(path, []byte("new"), c.allowed); err != nil {
				t.Fatal(err)
			}
			text, err := os.ReadFile(target)
			info, statErr := os.Lstat(target)
			if err != nil || statErr != nil || string(text) != "new" || info.Mode() != c.mode {
				t.Errorf("%q, %v, %v, mode %v, want %v", text, err, statErr, info.Mode(), c.mode)
			}
			if after, err := os.Lstat(path); err != nil || before != nil && after.Mode().Type() != before.Mode().Type() {
				t.Errorf("what was named is now a %v, %v", after, err)
			}
		})
	}
}

func older(t *testing.T, path string, mode fs.FileMode) string {
	t.Helper()
	if err := errors.Join(os.WriteFile(path, []byte("older, and longer"), mode), os.Chmod(path, mode)); err != nil {
		t.Fatal(err)
	}
	return path
}

func link(t *testing.T, path, target string) string {
	t.Helper()
	if err := os.Symlink(target, path); err != nil {
		t.Fatal(err)
	}
	return target
}

// TestSaveNowhere: a folder that is not there is an error, and so is a ring of links.
func TestSaveNowhere(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := durable.Save(filepath.Join(dir, "none", "out"), nil, 0o600); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("into no folder: %v", err)
	}
	ring := filepath.Join(dir, "ring")
	link(t, ring, ring)
	if err := durable.Save(ring, nil, 0o600); err == nil {
		t.Error("a ring of links was written to")
	}
}
