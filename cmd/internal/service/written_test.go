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
	for _, word := range []string{"another", "writing", ""} {
		if err := os.WriteFile(filepath.Join(private, "state"), []byte(word+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := h.Daemon.Store.SetMark(t.Context(), games.OfService, games.MarkHalted, ""); err != nil {
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
	if err := h.Daemon.Run(t.Context()); err == nil || !strings.Contains(err.Error(), "is not as it was written") {
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
	if _, err := db.Exec("UPDATE events SET cause = cause || 'x' WHERE seq = 1"); err != nil {
		t.Fatal(err)
	}
}

// state is what the archive of a house holds of those who wrote in it, and the word of its store.
func (h *house) state(t *testing.T) (archived, stored string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(h.dir, "records-private", "state"))
	if err != nil {
		t.Fatal(err)
	}
	word, err := h.Daemon.Store.Mark(t.Context(), games.OfService, stateMark)
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(text)), word
}

func (h *house) setState(t *testing.T, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(h.dir, "records-private", "state"), []byte(text+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
}

// reopened ends the service after something was done, and opens it again, with nothing written in between.
func (h *house) reopened(t *testing.T, do func()) {
	t.Helper()
	do()
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	h.open(t)
}

// unrecorded are the matches of a house whose records are to be written.
func (h *house) unrecorded(t *testing.T) (all []int) {
	t.Helper()
	list, err := h.Daemon.Store.Unrecorded(t.Context(), h.Daemon.Clock().AddDate(1, 0, 0), 0, 100)
	if err != nil {
		t.Fatal(err)
	}
	for _, u := range list {
		all = append(all, u.Match)
	}
	return all
}

// TestStartAfterAStop: after a clean stop nothing is to be written again; after one in the middle of writing, the games that were being
// written, and they alone are looked at.
func TestStartAfterAStop(t *testing.T) {
	h := newHouse(t)
	h.begin(t)
	if err := h.Daemon.Examine(t.Context()); err != nil {
		t.Fatal(err)
	}
	h.say(t, bo, "black: Fc7-b6")
	h.reopened(t, func() {})
	if left := h.unrecorded(t); len(left) > 0 {
		t.Errorf("after a clean stop the records of %v are to be written", left)
	}
	r, ok := h.Daemon.Records.(*records)
	if !ok || !r.sure {
		t.Fatal("after a clean stop all records are looked at")
	}
	h.reopened(t, func() { // killed when the archive knew of it, and nothing was written
		if err := h.Daemon.Store.Unrecord(t.Context(), 1); err != nil {
			t.Fatal(err)
		}
		if err := r.opened(t.Context(), []int{1}); err != nil {
			t.Fatal(err)
		}
	})
	archived, stored := h.state(t)
	if words := strings.Fields(archived); len(words) != 4 || words[0] != "writing" || words[1] != stored || words[3] != "1" {
		t.Errorf("the state is %q, and the word of the store %q", archived, stored)
	}
	r, ok = h.Daemon.Records.(*records)
	if !ok || r.sure || r.doubtful == nil || len(r.doubtful.Games) != 1 {
		t.Fatalf("%+v is in doubt", r.doubtful)
	}
	if left := h.unrecorded(t); len(left) != 1 {
		t.Errorf("after a kill the records of %v are to be written", left)
	}
	if err := h.Daemon.Examine(t.Context()); err != nil {
		t.Fatal(err)
	}
	h.Daemon.WriteRecords(t.Context())
	if archived, stored := h.state(t); archived != stored || stored == "" || len(h.unrecorded(t)) > 0 {
		t.Errorf("after it was made up for the archive says %q, the store %q, and %v are to be written", archived, stored, h.unrecorded(t))
	}
}

// TestDoubtsAreKept: what one process was killed over stays in doubt while another writes that has looked at no record.
func TestDoubtsAreKept(t *testing.T) {
	h := newHouse(t)
	h.begin(t)
	if err := h.Daemon.Examine(t.Context()); err != nil {
		t.Fatal(err)
	}
	h.say(t, bo, "black: Fc7-b6")
	_, word := h.state(t)
	h.reopened(t, func() { h.setState(t, "writing "+word+" next 7") })
	h.say(t, ada, "white: Zd3-d4") // by a pipe, say
	if archived, stored := h.state(t); !strings.HasPrefix(archived, "writing "+word+" ") || !strings.HasSuffix(archived, " 7 1") || stored != word {
		t.Errorf("the archive says %q, the store %q", archived, stored)
	}
}

// TestAnotherArchive: records of another time that were put in the place of those that the store knows are written anew, though the store
// took them for written.
func TestAnotherArchive(t *testing.T) {
	h := newHouse(t)
	h.begin(t)
	if err := h.Daemon.Examine(t.Context()); err != nil {
		t.Fatal(err)
	}
	h.say(t, bo, "black: Fc7-b6")
	private := filepath.Join(h.dir, "records-private")
	if err := os.CopyFS(filepath.Join(h.dir, "copy"), os.DirFS(private)); err != nil {
		t.Fatal(err)
	}
	h.say(t, ada, "white: Zd3-d4")
	want, err := os.ReadFile(filepath.Join(private, "001.pbem"))
	if err != nil {
		t.Fatal(err)
	}
	h.reopened(t, func() {
		if err := errors.Join(os.RemoveAll(private), os.Rename(filepath.Join(h.dir, "copy"), private)); err != nil {
			t.Fatal(err)
		}
	})
	h.Daemon.WriteRecords(t.Context())
	if got, err := os.ReadFile(filepath.Join(private, "001.pbem")); err != nil || string(got) != string(want) {
		t.Errorf("the record is an old one: %v\n%s", err, got)
	}
	if state, err := h.Daemon.Store.Mark(t.Context(), games.OfService, allMark); state != "" || err != nil {
		t.Errorf("all are to be written for ever: %q, %v", state, err)
	}
}

// TestOneWrites: while another process writes records they wait, and are written afterwards.
func TestOneWrites(t *testing.T) {
	h := newHouse(t)
	h.begin(t)
	r, ok := h.Daemon.Records.(*records)
	if !ok {
		t.Fatal("these are no records")
	}
	end, ours, err := r.archive.Turn(t.Context(), 0)
	if err != nil || !ours {
		t.Fatal(ours, err)
	}
	if err := h.Daemon.Store.Unrecord(t.Context(), 1); err != nil {
		t.Fatal(err)
	}
	r.patience = 0
	if count, failures := r.writeMatches(t.Context()); count != 0 || len(failures) > 0 || len(h.unrecorded(t)) != 1 {
		t.Errorf("%d written, %v, %v are to be written", count, failures, h.unrecorded(t))
	}
	end()
	if count, failures := r.writeMatches(t.Context()); count != 1 || len(failures) > 0 || len(h.unrecorded(t)) > 0 {
		t.Errorf("then %d written, %v, %v are to be written", count, failures, h.unrecorded(t))
	}
}
