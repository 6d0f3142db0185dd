package crashtest

import (
	"context"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"pbem/games/sqlite"
	"pbem/mailer/mailtest"
)

const (
	referee  = "games@demo.test"
	password = "secret"

	// patience is how long a test waits for what must happen before it says that it does not: no measure of speed.
	patience = 60 * time.Second
)

// host is the mail host of one test, and the folder in which its service lives.
type host struct {
	mail   *mailtest.Server
	book   *book
	dir    string
	config string // the configuration file
	lives  atomic.Int64
	// route carries a letter to the service: post, if a test does not want it otherwise.
	route func(from string, l letter) error
}

func newHost(t *testing.T, players ...string) *host {
	t.Helper()
	mail, err := mailtest.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(mail.Stop)
	for _, address := range append([]string{referee}, players...) {
		if err := mail.Add(address, password); err != nil {
			t.Fatal(err)
		}
	}
	h := &host{mail: mail, book: newBook(), dir: t.TempDir()}
	h.route = h.post
	mail.Delivered = h.book.enter
	h.config = filepath.Join(h.dir, "pbem.yaml")
	settings := fmt.Sprintf("address: %s\nname: The referee\ninbox: imap://games%%40demo.test@%s/INBOX\nsend: smtp://%s\n"+
		"archive: dir:records\noutage_credit: none\ntime: 3d\nlog_level: error\n", referee, mail.IMAPAddr(), mail.SMTPAddr())
	h.write(t, h.config, settings)
	h.write(t, filepath.Join(h.dir, "server.key"), strings.Repeat("5eed", 16)+"\n")
	return h
}

func (h *host) write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// store opens the store, beside a service or after it.
func (h *host) store(t *testing.T) *sqlite.Store {
	t.Helper()
	s, err := sqlite.Open(filepath.Join(h.dir, "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// database opens the store's file past the store.
func (h *host) database(t *testing.T) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite", filepath.Join(h.dir, "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// calm waits until no letter is left to be handled or to be sent.
func (h *host) calm(t *testing.T) {
	t.Helper()
	store := h.store(t)
	for end := time.Now().Add(patience); ; time.Sleep(10 * time.Millisecond) {
		letters, err := h.mail.Account(referee).Folder("INBOX")
		if err != nil {
			t.Fatal(err)
		}
		waiting, _, err := store.OutboxCounts(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		if len(letters) == 0 && waiting == 0 {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("%d letters wait in the mailbox and %d in the outbox", len(letters), waiting)
		}
	}
}
