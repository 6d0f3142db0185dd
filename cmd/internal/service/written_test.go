package service

import (
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/games"
	"pbem/games/daemon"
	"pbem/mailer"
)

// TestUnchangedArchive: while store and archive share their word no record is read at a start; else all are, and they tell.
func TestUnchangedArchive(t *testing.T) {
	h := newHouse(t)
	h.begin(t)
	if err := h.Daemon.Examine(t.Context()); err != nil {
		t.Fatal(err)
	}
	h.say(t, bo, "black: Fc7-b6")
	h.Daemon.WriteRecords(t.Context())
	private := filepath.Join(h.dir, "records-private")
	record := filepath.Join(private, "001.pbem")
	text, err := os.ReadFile(record)
	if err != nil {
		t.Fatal(err)
	}
	more := strings.Replace(string(text), "\n*", "\n2. white: Zd3-d4\n*", 1)
	if err := os.WriteFile(record, []byte(more), 0o600); err != nil {
		t.Fatal(err)
	}
	examine := func() error {
		t.Helper()
		if err := h.Close(); err != nil {
			t.Fatal(err)
		}
		h.open(t)
		return h.Daemon.Examine(t.Context())
	}
	if err := examine(); err != nil {
		t.Fatalf("the record was read: %v", err)
	}
	for _, word := range []string{"another", writing, ""} {
		if err := os.WriteFile(filepath.Join(private, "state"), []byte(word+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := h.Daemon.Store.SetMark(t.Context(), games.MarkHalted, ""); err != nil {
			t.Fatal(err)
		}
		if err := examine(); !errors.Is(err, games.ErrOlder) {
			t.Errorf("with the word %q: %v", word, err)
		}
	}
}

// TestLookOn: damage that there was no time to find at the start is found beside the service, and ends it.
func TestLookOn(t *testing.T) {
	h := newHouse(t)
	h.begin(t)
	h.LookOn(t.Context())
	h.Service.whole = false
	h.LookOn(t.Context())
	h.say(t, bo, "black: Fc7-b6")
	tear(t, filepath.Join(h.dir, "games.db"))
	h.LookOn(t.Context())
	letter := mailer.Incoming{Raw: []byte("From: " + ada + "\r\nTo: games@example.com\r\n\r\nhelp\r\n"), Received: h.Daemon.Clock()}
	if got := h.Daemon.Handle(t.Context(), []mailer.Incoming{letter}); got[0] != daemon.Leave {
		t.Fatalf("it goes on: %v", got)
	}
	if err := h.Daemon.Run(t.Context()); err == nil || !strings.Contains(err.Error(), "1 games lack some of their events") {
		t.Errorf("it ends with %v", err)
	}
}

// tear has the matches of a store lack an event.
func tear(t *testing.T, path string) {
	t.Helper()
	db, err := sql.Open("sqlite", "file:"+path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec("UPDATE matches SET version = version + 1"); err != nil {
		t.Fatal(err)
	}
}
