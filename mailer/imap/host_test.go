package imap

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"pbem/mailer/endpoint"
	"pbem/mailer/mailtest"
	"pbem/mailer/mailtest/lint"
)

// host is a mail host under test with one mailbox: in memory, or Dovecot.
type host struct {
	cfg     Config // reaches it, without delay between tries
	account mailtest.Account
	deliver func(t testing.TB, raw string)
}

func (h host) folder(t testing.TB, name string) []mailtest.Stored {
	t.Helper()
	letters, err := h.account.Folder(name)
	if err != nil {
		t.Fatal(err)
	}
	return letters
}

// through returns the host as seen through a proxy.
func (h host) through(t testing.TB) (host, *mailtest.Proxy) {
	t.Helper()
	p, err := mailtest.StartProxy(h.cfg.Address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Stop)
	h.cfg.Address = p.Addr()
	return h, p
}

const password = "secret"

func testConfig(t testing.TB, address string) Config {
	return Config{
		Address: address, TLS: endpoint.Plain, User: "games@games.test", Password: password,
		RetryMin: 20 * time.Millisecond, RetryMax: 100 * time.Millisecond, Timeout: 10 * time.Second,
		Logger: slog.New(slog.NewTextHandler(t.Output(), nil)),
	}
}

func inMemory(t testing.TB) host {
	t.Helper()
	s, err := lint.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Stop)
	if err := s.Add("games@games.test", password); err != nil {
		t.Fatal(err)
	}
	return host{
		cfg:     testConfig(t, s.IMAPAddr()),
		account: s.Account("games@games.test"),
		deliver: func(t testing.TB, raw string) {
			t.Helper()
			if err := s.Deliver("games@games.test", []byte(raw)); err != nil {
				t.Fatal(err)
			}
		},
	}
}

// recorder handles letters and remembers them.
type recorder struct {
	judge func(Letter) Ack // nil: Done

	mu      sync.Mutex
	letters []Letter
	batches int
}

func (c *recorder) handle(_ context.Context, batch []Letter) []Ack {
	var acks []Ack
	for _, l := range batch {
		v := Done
		if c.judge != nil {
			v = c.judge(l)
		}
		acks = append(acks, v)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.letters = append(c.letters, batch...)
	c.batches++
	return acks
}

// seen returns the letters so far.
func (c *recorder) seen() []Letter {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]Letter(nil), c.letters...)
}

// times counts how often letters with the text were handed over.
func (c *recorder) times(text string) int {
	n := 0
	for _, l := range c.seen() {
		if bytes.Contains(l.Raw, []byte(text)) {
			n++
		}
	}
	return n
}

// start runs an inbox until the test ends or stop is called.
func start(t testing.TB, cfg Config, handle Handler) (in *Inbox, stop func()) {
	t.Helper()
	in = New(cfg)
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- in.Run(ctx, handle) }()
	stop = sync.OnceFunc(func() {
		cancel()
		if err := <-ended; err != context.Canceled {
			t.Errorf("Run returned %v", err)
		}
	})
	t.Cleanup(stop)
	return in, stop
}

// eventually fails the test if the condition does not come true in good time.
func eventually(t testing.TB, what string, condition func() bool) {
	t.Helper()
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if condition() {
			return
		}
	}
	t.Fatalf("waited in vain: %s", what)
}

func letterText(subject string) string {
	return fmt.Sprintf("From: ada@players.test\r\nTo: games@games.test\r\nSubject: %s\r\nMessage-ID: <%s@players.test>\r\n\r\nblue: Ac2-c3\r\n", subject, subject)
}

// without hides words from the client in what the server says: capabilities, mostly.
func without(words ...string) func(io.Reader) io.Reader {
	return func(server io.Reader) io.Reader {
		return byLine(server, func(line string) string {
			for _, w := range words {
				line = strings.ReplaceAll(line, " "+w, " X"+w[1:])
			}
			return line
		})
	}
}

// byLine changes what the server says line by line.
func byLine(server io.Reader, change func(string) string) io.Reader {
	in, out := io.Pipe()
	go func() {
		lines := bufio.NewReader(server)
		for {
			line, err := lines.ReadString('\n')
			if _, gone := out.Write([]byte(change(line))); gone != nil {
				return
			}
			if err != nil {
				out.Close()
				return
			}
		}
	}()
	return in
}
