package archive_test

import (
	"crypto/ed25519"
	"os"
	"path/filepath"
	"testing"
	"time"

	"pbem/games/archive"
	"pbem/notation/eventfile"
)

func cup(name string) *eventfile.File {
	return &eventfile.File{
		Event: "Winter Cup", Site: "example.org", Terms: eventfile.Terms{Variant: "cosmic", Kind: eventfile.RoundRobin, Words: "time 3d"},
		Began: time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC), Revision: 1,
		Players: []eventfile.Player{{ID: "p1", Name: name}, {ID: "p2", Name: "Bo"}},
		Groups:  []eventfile.Group{{Boards: []eventfile.Board{{Round: 1, Number: 1, White: 1, Black: 2, Game: 7}}}},
	}
}

// TestWriteEvent: the file of a tournament is written when there is something new, each time with the next revision.
func TestWriteEvent(t *testing.T) {
	t.Parallel()
	dir, key := t.TempDir(), ed25519.NewKeyFromSeed(make([]byte, ed25519.SeedSize))
	a, err := archive.Open(dir, "")
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "Winter Cup.event")
	for i, step := range []struct {
		name    string
		atLeast int
		want    int
	}{{"Ada", 1, 1}, {"Ada", 1, 1}, {"player-7f3a", 1, 2}, {"Ada", 1, 3}, {"Ada", 7, 3}, {"Ada B.", 7, 7}, {"Ada", 5, 8}} {
		next := cup(step.name)
		next.Revision = step.atLeast
		revision, err := a.WriteEvent(next, key)
		if err != nil || revision != step.want {
			t.Fatalf("step %d: revision %d, want %d (%v)", i, revision, step.want, err)
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		f, err := eventfile.Parse(text)
		if err != nil || f.CheckSignature([]ed25519.PublicKey{key.Public().(ed25519.PublicKey)}) != nil || f.Revision != step.want {
			t.Errorf("step %d: %v\n%s", i, err, text)
		}
	}
	other := cup("Ada")
	other.Site = "example.net"
	if _, err := a.WriteEvent(other, key); err == nil {
		t.Error("the file of another site's tournament was overwritten")
	}
	if err := os.WriteFile(path, []byte("damaged"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := a.WriteEvent(cup("Ada"), key); err != nil {
		t.Fatal(err)
	}
	if kept, err := os.ReadFile(filepath.Join(dir, "Winter Cup.lost-1.event")); string(kept) != "damaged" {
		t.Errorf("what was damaged is lost: %q, %v", kept, err)
	}
}
