package service

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/games/archive/gamelog"
)

// TestFinish: a service that ends leaves its log whole, though growing it has failed a moment before, and it would be tried again a minute later only.
func TestFinish(t *testing.T) {
	t.Parallel()
	h := newHouse(t)
	h.begin(t)
	log, aside := filepath.Join(h.dir, "records", gamelog.LogFile), filepath.Join(h.dir, "aside")
	if err := errors.Join(os.Rename(log, aside), os.Mkdir(log, 0o700)); err != nil {
		t.Fatal(err)
	}
	h.say(t, bo, "resign")
	h.say(t, bo, "yes")
	if err := errors.Join(os.Remove(log), os.Rename(aside, log)); err != nil {
		t.Fatal(err)
	}
	lines := func() int {
		text, err := os.ReadFile(log)
		if err != nil {
			t.Fatal(err)
		}
		return strings.Count(string(text), "\n")
	}
	h.Daemon.WriteRecords(t.Context())
	if n := lines(); n != 1 {
		t.Fatalf("the log has %d lines: this test shows nothing", n)
	}
	if err := h.Daemon.Records.Finish(t.Context()); err != nil {
		t.Fatal(err)
	}
	if n := lines(); n != 2 {
		t.Errorf("the log has %d lines, and a game began and ended", n)
	}
}
