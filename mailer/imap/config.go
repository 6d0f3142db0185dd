package imap

import (
	"context"
	"crypto/tls"
	"log/slog"
	"time"

	"pbem/mailer"
	"pbem/mailer/endpoint"
	"pbem/mailer/login"
)

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
	c.Mailbox, c.Done, c.Aside = or(c.Mailbox, "INBOX"), or(c.Done, "pbem-done"), or(c.Aside, "pbem-aside")
	c.Batch, c.BatchBytes, c.MaxLetter = min(or(c.Batch, 100), batchLimit), or(c.BatchBytes, 8<<20), or(c.MaxLetter, mailer.MaxLetter)
	c.MaxSize = or(c.MaxSize, mailer.MaxLarge)
	c.Poll, c.Timeout = or(c.Poll, 15*time.Second), or(c.Timeout, 30*time.Second)
	c.IdleMin, c.IdleMax = or(c.IdleMin, 250*time.Millisecond), min(or(c.IdleMax, 30*time.Second), idleLimit)
	c.RetryMin, c.RetryMax = or(c.RetryMin, time.Second), or(c.RetryMax, 30*time.Second)
	c.LoginMax = or(c.LoginMax, 15*time.Minute)
	if c.Logger == nil {
		c.Logger = slog.New(slog.DiscardHandler)
	}
	c.Unfetchable = or(c.Unfetchable, time.Hour)
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

// or returns the value, or the fallback for the zero value.
func or[T comparable](value, fallback T) T {
	var zero T
	if value == zero {
		return fallback
	}
	return value
}
