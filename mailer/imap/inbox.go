package imap

import (
	"context"
	"sync"
	"time"

	"github.com/emersion/go-imap/v2"

	"pbem/mailer"
)

// Inbox is the service's mailbox.
type Inbox struct {
	cfg     Config
	retries retries
	missing unfetched
	old     old
	muted   time.Time // the server has refused to idle, and isn't asked until then

	mu        sync.Mutex
	connected bool
	success   time.Time
	place     Place
}

// New returns the inbox that cfg describes. It does not connect yet.
func New(cfg Config) *Inbox {
	cfg = cfg.withDefaults()
	return &Inbox{cfg: cfg, retries: retries{first: cfg.RetryMin, longest: cfg.RetryMax},
		missing: unfetched{letters: map[imap.UID]Unfetched{}}}
}

// Run hands the mailbox's letters to handle until the context ends, and returns the context's error. Failures are logged
// and tried again. Call it once at a time.
func (in *Inbox) Run(ctx context.Context, handle Handler) error {
	pauses := backoff{min: in.cfg.RetryMin, max: in.cfg.RetryMax}
	for ctx.Err() == nil {
		err := in.visit(ctx, handle, pauses.reset)
		in.setConnected(false)
		if ctx.Err() != nil {
			break
		}
		pause := in.pause(&pauses, err)
		in.cfg.Logger.Warn("lost the mailbox", "server", in.cfg.Address, "error", err, "retry_in", pause)
		sleep(ctx, pause)
	}
	return ctx.Err()
}

// pause returns how long to wait after a failure.
func (in *Inbox) pause(pauses *backoff, err error) time.Duration {
	if wrongPassword(err) {
		return pauses.nextUpTo(in.cfg.LoginMax)
	}
	return pauses.next()
}

// visit is one connection's life; it always ends with an error. It calls succeeded once the connection has held for a while, and
// after one on which letters came through: a server that hangs up again and again isn't asked more and more.
func (in *Inbox) visit(ctx context.Context, handle Handler, succeeded func()) error {
	s, err := in.connect(ctx)
	if err != nil {
		return err
	}
	defer s.close()
	if err := s.open(ctx); err != nil {
		return err
	}
	begun := time.Now()
	in.setConnected(true)
	in.cfg.Logger.Info("reading the mailbox", "server", in.cfg.Address, "mailbox", in.cfg.Mailbox, "idle", s.idles(time.Now()))
	for {
		if err := s.round(ctx, handle); err != nil {
			if s.handed {
				succeeded()
			}
			return err
		}
		in.setSuccess(time.Now())
		if err := s.wait(ctx); err != nil {
			if s.handed {
				succeeded()
			}
			return err
		}
		if time.Since(begun) >= in.cfg.RetryMax {
			succeeded()
		}
	}
}

// Connected reports whether the mailbox is open now.
func (in *Inbox) Connected() bool {
	in.mu.Lock()
	defer in.mu.Unlock()
	return in.connected
}

// LastSuccess returns when the mailbox was last read through; the zero time if never.
func (in *Inbox) LastSuccess() time.Time {
	in.mu.Lock()
	defer in.mu.Unlock()
	return in.success
}

func (in *Inbox) setConnected(yes bool) {
	in.mu.Lock()
	defer in.mu.Unlock()
	in.connected = yes
}

func (in *Inbox) setSuccess(at time.Time) {
	in.mu.Lock()
	defer in.mu.Unlock()
	in.success = at
}

// Letter is a letter in the mailbox. (UIDValidity, UID) names it for good.
type Letter struct {
	mailer.Incoming
	UID         uint32
	UIDValidity uint32
}

// Ack is the answer to the mailbox: what becomes of a letter in it.
type Ack uint8

const (
	Leave Ack = iota // it stays; it is handed over again after a pause that grows each time
	Done             // it is dealt with: into the Done folder
	Aside            // it cannot be dealt with: into the Aside folder, for a person to look at
)

// Handler deals with a batch of letters, oldest first, and returns one answer a letter. A missing one is Leave.
// A letter may be handed over more than once, also after Done: when the connection broke before it was moved.
type Handler func(ctx context.Context, batch []Letter) []Ack
