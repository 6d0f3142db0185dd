package service

import (
	"errors"
	"fmt"
	"io"
	"net/mail"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/cmd/internal/config"
	"pbem/games"
	"pbem/games/daemon"
	"pbem/mailer"
	"pbem/mailer/mailtest/lint"
)

const (
	ada = "ada@example.org"
	bo  = "bo@example.net"
)

// house is a service with its files, and the players' side of it.
type house struct {
	*Service
	dir   string
	count int
	fresh bool // the next letters answer none
}

func newHouse(t *testing.T) *house {
	t.Helper()
	h := &house{dir: t.TempDir()}
	text := "address: games@example.com\ntrust: token\nsend: dir:out\narchive: dir:records\npictures: false\noutage_credit: none\nlog_level: error\n"
	if err := os.WriteFile(filepath.Join(h.dir, "pbem.yaml"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	h.open(t)
	return h
}

func (h *house) open(t *testing.T) {
	t.Helper()
	settings, err := config.Load(filepath.Join(h.dir, "pbem.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	h.Service, err = Open(t.Context(), settings, World{Getenv: os.Getenv, Log: io.Discard,
		Clock: func() time.Time { return time.Date(2026, 3, 2, 10, 0, h.count, 0, time.UTC) }})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		h.Close()
		for _, fault := range lint.Folder(settings.Address, filepath.Join(h.dir, "out")) {
			t.Error(fault)
		}
	})
}

// say has a player answer the newest letter, and everything done that follows.
func (h *house) say(t *testing.T, from, words string) {
	t.Helper()
	h.count++
	to := "games@example.com"
	files, err := filepath.Glob(filepath.Join(h.dir, "out", "*.eml"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		m, err := mail.ReadMessage(strings.NewReader(string(text)))
		if err != nil {
			t.Fatal(err)
		}
		if a, err := mail.ParseAddress(m.Header.Get("Reply-To")); err == nil && m.Header.Get("X-Envelope-To") == from && !h.fresh {
			to = a.Address
		}
	}
	raw := fmt.Sprintf("From: %s\r\nTo: %s\r\nSubject: x\r\nMessage-ID: <%d@test>\r\n\r\n%s\r\n", from, to, h.count, words)
	in := mailer.Incoming{Raw: []byte(raw), Received: h.Daemon.Clock(), Route: "pipe"}
	if v := h.Daemon.Handle(t.Context(), []mailer.Incoming{in}); v[0] != daemon.Done {
		t.Fatalf("%s: %s: ack %d", from, words, v[0])
	}
	if err := h.Daemon.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	h.Daemon.WriteRecords(t.Context())
}

func (h *house) begin(t *testing.T) {
	t.Helper()
	h.say(t, ada, "new chesimals-0.1 vs "+bo+" as white")
	h.say(t, ada, "yes")
	h.say(t, bo, "accept")
	h.say(t, ada, "white: Zd2-d3")
}

// copied copies the store away; put puts it back and opens the service on it.
func (h *house) copied(t *testing.T) (put func()) {
	t.Helper()
	path := filepath.Join(h.dir, "games.db")
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	h.open(t)
	return func() {
		t.Helper()
		if err := errors.Join(h.Close(), os.WriteFile(path, data, 0o600)); err != nil {
			t.Fatal(err)
		}
		h.open(t)
	}
}

// TestOldStoreIsNoticedByTheRecords: a record that tells more than the store is noticed at the start, is not overwritten, and is
// kept when the host gives it up.
func TestOldStoreIsNoticedByTheRecords(t *testing.T) {
	for name, c := range map[string]struct {
		then []string // what bo and ada write, by turns, after the copy
		game int
	}{
		"another turn":       {[]string{"black: Fc7-b6"}, 1},
		"the end":            {[]string{"resign", "", "confirm"}, 1},
		"a turn taken back,": {[]string{"black: Fc7-b6", "show", "undo", "undo yes", "black: Fd7-e6"}, 1},
		"another game":       {[]string{"new chesimals-0.1 vs " + ada + " as white", "", "yes", "accept", "white: Zd2-d3"}, 2},
	} {
		t.Run(name, func(t *testing.T) {
			h := newHouse(t)
			h.begin(t)
			put := h.copied(t)
			for i, words := range c.then {
				if words != "" {
					h.say(t, []string{bo, ada}[i%2], words)
				}
			}
			if err := h.Daemon.Examine(t.Context()); err != nil {
				t.Fatalf("nothing has happened: %v", err)
			}
			path := filepath.Join(h.dir, "records-private", fmt.Sprintf("%03d.pbem", c.game))
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			put()
			if err := h.Daemon.Store.Unrecord(t.Context(), c.game); err != nil {
				t.Fatal(err)
			}
			h.Daemon.WriteRecords(t.Context())
			if got, err := os.ReadFile(path); err != nil || string(got) != string(want) {
				t.Errorf("the record was overwritten: %v", err)
			}
			if err := h.Close(); err != nil {
				t.Fatal(err)
			}
			h.open(t)
			if err := h.Daemon.Examine(t.Context()); !errors.Is(err, games.ErrOlder) || !strings.Contains(err.Error(), fmt.Sprintf("game %d", c.game)) {
				t.Fatalf("%v", err)
			}
			if err := h.Close(); err != nil {
				t.Fatal(err)
			}
			h.open(t)
			if err := h.Begin(t.Context(), Undecided); !errors.Is(err, games.ErrOlder) {
				t.Errorf("undecided: %v", err)
			}
			if err := h.Begin(t.Context(), CatchUp); err == nil || !strings.HasPrefix(err.Error(), "cannot catch up: there is no mailbox") {
				t.Errorf("without a mailbox: %v", err)
			}
			if err := errors.Join(h.Begin(t.Context(), AcceptRestore), h.Daemon.Examine(t.Context())); err != nil {
				t.Fatal(err)
			}
			kept, err := os.ReadFile(strings.TrimSuffix(path, ".pbem") + ".lost-1.pbem")
			if err != nil || string(kept) != string(want) {
				t.Errorf("the record was not kept: %v", err)
			}
		})
	}
}

// TestRecordsAreNotOlder: whenever the service dies between the commit and the record, nothing is wrong.
func TestRecordsAreNotOlder(t *testing.T) {
	h := newHouse(t)
	h.begin(t)
	before := filepath.Join(h.dir, "records-private", "001.pbem")
	for i, words := range []string{"black: Fc7-b6", "show", "undo", "undo yes", "black: Fd7-e6", "white: Zd3-d4", "resign", "", "confirm"} {
		if words == "" {
			continue
		}
		old, err := os.ReadFile(before)
		if err != nil {
			t.Fatal(err)
		}
		h.say(t, []string{bo, ada}[i%2], words)
		if err := os.WriteFile(before, old, 0o600); err != nil { // as if it had died before it wrote the record
			t.Fatal(err)
		}
		if err := h.Close(); err != nil {
			t.Fatal(err)
		}
		h.open(t)
		if err := h.Daemon.Examine(t.Context()); err != nil {
			t.Fatalf("after %q: %v", words, err)
		}
		h.Daemon.WriteRecords(t.Context())
		if now, err := os.ReadFile(before); err != nil || h.Daemon.Examine(t.Context()) != nil {
			t.Errorf("after %q: %v\n%s", words, err, now)
		}
	}
}
