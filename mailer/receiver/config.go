package receiver

import (
	"cmp"
	"crypto/tls"
	"fmt"
	"log/slog"
	"os"
	"strings"
	"sync"
	"time"

	"pbem/mailer"
)

// Config says where a receiver listens, for whom it takes letters, and how much it bears. Zero values get the defaults
// named here.
type Config struct {
	LMTP    bool   // LMTP (RFC 2033): for the host's own mail server only. Else SMTP (RFC 5321): for anybody
	Network string // "tcp", "unix", or "systemd" for the one socket that the service manager hands over
	Address string // host:port or a path

	Service    string                // the address whose letters are taken: games@example.org
	Tag        func(tag string) bool // whether games+TAG@example.org has the form of an address of ours; nil: none has
	Postmaster string                // who reads what is meant for postmaster, named in the refusal; "" for nobody
	Host       string                // our name in greetings and Received: the domain of Service
	Clock      func() time.Time      // the time of arrival, and of the rates
	// Arrival tells when a letter came to the mail server that hands it over by LMTP; nil: when it is handed over.
	Arrival    func(raw []byte, handed time.Time) time.Time
	Count      func(outcome string) // told of each Outcome; may be nil
	TurnedAway func(Refusal)        // told of each letter that is not taken before it could be handled; may be nil
	Logger     *slog.Logger         // nil: silence
	Probe      func(point string)   // called at "received", "before-reply" and "replied"; for crash tests; may be nil

	Certificate string // PEM files for STARTTLS; "" for none. SMTP only
	Key         string

	MaxLetter   int64 // bytes, at any address: 1 MB less 4 KB, so that the trace header fits into the 1 MB that are read
	MaxSize     int64 // bytes, where there is room for it (see Receiver.Rooms): 10 MB less 4 KB
	MaxLarge    int   // letters above MaxLetter in memory at once, of all sessions: 4. Others are told to come again
	Batch       int   // letters handed over at once: 100
	Connections int   // open at once: 50

	// The following hold for SMTP, and not for clients on this machine: LMTP's only client is the host's own server.

	PerClient         int // connections at once from one client, which is an IPv4 address or an IPv6 /64: 10
	PerNetwork        int // connections at once from one network, which is an IPv4 /24 or an IPv6 /48: 20
	ConnectionsMinute int // new connections a minute from one client: 30; from one network twice as many
	LettersMinute     int // letters a minute from one client: 60; from one network twice as many
	BytesMinute       int // bytes of letters a minute from one network: 8 MB
	LettersSession    int // letters over one connection: 100
	Refusals          int // refused recipients until a connection is closed: 10

	Timeout       time.Duration // for a command: 2 min
	LetterTimeout time.Duration // for a whole letter: 5 min
	SessionTime   time.Duration // for a connection: 30 min
	Hurry         time.Duration // for a command or a letter while more than three quarters of the connections are taken: 20 s
	Grace         time.Duration // when told to stop, for letters that are just coming in: 10 s
}

// The outcomes that Config.Count is told of.
const (
	Connection = "connection" // a client was let in
	Busy       = "busy"       // a client was sent away, or a letter put off, by a limit
	NotOurs    = "not ours"   // a recipient was refused
	TooBig     = "too big"    // a letter was refused for its size
	Broken     = "broken"     // a letter was not sent to its end
	Kept       = "kept"       // a letter was acknowledged
	Later      = "later"      // a letter could not be handled now, and the client was told to try again
)

// Refusal is a letter that was not taken: NotOurs, TooBig, Busy or Broken.
type Refusal struct {
	Outcome   string
	Sender    string // as MAIL gave it, "<>" for the null sender
	Recipient string // one that RCPT gave; "" where it did not get as far
}

const (
	// maxRecipients is what every server must take (RFC 5321 section 4.5.3.1.8). They cost nothing: a letter is handled
	// once, whatever number of our addresses it was sent to.
	maxRecipients = 100
	// maxLine bounds a line, of a letter too. Servers break lines at 998 octets; what is longer comes from odd programs.
	maxLine = 16 << 10
	// maxReplies lines are said to a client between one letter and the next.
	maxReplies = 500
	// maxPath bounds an address in the envelope (RFC 5321 section 4.5.3.1.3, with room for those who do not count).
	maxPath = 512
	// traceRoom is kept free for the trace header, in bytes.
	traceRoom = 4 << 10
)

func (c Config) withDefaults() Config {
	c.Service = strings.ToLower(c.Service)
	_, domain, _ := strings.Cut(c.Service, "@")
	c.Host = cmp.Or(c.Host, domain)
	c.MaxLetter = cmp.Or(c.MaxLetter, mailer.MaxLetter-traceRoom)
	c.MaxLarge = cmp.Or(c.MaxLarge, 4)
	c.Batch, c.Connections = cmp.Or(c.Batch, 100), cmp.Or(c.Connections, 50)
	c.PerClient, c.ConnectionsMinute = cmp.Or(c.PerClient, 10), cmp.Or(c.ConnectionsMinute, 30)
	c.PerNetwork, c.BytesMinute = cmp.Or(c.PerNetwork, 20), cmp.Or(c.BytesMinute, 8<<20)
	c.LettersMinute, c.LettersSession, c.Refusals = cmp.Or(c.LettersMinute, 60), cmp.Or(c.LettersSession, 100), cmp.Or(c.Refusals, 10)
	c.Timeout, c.LetterTimeout = cmp.Or(c.Timeout, 2*time.Minute), cmp.Or(c.LetterTimeout, 5*time.Minute)
	c.SessionTime, c.Hurry, c.Grace = cmp.Or(c.SessionTime, 30*time.Minute), cmp.Or(c.Hurry, 20*time.Second), cmp.Or(c.Grace, 10*time.Second)
	if c.Tag == nil {
		c.Tag = func(string) bool { return false }
	}
	if c.Arrival == nil {
		c.Arrival = func(_ []byte, handed time.Time) time.Time { return handed }
	}
	if c.Clock == nil {
		c.Clock = time.Now
	}
	if c.Count == nil {
		c.Count = func(string) {}
	}
	if c.TurnedAway == nil {
		c.TurnedAway = func(Refusal) {}
	}
	if c.Probe == nil {
		c.Probe = func(string) {}
	}
	if c.Logger == nil {
		c.Logger = slog.New(slog.DiscardHandler)
	}
	return c
}

// turnAway counts and tells of a letter that is not taken.
func (c Config) turnAway(r Refusal) {
	c.Count(r.Outcome)
	c.TurnedAway(r)
}

func (c Config) protocol() string {
	if c.LMTP {
		return "LMTP"
	}
	return "SMTP"
}

// certificate is a certificate in files that may be renewed while we run.
type certificate struct {
	file, key string
	log       *slog.Logger

	mu     sync.Mutex
	loaded *tls.Certificate
	stamp  [2]time.Time // when the files were last changed
}

// secure returns what STARTTLS needs; nil where no certificate is configured.
func (c Config) secure() (*tls.Config, error) {
	if c.Certificate == "" {
		return nil, nil
	}
	ours := &certificate{file: c.Certificate, key: c.Key, log: c.Logger}
	if err := ours.load(); err != nil {
		return nil, fmt.Errorf("cannot use the certificate for STARTTLS: %w", err)
	}
	return &tls.Config{MinVersion: tls.VersionTLS12, GetCertificate: ours.get}, nil
}

// get looks at each handshake whether the files have changed. A renewed certificate that cannot be read leaves the old one
// in use.
func (c *certificate) get(*tls.ClientHelloInfo) (*tls.Certificate, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if now := c.stamps(); now != c.stamp {
		if err := c.load(); err != nil {
			c.log.Error("the renewed certificate cannot be used; the old one stays in use", "file", c.file, "err", err)
			c.stamp = now
		}
	}
	return c.loaded, nil
}

func (c *certificate) load() error {
	stamp := c.stamps()
	loaded, err := tls.LoadX509KeyPair(c.file, c.key)
	if err != nil {
		return err
	}
	c.loaded, c.stamp = &loaded, stamp
	return nil
}

func (c *certificate) stamps() (stamps [2]time.Time) {
	for i, path := range []string{c.file, c.key} {
		if info, err := os.Stat(path); err == nil {
			stamps[i] = info.ModTime()
		}
	}
	return stamps
}
