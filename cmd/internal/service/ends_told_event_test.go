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

// TestTournamentsEndLast: a tournament is over, for those who play in it and for everybody else, when both players know how its last game ended.
func TestTournamentsEndLast(t *testing.T) {
	t.Parallel()
	const cy, dee, eve, over = "cy@example.net", "dee@example.net", "eve@example.net", "Cup is over"
	h := newHouse(t)
	h.Daemon.Referee.AllFound = true
	relay := &picky{Courier: h.Daemon.Courier}
	h.Daemon.Courier = relay
	h.follow(t, script{cy + ": tournament new Cup cosmic round-robin time 60d start 2026-04-01", cy + ": yes", eve + ": name Eve", eve + ": yes"})
	for _, who := range []string{ada, bo, dee} {
		h.follow(t, script{who + ": join Cup", who + ": yes"})
	}
	h.round(t, 31*24*time.Hour)
	h.round(t, time.Second)
	for _, game := range []string{"1", "2", "3"} {
		h.follow(t, script{dee + ": " + game + ": resign", dee + ": yes"})
	}
	h.round(t, time.Second)
	told := func() bool {
		h.follow(t, script{eve + ": tournaments"})
		return h.told(t, cy, over)+h.told(t, dee, over) > 0 || strings.Contains(h.lastTo(t, eve), "over since")
	}
	relay.refuses = []string{bo}
	for _, game := range []string{"1", "2", "3"} {
		h.follow(t, script{ada + ": " + game + ": resign", ada + ": yes"})
	}
	h.round(t, time.Second)
	h.round(t, 10*time.Minute)
	if told() {
		t.Errorf("the end is told before Bo knows it:\n%s", h.lastTo(t, dee))
	}
	relay.refuses = nil
	h.round(t, 2*time.Hour)
	h.round(t, time.Second)
	h.round(t, time.Second)
	if !told() {
		t.Errorf("nobody learns of the end:\n%s", h.lastTo(t, eve))
	}
	if faults := h.sound(t); len(faults) > 0 {
		t.Error(faults)
	}
}
