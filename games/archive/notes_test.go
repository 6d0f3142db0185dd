package archive_test

import (
	"errors"
	"io/fs"
	"os"
	"testing"
)

// TestNotes: what players said lies beside the private copy, for its owner alone, and goes when there is nothing any more; a record that is
// put aside takes its notes along.
func TestNotes(t *testing.T) {
	a, dir := open(t)
	write(t, a, 7, "public", "private")
	for _, said := range []string{"1 #0 by Ada: Hello.\n", "1 #0 by Ada: Hello, you.\n"} {
		if err := a.WriteNotes(7, []byte(said)); err != nil {
			t.Fatal(err)
		}
		path := placed(dir, "private/007.notes")
		data, err := os.ReadFile(path)
		info, err2 := os.Stat(path)
		if err := errors.Join(err, err2); err != nil || string(data) != said || info.Mode().Perm() != 0o600 {
			t.Errorf("%q, %v, %v", data, info, err)
		}
	}
	if _, err := os.Stat(placed(dir, "007.notes")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("there are notes for everybody: %v", err)
	}
	if err := a.PutAside(7); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(placed(dir, "private/007.lost-1.notes")); err != nil {
		t.Error(err)
	}
	write(t, a, 8, "public", "private")
	for _, said := range []string{"1 #0 by Ada: Hello.\n", "", ""} {
		if err := a.WriteNotes(8, []byte(said)); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := os.Stat(placed(dir, "private/008.notes")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the notes are still there: %v", err)
	}
	if err := a.WriteNotes(0, nil); err == nil {
		t.Error("there is no game 0")
	}
}
