package service

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

// TestPrivateCopiesMoveOut: the private copies of an archive of an earlier version lie beside it after the first start, and the
// records are the same bytes.
func TestPrivateCopiesMoveOut(t *testing.T) {
	h := newHouse(t)
	h.say(t, ada, "new chesimals-0.1 vs "+bo+" as white")
	h.say(t, bo, "yes")
	h.Daemon.WriteRecords(t.Context())
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	beside, inside := filepath.Join(h.dir, "records-private"), filepath.Join(h.dir, "records", "private")
	names, err := filepath.Glob(filepath.Join(beside, "*.pbem"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(beside, inside); err != nil {
		t.Fatal(err)
	}
	if err := h.start(t); err != nil {
		t.Fatal(err)
	}
	if after, err := filepath.Glob(filepath.Join(beside, "*.pbem")); err != nil || len(after) != len(names) {
		t.Errorf("%d records of %d: %v", len(after), len(names), err)
	}
	if _, err := os.Stat(inside); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the old folder is still there: %v", err)
	}
}
