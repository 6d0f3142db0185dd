package service

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/cmd/internal/config"
)

// start opens the service as serve does.
func (h *house) start(t *testing.T) error {
	t.Helper()
	settings, err := config.Load(filepath.Join(h.dir, "pbem.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	s, err := Open(t.Context(), settings, World{Getenv: os.Getenv, Log: io.Discard, Clock: time.Now, Check: SoundByCron})
	if err == nil {
		s.Daemon.WriteRecords(t.Context())
		err = s.Close()
	}
	return err
}

// TestAMissingKey: a store that was used with a key does not get another one unasked; a new one does.
func TestAMissingKey(t *testing.T) {
	h := newHouse(t)
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	key := filepath.Join(h.dir, "server.key")
	if err := os.Rename(key, key+".away"); err != nil {
		t.Fatal(err)
	}
	if err := h.start(t); err == nil || !strings.Contains(err.Error(), "put your copy of it there") {
		t.Errorf("started without the key: %v", err)
	}
	if _, err := os.Stat(key); err == nil {
		t.Error("a key was made")
	}
	if err := os.Rename(key+".away", key); err != nil {
		t.Fatal(err)
	}
	if err := h.start(t); err != nil {
		t.Error(err)
	}
}

// TestRecordsDeleted: a folder of records that was deleted is written again from the store, whole.
func TestRecordsDeleted(t *testing.T) {
	h := newHouse(t)
	h.say(t, ada, "new chesimals-0.1 vs "+bo+" as white")
	h.say(t, ada, "yes")
	h.say(t, bo, "accept")
	h.say(t, ada, "white: Zd2-d3")
	h.Daemon.WriteRecords(t.Context())
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	records := filepath.Join(h.dir, "records")
	before, err := os.ReadFile(filepath.Join(records, "001.pbem"))
	if err != nil {
		t.Fatal(err)
	}
	h.open(t) // and while the service runs
	if err := os.RemoveAll(records); err != nil {
		t.Fatal(err)
	}
	h.Daemon.WriteRecords(t.Context())
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	if after, err := os.ReadFile(filepath.Join(records, "001.pbem")); err != nil || string(after) != string(before) {
		t.Errorf("while it runs the record is not written again: %v", err)
	}
	if err := h.start(t); err != nil { // long after: nothing has changed since
		t.Fatal(err)
	}
	if err := os.RemoveAll(records); err != nil {
		t.Fatal(err)
	}
	if err := h.start(t); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"/001.pbem", "-private/001.pbem", "/server.pub"} {
		if _, err := os.Stat(filepath.Join(h.dir, "records"+name)); err != nil {
			t.Error(err)
		}
	}
	if after, err := os.ReadFile(filepath.Join(records, "001.pbem")); err != nil || string(after) != string(before) {
		t.Errorf("the record is another now: %v", err)
	}
}

// TestADamagedStore: serve does not begin on it.
func TestADamagedStore(t *testing.T) {
	h := newHouse(t)
	h.say(t, ada, "new chesimals-0.1 vs "+bo+" as white")
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	file, err := os.OpenFile(filepath.Join(h.dir, "games.db"), os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := file.WriteAt([]byte(strings.Repeat("\xa5", 2000)), 10*4096); err != nil {
		t.Fatal(err)
	}
	file.Close()
	if err := h.start(t); err == nil || !strings.Contains(err.Error(), "pbem restore") {
		t.Errorf("it started: %v", err)
	}
}
