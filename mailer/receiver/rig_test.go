package receiver

import (
	"bufio"
	"cmp"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"fmt"
	"io"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"pbem/mailer"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// patience is how long a test waits for what must happen.
const patience = 20 * time.Second

// rig is a receiver that runs, and keeps what it is handed.
type rig struct {
	*Receiver
	t    testing.TB
	stop func() error // ends it and returns what Run returned

	mu      sync.Mutex
	now     time.Time
	client  string // the address that clients seem to come from; "" for the true one
	letters []mailer.Incoming
	batches []int
	counts  map[string]int
	ack     func(mailer.Incoming) Ack
}

const (
	service = "games@example.org"
	tagged  = "games+42w13.abcdefghijklmnopqrstuvwxyz@example.org"
)

func looksLikeTag(tag string) bool { return strings.Contains(tag, ".") }

// start runs a receiver on a free port.
func start(t testing.TB, cfg Config) *rig {
	t.Helper()
	return startWith(t, cfg, func(*Receiver) {})
}

// startWith does something with the receiver before it runs.
func startWith(t testing.TB, cfg Config, before func(*Receiver)) *rig {
	t.Helper()
	r := &rig{t: t, now: time.Date(2026, 3, 2, 10, 0, 0, 0, time.UTC), counts: map[string]int{}}
	r.ack = func(mailer.Incoming) Ack { return Safe }
	cfg.Service = cmp.Or(cfg.Service, service)
	cfg.Tag, cfg.Clock, cfg.Count = looksLikeTag, r.clock, r.count
	if cfg.Network == "" {
		cfg.Network, cfg.Address = "tcp", "127.0.0.1:0"
	}
	r.Receiver = New(cfg)
	before(r.Receiver)
	if err := r.Listen(); err != nil {
		t.Fatal(err)
	}
	r.socket = disguise{r.socket, r}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- r.Run(ctx, r.handle) }()
	r.stop = sync.OnceValue(func() error {
		cancel()
		select {
		case err := <-ended:
			return err
		case <-time.After(patience):
			return errors.New("the receiver does not stop")
		}
	})
	t.Cleanup(func() {
		if err := r.stop(); !errors.Is(err, context.Canceled) {
			t.Errorf("Run returned %v", err)
		}
	})
	r.eventually("listening", r.Listening)
	return r
}

// disguise lets clients seem to come from elsewhere.
type disguise struct {
	net.Listener
	r *rig
}

type disguised struct {
	net.Conn
	from net.Addr
}

func (c disguised) RemoteAddr() net.Addr { return c.from }

func (d disguise) Accept() (net.Conn, error) {
	conn, err := d.Listener.Accept()
	d.r.mu.Lock()
	defer d.r.mu.Unlock()
	if err != nil || d.r.client == "" {
		return conn, err
	}
	return disguised{conn, &net.TCPAddr{IP: net.ParseIP(d.r.client), Port: 4711}}, nil
}

func (r *rig) from(client string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.client = client
}

func (r *rig) clock() time.Time {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.now
}

func (r *rig) later(d time.Duration) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.now = r.now.Add(d)
}

func (r *rig) count(outcome string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.counts[outcome]++
}

func (r *rig) counted(outcome string) int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.counts[outcome]
}

func (r *rig) handle(_ context.Context, batch []mailer.Incoming) []Ack {
	r.mu.Lock()
	r.letters = append(r.letters, batch...)
	r.batches = append(r.batches, len(batch))
	ack := r.ack
	r.mu.Unlock()
	acks := make([]Ack, len(batch))
	for i, l := range batch {
		acks[i] = ack(l)
	}
	return acks
}

func (r *rig) handled() []mailer.Incoming {
	r.mu.Lock()
	defer r.mu.Unlock()
	return append([]mailer.Incoming(nil), r.letters...)
}

func (r *rig) eventually(what string, is func() bool) {
	r.t.Helper()
	for end := time.Now().Add(patience); !is(); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(end) {
			r.t.Fatalf("%s: not so after %v", what, patience)
		}
	}
}

// talker is a client.
type talker struct {
	t    testing.TB
	conn net.Conn
	in   *bufio.Reader
}

func (r *rig) dial() *talker {
	r.t.Helper()
	conn, err := net.Dial(r.Addr().Network(), r.Addr().String())
	if err != nil {
		r.t.Fatal(err)
	}
	r.t.Cleanup(func() { conn.Close() })
	conn.SetDeadline(time.Now().Add(patience))
	return &talker{r.t, conn, bufio.NewReader(conn)}
}

func (c *talker) send(text string) {
	c.t.Helper()
	if _, err := io.WriteString(c.conn, text); err != nil {
		c.t.Fatalf("cannot send %.60q: %v", text, err)
	}
}

// hear returns the next line, "" when the server has hung up.
func (c *talker) hear() string {
	c.t.Helper()
	text, err := c.in.ReadString('\n')
	var timeout net.Error
	if errors.As(err, &timeout) && timeout.Timeout() {
		c.t.Fatal("the server says nothing")
	}
	return strings.TrimSuffix(text, "\r\n")
}

// answer returns the last line of the next reply.
func (c *talker) answer() string {
	c.t.Helper()
	for {
		text := c.hear()
		if len(text) < 4 || text[3] != '-' {
			return text
		}
	}
}

// say sends commands one after the other; the answer to each must begin as given.
func (c *talker) say(pairs ...string) {
	c.t.Helper()
	for i := 0; i < len(pairs); i += 2 {
		if pairs[i] != "" {
			c.send(pairs[i] + "\r\n")
		}
		if got := c.answer(); !strings.HasPrefix(got, pairs[i+1]) || got == "" {
			c.t.Fatalf("after %.80q the server said %q, want %q", pairs[i], got, pairs[i+1])
		}
	}
}

// hello begins a session.
func (r *rig) hello() *talker {
	r.t.Helper()
	c := r.dial()
	greeting := "EHLO client.example"
	if r.cfg.LMTP {
		greeting = "LHLO client.example"
	}
	c.say("", "220 ", greeting, "250 ")
	return c
}

const plainLetter = "From: ada@example.com\r\nSubject: x\r\n\r\nhello\r\n"

func (c *talker) letter(raw, want string) {
	c.t.Helper()
	c.say("MAIL FROM:<ada@example.com>", "250", "RCPT TO:<"+tagged+">", "250", "DATA", "354", raw+".", want)
}

// certificates writes a certificate for localhost with a serial number, and returns a pool that trusts it.
func certificates(t testing.TB, dir string, serial int64) (file, key string, trust *x509.CertPool) {
	t.Helper()
	secret, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(serial), Subject: pkix.Name{CommonName: "localhost"},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour), DNSNames: []string{"localhost"},
		IsCA: true, BasicConstraintsValid: true, KeyUsage: x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &secret.PublicKey, secret)
	if err != nil {
		t.Fatal(err)
	}
	bytes, err := x509.MarshalPKCS8PrivateKey(secret)
	if err != nil {
		t.Fatal(err)
	}
	parsed, err := x509.ParseCertificate(der)
	if err != nil {
		t.Fatal(err)
	}
	trust = x509.NewCertPool()
	trust.AddCert(parsed)
	file, key = filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	for path, block := range map[string]*pem.Block{file: {Type: "CERTIFICATE", Bytes: der}, key: {Type: "PRIVATE KEY", Bytes: bytes}} {
		if err := os.WriteFile(path, pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return file, key, trust
}

// show describes a letter on one line, without its trace.
func show(l mailer.Incoming) string {
	_, raw, traced := strings.Cut(string(l.Raw), " +0000\r\n")
	if !traced {
		raw = string(l.Raw)
	}
	return fmt.Sprintf("%s client=%s helo=%s from=%s to=%s %q", l.Route, l.Client, l.Helo, l.Sender, l.Recipient, raw)
}
