// Package imap reads the service's mailbox: letters come in over IMAP, are handed over in batches, and go into a folder
// once they are handled.
//
// The idea: the mailbox itself is the queue. A letter stays in the inbox, unread and unmoved, until the caller says that
// it is done, so a crash at any moment costs nothing but a second look. One loop does everything on one connection:
// search, fetch, hand over, move, wait for news (IDLE, or polling where the server has none), and connect anew with
// growing pauses when the connection breaks.
package imap

import (
	"cmp"
	"context"
	"crypto/tls"
	"log/slog"
	"sync"
	"time"

	"github.com/emersion/go-imap/v2"

	"pbem/mailer"
	"pbem/mailer/endpoint"
	"pbem/mailer/login"
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

// Config says which mailbox is read and how. Zero values get the defaults named here.
type Config struct {
	Address   string // host:port
	TLS       endpoint.Mode
	TLSConfig *tls.Config // nil: the system's certificates
	User      string
	Password  string
	Method    login.Method // how the login proves who we are
	Secret    login.Secret // asked for the password or token, anew for each connection; nil: it is Password

	Mailbox string // INBOX
	Done    string // the folder for handled letters: pbem-done; made when missing
	Aside   string // the folder for letters set aside: pbem-aside; made when missing

	// Oldest: letters that arrived before stay where they are and aren't looked at; zero: none are too old. It is a whole second.
	Oldest time.Time

	Batch      int   // letters handed over at once: 100, at most 128
	BatchBytes int64 // bytes fetched at once: 8 MB
	MaxLetter  int64 // bytes, at any address: 1 MB; of a longer letter only the header is fetched …
	MaxSize    int64 // … unless there is room for it (see Inbox.Rooms), up to this: 10 MB

	Poll     time.Duration // how often to look where the server has no IDLE: 15 s
	IdleMin  time.Duration // the first wait after letters; it doubles up to IdleMax: 250 ms. Some servers lose the news that come just before IDLE
	IdleMax  time.Duration // how long to idle before asking by oneself, which also shows a mute server and a mailbox that was made anew: 30 s, never over 5 min
	Timeout  time.Duration // how long a command may hear nothing: 30 s
	RetryMin time.Duration // the first pause after a failure: 1 s; it doubles …
	RetryMax time.Duration // … up to this: 30 s
	LoginMax time.Duration // … or this, when the server does not take the password: 15 min. Some lock out who keeps trying

	// Unfetchable is how long a letter waits at most that the server could not deliver in three tries, before it is asked for
	// again: 1 h. It begins with RetryMax and doubles.
	Unfetchable time.Duration
	// Missed is told of each letter that could not be fetched, at the third try and at each that follows; Fetched, when one
	// that Missed was told of came through, or is not in the mailbox any more. nil: nobody is told.
	Missed, Fetched func(ctx context.Context, u Unfetched)

	// Rooms says how large a letter may be at its address, of which it is given the header; nil: none may be above MaxLetter.
	Rooms mailer.Rooms

	Logger *slog.Logger       // nil: silence
	Probe  func(point string) // called at "fetched" and "moved"; for crash tests; may be nil
}

const (
	idleLimit  = 5 * time.Minute
	batchLimit = 128 // as many as the client's own queue holds, see abandon
)

// ParseURL reads imaps://user@host[:port][/MAILBOX] (TLS, port 993) or imap://… (STARTTLS, port 143; to a server on this
// machine plain if it offers no STARTTLS). A URL with a password is refused.
func ParseURL(text string) (Config, error) {
	e, err := endpoint.Parse(text,
		endpoint.Scheme{Name: "imaps", Port: "993", TLS: endpoint.Implicit},
		endpoint.Scheme{Name: "imap", Port: "143", TLS: endpoint.StartTLS})
	if err != nil {
		return Config{}, err
	}
	return Config{Address: e.Address, TLS: e.TLS, User: e.User, Mailbox: e.Path}.withDefaults(), nil
}

func (c Config) withDefaults() Config {
	c.Mailbox, c.Done, c.Aside = cmp.Or(c.Mailbox, "INBOX"), cmp.Or(c.Done, "pbem-done"), cmp.Or(c.Aside, "pbem-aside")
	c.Batch, c.BatchBytes, c.MaxLetter = min(cmp.Or(c.Batch, 100), batchLimit), cmp.Or(c.BatchBytes, 8<<20), cmp.Or(c.MaxLetter, mailer.MaxLetter)
	c.MaxSize = cmp.Or(c.MaxSize, mailer.MaxLarge)
	c.Poll, c.Timeout = cmp.Or(c.Poll, 15*time.Second), cmp.Or(c.Timeout, 30*time.Second)
	c.IdleMin, c.IdleMax = cmp.Or(c.IdleMin, 250*time.Millisecond), min(cmp.Or(c.IdleMax, 30*time.Second), idleLimit)
	c.RetryMin, c.RetryMax = cmp.Or(c.RetryMin, time.Second), cmp.Or(c.RetryMax, 30*time.Second)
	c.LoginMax = cmp.Or(c.LoginMax, 15*time.Minute)
	if c.Logger == nil {
		c.Logger = slog.New(slog.DiscardHandler)
	}
	c.Unfetchable = cmp.Or(c.Unfetchable, time.Hour)
	if c.Missed == nil {
		c.Missed = func(context.Context, Unfetched) {}
	}
	if c.Fetched == nil {
		c.Fetched = func(context.Context, Unfetched) {}
	}
	if c.Probe == nil {
		c.Probe = func(string) {}
	}
	if c.Secret == nil {
		password := c.Password
		c.Secret = func(context.Context) (string, error) { return password, nil }
	}
	return c
}
