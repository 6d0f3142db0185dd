package service

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/games"
	"pbem/games/archive/gamelog"
	"pbem/games/archive/signers"
)

// logLines are the lines of the archive's log, whose head must be signed and cover them all.
func (h *house) logLines(t *testing.T) []string {
	t.Helper()
	records := filepath.Join(h.dir, "records")
	text, err := os.ReadFile(filepath.Join(records, gamelog.LogFile))
	head, err2 := os.ReadFile(filepath.Join(records, gamelog.HeadFile))
	keys, err3 := signers.Read(filepath.Join(records, "server.pub"))
	if err := errors.Join(err, err2, err3); err != nil {
		t.Fatal(err)
	}
	l, err := gamelog.Read(strings.NewReader(string(text)))
	signed, err2 := gamelog.Open(head, keys[:1])
	if err := errors.Join(err, err2); err != nil || len(l.Faults) > 0 {
		t.Fatal(err, l.Faults)
	}
	if own, _ := l.Head(l.Size()); own != signed.Head {
		t.Errorf("the head says %v of %v", signed.Head, own)
	}
	if len(text) == 0 {
		return nil
	}
	return strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
}

// reopen is a crash and a start, and what a start does.
func (h *house) reopen(t *testing.T) {
	t.Helper()
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	h.open(t)
	h.Daemon.WriteRecords(t.Context())
}

// inStore changes the store while nobody has it open.
func (h *house) inStore(t *testing.T, statements string) {
	t.Helper()
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite", filepath.Join(h.dir, "games.db"))
	if err == nil {
		_, err = db.ExecContext(context.Background(), statements)
	}
	if err := errors.Join(err, db.Close()); err != nil {
		t.Fatal(err)
	}
}

// withoutLog is a store from before there were logs.
const withoutLog = `DELETE FROM log; UPDATE log_edge SET size = 0, roots = x''; DELETE FROM marks WHERE name = 'logged'`

// TestLogFile: the file follows the store, line by line, whatever becomes of it in between.
func TestLogFile(t *testing.T) {
	h := newHouse(t)
	h.begin(t)
	begun := h.logLines(t)
	if len(begun) != 1 || !strings.HasPrefix(begun[0], "begin example.com 1 ") {
		t.Fatalf("%q", begun)
	}
	path := filepath.Join(h.dir, "records", gamelog.LogFile)
	for name, spoil := range map[string]func() error{
		"nothing":                 func() error { return nil },
		"torn in the last line":   func() error { return os.WriteFile(path, []byte(begun[0]+"\nend exam"), 0o600) },
		"deleted":                 func() error { return os.Remove(path) },
		"deleted with the head":   func() error { return errors.Join(os.Remove(path), os.Remove(path+".head")) },
		"the head deleted":        func() error { return os.Remove(path + ".head") },
		"a head that was no head": func() error { return os.WriteFile(path+".head", []byte("x"), 0o600) },
	} {
		if err := spoil(); err != nil {
			t.Fatal(err)
		}
		h.reopen(t)
		if got := h.logLines(t); len(got) != 1 || got[0] != begun[0] {
			t.Errorf("%s: %q", name, got)
		}
	}
	h.say(t, bo, "resign")
	h.say(t, bo, "confirm")
	ended := h.logLines(t)
	if len(ended) != 2 || ended[0] != begun[0] || !strings.HasPrefix(ended[1], "end example.com 1 1 ") {
		t.Errorf("%q", ended)
	}
	h.reopen(t)
	if got := h.logLines(t); len(got) != 2 {
		t.Errorf("after a start: %q", got)
	}
}

// TestLogAheadOfTheStore: a log that was signed with more lines than the store has shows that the store is older. Who goes on with it
// all the same keeps the lines, for letters have told of them.
func TestLogAheadOfTheStore(t *testing.T) {
	h := newHouse(t)
	h.begin(t)
	h.say(t, bo, "resign")
	h.say(t, bo, "confirm")
	want := h.logLines(t)
	h.inStore(t, `DELETE FROM log WHERE line = 1; UPDATE log_edge SET size = 1, roots = x'`+strings.Repeat("00", 32)+`'`)
	h.open(t)
	if err := h.Daemon.Examine(t.Context()); !errors.Is(err, games.ErrOlder) || !strings.Contains(err.Error(), "the log of the archive has 2 lines, and the store knows of 1") {
		t.Fatal(err)
	}
	h.inStore(t, withoutLog+`; INSERT INTO log VALUES (0, '`+want[0]+`'); UPDATE log_edge SET size = 1, roots = x'`+rootOf(want[0])+`'`)
	h.open(t)
	if err := h.Begin(t.Context(), AcceptRestore); err != nil {
		t.Fatal(err)
	}
	h.Daemon.WriteRecords(t.Context())
	if got := h.logLines(t); strings.Join(got, "\n") != strings.Join(want, "\n") || h.Daemon.Examine(t.Context()) != nil {
		t.Errorf("%q, want %q", got, want)
	}
}

// rootOf is the edge of a log of one line, in hex.
func rootOf(line string) string {
	const digits = "0123456789abcdef"
	var b strings.Builder
	for _, c := range (gamelog.Edge{}).Add(line).Bytes() {
		b.WriteString(digits[c>>4:c>>4+1] + digits[c&15:c&15+1])
	}
	return b.String()
}

// TestLogOfAnother: a log whose lines are not the store's is never written over, and put aside when the host gives it up.
func TestLogOfAnother(t *testing.T) {
	h := newHouse(t)
	h.begin(t)
	path := filepath.Join(h.dir, "records", gamelog.LogFile)
	const other = "begin example.com 1 0123456789abcdef0123456789abcdef\nbegin example.com 2 0123456789abcdef0123456789abcdef\n"
	if err := os.WriteFile(path, []byte(other), 0o600); err != nil {
		t.Fatal(err)
	}
	h.reopen(t)
	if text, err := os.ReadFile(path); err != nil || string(text) != other {
		t.Errorf("%q, %v", text, err)
	}
	if err := h.Begin(t.Context(), AcceptRestore); err != nil {
		t.Fatal(err)
	}
	h.reopen(t)
	if got := h.logLines(t); len(got) != 1 {
		t.Errorf("%q", got)
	}
	if kept, err := os.ReadFile(path + ".lost-1"); err != nil || string(kept) != other {
		t.Errorf("%q, %v", kept, err)
	}
}

// TestLogIsMadeUpFor: a line that the end of the service kept from the file is written by the next write, though nothing has changed
// since: that is the last write of a service that ends.
func TestLogIsMadeUpFor(t *testing.T) {
	h := newHouse(t)
	h.begin(t)
	begun := h.logLines(t)
	r, ok := h.Daemon.Records.(*records)
	if !ok {
		t.Fatal("these are no records")
	}
	more := "end example.com 1 0 0123456789abcdef0123456789abcdef"
	if err := h.store.Commit(t.Context(), games.Commit{Log: games.Logged{From: int64(len(begun)), Lines: []string{more}}}); err != nil {
		t.Fatal(err)
	}
	if err := (logKeeper{r}).publish(t.Context()); err != nil {
		t.Fatal(err)
	}
	ended, end := context.WithCancel(t.Context())
	end()
	if err := (logKeeper{r}).keepLog(ended, true); err == nil {
		t.Error("a log was written by a service that had ended")
	}
	if err := (logKeeper{r}).keepLog(t.Context(), false); err != nil {
		t.Error(err)
	}
	if got := h.logLines(t); len(got) != 2 || got[1] != more {
		t.Errorf("%q", got)
	}
}
