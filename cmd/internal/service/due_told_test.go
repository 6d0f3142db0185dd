package service

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/notation/record"
)

// copyOf reads the record of game 1 in one of the two folders.
func (h *house) copyOf(t *testing.T, dir string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(h.dir, dir, "001.pbem"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// due is what the public record says of the running clock; zero for nothing.
func (h *house) due(t *testing.T) time.Time {
	t.Helper()
	r, err := record.Parse([]byte(h.copyOf(t, "records")))
	if err != nil {
		t.Fatal(err)
	}
	at, err := time.Parse(time.RFC3339, r.Tag("Due"))
	if err != nil && r.Tag("Due") != "" {
		t.Error(err)
	}
	return at
}

// TestDeadlinesInRecords: the public record of a game in play says until when the side to move has time, as both players know it: it is the same to
// the byte while a letter about a turn waits, moves with a vacation, and goes with the end. The private copy never has it.
func TestDeadlinesInRecords(t *testing.T) {
	t.Parallel()
	h := newHouse(t)
	relay := &picky{Courier: h.Daemon.Courier}
	h.Daemon.Courier = relay
	h.follow(t, script{ada + ": new chesimals-0.1 vs " + bo + " as white time 3d", ada + ": yes", bo + ": accept", "0s"})
	first := h.due(t)
	if left := first.Sub(h.Daemon.Clock()); left < 71*time.Hour || left > 72*time.Hour {
		t.Errorf("the first turn is due in %v", left)
	}
	before := h.copyOf(t, "records")
	relay.refuses = []string{bo}
	h.follow(t, script{"5h", ada + ": white: Zd2-d3", "0s"})
	if now := h.copyOf(t, "records"); now != before {
		t.Errorf("before Bo was told, the record changes to\n%s", now)
	}
	relay.refuses = nil
	h.follow(t, script{"2h"})
	second := h.due(t)
	if moved := second.Sub(first); moved < 4*time.Hour || moved > 6*time.Hour {
		t.Errorf("the second turn is due %v after the first", moved)
	}
	h.follow(t, script{bo + ": vacation 2d", bo + ": yes", "0s"})
	if moved := h.due(t).Sub(second); moved < 24*time.Hour || moved > 48*time.Hour {
		t.Errorf("two days of vacation, today among them, move the deadline by %v", moved)
	}
	if strings.Contains(h.copyOf(t, "records-private"), "[Due ") {
		t.Error("the private copy has a deadline")
	}
	if faults := h.sound(t); len(faults) > 0 {
		t.Error(slices.Compact(faults))
	}
	h.follow(t, script{bo + ": resign", bo + ": yes", "0s"})
	if at := h.due(t); !at.IsZero() || !strings.Contains(h.copyOf(t, "records"), "[Ended ") {
		t.Errorf("a game that is over is due at %v", at)
	}
}
