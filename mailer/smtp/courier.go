// Package smtp carries letters away: to a mail server over SMTP (the [Courier]), or into a directory, one file a letter
// (the [Directory]).
//
// The idea: sending is the caller's queue asking again and again until each letter is gone. A courier tries each letter
// exactly once and says of each what came of it: taken over, refused for good, or worth another try. It keeps its
// connections between batches, and one bad recipient, a server that hangs up or a lost connection spoils one letter, never
// the batch.
package smtp

import (
	"cmp"
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"log/slog"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"pbem/mailer"
	"pbem/mailer/endpoint"
	"pbem/mailer/login"
	"pbem/mailer/refusal"
)

// Courier sends letters over SMTP. It may be used by several goroutines.
type Courier struct {
	cfg   Config
	slots chan struct{} // one for each that is free

	mu   sync.Mutex
	free []*connection // the last used at the end: it is taken first, as it is still connected
}

// New returns the courier that cfg describes. It does not connect before there is something to send.
func New(cfg Config) *Courier {
	cfg = cfg.withDefaults()
	c := &Courier{cfg: cfg, slots: make(chan struct{}, cfg.Connections)}
	for range cfg.Connections {
		c.give(&connection{cfg: cfg})
	}
	return c
}

// take waits for a free connection; give returns it.
func (c *Courier) take() *connection {
	<-c.slots
	c.mu.Lock()
	defer c.mu.Unlock()
	conn := c.free[len(c.free)-1]
	c.free = c.free[:len(c.free)-1]
	return conn
}

func (c *Courier) give(conn *connection) {
	c.mu.Lock()
	c.free = append(c.free, conn)
	c.mu.Unlock()
	c.slots <- struct{}{}
}

// lettersPerConnection is how many letters make one more connection worth opening.
const lettersPerConnection = 8

// secondOpinion letters in a row are refused for something about us until no other is tried.
const secondOpinion = 2

// Send implements [mailer.Courier]. Every error in a reply but mailer.ErrLate is a *mailer.Failure. When the server does not answer at all, or
// does not take our login, only one letter for each connection finds out, and the others are unreached: many lock out who keeps trying. Where it
// refuses a letter for something about us, the next one finds out whether that was about this letter after all.
func (c *Courier) Send(ctx context.Context, letters []mailer.Envelope) []mailer.Reply {
	replies := make([]mailer.Reply, len(letters))
	var next atomic.Int64
	var away atomic.Pointer[mailer.Failure]
	var refused atomic.Int32 // how many letters in a row, for something about us
	var workers sync.WaitGroup
	for range min(c.cfg.Connections, (len(letters)+lettersPerConnection-1)/lettersPerConnection) {
		workers.Go(func() {
			conn := c.take()
			defer c.give(conn)
			conn.use()
			defer conn.rest()
			for i := int(next.Add(1)) - 1; i < len(letters); i = int(next.Add(1)) - 1 {
				if silence := away.Load(); silence != nil {
					replies[i].Err = silence
					continue
				}
				replies[i].Text, replies[i].Err = conn.deliver(ctx, letters[i])
				var f *mailer.Failure
				switch ours := errors.As(replies[i].Err, &f) && f.Ours; {
				case f == nil || !ours && !f.Unreached:
					refused.Store(0)
				case ours && (f.Unreached || refused.Add(1) == secondOpinion) || f.Unreached && f.Code == 0:
					untried := *f
					untried.Unreached = true
					away.Store(&untried)
				}
			}
		})
	}
	workers.Wait()
	return replies
}

// Close waits for what is being sent and closes the connections. A courier that is used again opens new ones.
func (c *Courier) Close() error {
	all := make([]*connection, 0, c.cfg.Connections)
	for range c.cfg.Connections {
		conn := c.take()
		conn.use()
		conn.quit()
		all = append(all, conn)
	}
	for _, conn := range all {
		c.give(conn)
	}
	return nil
}

// Config says by which server letters are sent. Zero values get the defaults named here.
type Config struct {
	Address   string // host:port
	TLS       endpoint.Mode
	TLSConfig *tls.Config // nil: the system's certificates
	User      string      // "" if the server asks for none
	Password  string
	Method    login.Method // how the login proves who we are
	Secret    login.Secret // asked for the password or token, anew for each connection; nil: it is Password
	Hello     string       // the name said in EHLO: localhost

	Connections int // at most so many at once: 4; small batches use one
	PerConn     int // letters until a connection is renewed: 500

	Timeout     time.Duration // for each command: 30 s
	DataTimeout time.Duration // for the letter itself, and again for the answer to it: 2 min
	IdleTimeout time.Duration // an unused connection is closed after: 10 s
	StopTimeout time.Duration // a letter that is under way when Send's context ends has this long to come to its end: 5 s

	Logger *slog.Logger // nil: silence
}

// ParseURL reads smtps://[user@]host[:port] (TLS, port 465) or smtp://… (STARTTLS, port 587; to a server on this machine
// plain if it offers no STARTTLS). A URL with a password is refused.
func ParseURL(text string) (Config, error) {
	e, err := endpoint.Parse(text,
		endpoint.Scheme{Name: "smtps", Port: "465", TLS: endpoint.Implicit},
		endpoint.Scheme{Name: "smtp", Port: "587", TLS: endpoint.StartTLS})
	if err != nil {
		return Config{}, err
	}
	if e.Path != "" {
		return Config{}, errors.New("the address of a sending server ends with its host and port; nothing can follow")
	}
	return Config{Address: e.Address, TLS: e.TLS, User: e.User}.withDefaults(), nil
}

func (c Config) withDefaults() Config {
	c.Hello = cmp.Or(c.Hello, "localhost")
	c.Connections, c.PerConn = max(cmp.Or(c.Connections, 4), 1), max(cmp.Or(c.PerConn, 500), 1)
	c.Timeout, c.DataTimeout, c.IdleTimeout = cmp.Or(c.Timeout, 30*time.Second), cmp.Or(c.DataTimeout, 2*time.Minute), cmp.Or(c.IdleTimeout, 10*time.Second)
	c.StopTimeout = cmp.Or(c.StopTimeout, 5*time.Second)
	if c.Logger == nil {
		c.Logger = slog.New(slog.DiscardHandler)
	}
	if c.Secret == nil {
		password := c.Password
		c.Secret = func(context.Context) (string, error) { return password, nil }
	}
	return c
}

// Sight is what a look at the server shows that letters are handed to.
type Sight struct {
	Certificate *x509.Certificate // the server's; nil without encryption
	Size        int64             // the longest letter it takes, in bytes (RFC 1870); 0 when it does not tell
	Sender      error             // why it takes no letters from the sender, a *mailer.Failure; nil if it does
}

// Look connects, logs in, asks whether letters may come from the sender, and leaves. Nothing is sent.
func Look(ctx context.Context, cfg Config, sender string) (Sight, error) {
	var sight Sight
	cfg = cfg.withDefaults()
	cfg.TLSConfig = endpoint.CaptureCertificate(cfg.TLSConfig, cfg.Address, cfg.TLS, &sight.Certificate)
	client, _, err := cfg.connect(ctx)
	if err != nil {
		return sight, err
	}
	defer client.Close()
	if _, size := client.Extension("SIZE"); size != "" {
		sight.Size, _ = strconv.ParseInt(size, 10, 64) // 0 for what is no number
	}
	if err := client.Mail(sender, nil); err != nil {
		sight.Sender = classify(refusal.Mail, err)
	} else if err := client.Reset(); err != nil {
		return sight, err
	}
	client.CommandTimeout = quitTimeout
	_ = client.Quit() // all was asked; a server that hangs up without a word is no worse
	return sight, nil
}
