package torture

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"pbem/games"
	"pbem/mailer/mailtest"
	"pbem/mailer/mailtest/lint"
)

const (
	referee  = "games@demo.test"
	password = "secret"

	// patience is how long one waits for what must happen before one says that it does not: no measure of speed. A letter whose
	// courier was killed goes out when its lease of a minute has ended, and the next courier has rested.
	patience = 3 * time.Minute
)

// host is a mail host, its players, and the folder in which its service lives.
type host struct {
	program    Program
	ground     ground
	mail       *mailtest.Server
	deliveries *deliveries
	clock      *clock
	dir        string
	sockets    string // the folder of the LMTP sockets; not in dir, for such paths must be short
	daemons    int    // how many may run at once on the one store; on a database each is a node
	log        *os.File
	routes     []Route
	// impatience is how long our mail server waits for an answer over LMTP before it turns to another daemon.
	impatience time.Duration
	maybeKill  func(*life) // what may befall a process of a pipe, before it is gone; nil for nothing
	twice      func() bool // whether a letter is handed over at two daemons at once; nil for never
	unfinished bool        // the run was broken off: letters may wait, and records

	mu     sync.Mutex
	posted map[Route]int  // letters that were handed over
	mailed map[string]int // how often a letter was put into the mailbox, by Message-ID
	taken  map[string]int // how often one was acknowledged otherwise
}

// newHost starts a host in an empty folder. Stop it in the end.
func newHost(program Program, dir string, on ground, daemons int, routes ...Route) (*host, error) {
	mail, err := lint.Start()
	if err != nil {
		return nil, err
	}
	h := &host{program: program, ground: on, mail: mail, deliveries: newDeliveries(), dir: dir, routes: routes, daemons: daemons, impatience: time.Minute,
		posted: map[Route]int{}, mailed: map[string]int{}, taken: map[string]int{}}
	if err := h.furnish(); err != nil {
		mail.Stop()
		return nil, err
	}
	return h, nil
}

func (h *host) furnish() error {
	if err := h.mail.Add(referee, password); err != nil {
		return err
	}
	var err error
	if h.sockets, err = os.MkdirTemp("", "pbem-lmtp-"); err != nil {
		return fmt.Errorf("cannot make a folder for the sockets: %w", err)
	}
	for i := range h.daemons {
		if err := os.WriteFile(h.config(i), []byte(h.settings(i)), 0o600); err != nil {
			return fmt.Errorf("cannot write the configuration: %w", err)
		}
	}
	// The same key everywhere: so even the Message-IDs of the letters are the same in every run.
	key := strings.Repeat("5eed", 16) + "\n"
	if err := os.WriteFile(filepath.Join(h.dir, "server.key"), []byte(key), 0o600); err != nil {
		return fmt.Errorf("cannot write the key: %w", err)
	}
	if h.log, err = os.OpenFile(filepath.Join(h.dir, "log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600); err != nil {
		return fmt.Errorf("cannot keep a log: %w", err)
	}
	if h.clock, err = newClock(filepath.Join(h.dir, "clock")); err != nil {
		return err
	}
	h.mail.Clock, h.mail.Delivered = h.clock.now, h.deliveries.enter
	return nil
}

// stop ends the host. No service may be running.
func (h *host) stop() error {
	h.mail.Stop()
	return errors.Join(h.log.Close(), h.clock.close(), os.RemoveAll(h.sockets), h.ground.stop())
}

// settings are a daemon's. All are the same but for where it listens, and by which way it comes to a database.
func (h *host) settings(daemon int) string {
	return fmt.Sprintf("address: %s\ntrust: token\nname: The referee\ninbox: imap://games%%40demo.test@%s/INBOX\nsend: smtp://%s\n"+
		"receive: lmtp:unix:%s\narchive: dir:records\npictures: false\noutage_credit: none\ntime: 3d\nlog_level: error\n%s",
		referee, h.mail.IMAPAddr(), h.mail.SMTPAddr(), h.socket(daemon), h.ground.setting(daemon))
}

func (h *host) config(daemon int) string {
	return filepath.Join(h.dir, fmt.Sprintf("pbem-%d.yaml", daemon+1))
}

func (h *host) socket(daemon int) string { return filepath.Join(h.sockets, fmt.Sprint(daemon+1)) }

// store opens the store, beside a service or after it.
func (h *host) store() (games.Store, error) { return h.ground.open() }
