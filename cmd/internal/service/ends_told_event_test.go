package service

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/notation/eventfile"
)

// TestEventsTellEndsLast: the file of a tournament tells of somebody who has left it, and so their games, when the letters to both players were given to the
// relay.
func TestEventsTellEndsLast(t *testing.T) {
	t.Parallel()
	h := newHouse(t)
	h.Daemon.Referee.AllFound = true
	relay := &picky{Courier: h.Daemon.Courier}
	h.Daemon.Courier = relay
	h.follow(t, script{"cy@example.net: tournament new Cup cosmic round-robin time 60d start 2026-04-01", "cy@example.net: yes"})
	for who, name := range map[string]string{ada: "Ada", bo: "Bo", "dee@example.net": "Dee"} {
		h.follow(t, script{who + ": name " + name, who + ": join Cup", who + ": yes"})
	}
	h.round(t, 31*24*time.Hour)
	h.round(t, time.Second)
	file := func() []byte {
		text, err := os.ReadFile(filepath.Join(h.dir, "records", eventfile.FileName("Cup")))
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	crosstable := func() string {
		h.follow(t, script{"eve@example.net: crosstable Cup"})
		return h.lastTo(t, "eve@example.net")
	}
	h.follow(t, script{"eve@example.net: name Eve", "eve@example.net: yes"})
	begun, table := file(), crosstable()
	h.follow(t, script{ada + ": leave Cup"})
	relay.refuses = []string{bo, "dee@example.net"}
	h.follow(t, script{ada + ": yes"})
	h.round(t, time.Second)
	if now := file(); !bytes.Equal(begun, now) {
		t.Errorf("the file tells the end before the opponent knows it:\n%s", now)
	}
	if now := crosstable(); now != table {
		t.Errorf("the crosstable tells the end before the opponent knows it:\n%s\nnot\n%s", now, table)
	}
	relay.refuses = nil
	h.round(t, 2*time.Hour)
	h.round(t, time.Second)
	if now := file(); bytes.Equal(begun, now) || !strings.Contains(h.public(t), "\nend ") {
		t.Errorf("nobody learns of the end:\n%s\n%s", now, h.public(t))
	}
	if now := crosstable(); now == table {
		t.Errorf("the crosstable tells nobody of the end:\n%s", now)
	}
	if faults := h.sound(t); len(faults) > 0 {
		t.Error(faults)
	}
}
