// Package looptest has only tests: it wires services to each other, and to robots that answer every letter, on mail servers
// in the process and on real ones, and counts the letters until everybody is silent. docs/flow.md says how loops end.
package looptest

import (
	"bytes"
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/service"
	"pbem/internal/testing/realmail"
	"pbem/mailer"
	"pbem/mailer/endpoint"
	"pbem/mailer/mailtest"
	"pbem/mailer/mailtest/lint"
	"pbem/mailer/smtp"
)

// patience is how long a test waits for what must happen: no measure of speed.
const patience = 90 * time.Second

// most letters may pass after the one that started a loop.
const most = 5

// ground is a mail host on which services and robots live. The account of a service is its address.
type ground interface {
	add(t *testing.T, address string)
	account(address string) mailtest.Account
	// mailbox is the "inbox" of a configuration, with what else it needs.
	mailbox(t *testing.T, dir, address string) string
	courier() mailer.Courier
}

// inside is the host in the process.
type inside struct{ *mailtest.Server }

func newInside(t *testing.T) ground {
	t.Helper()
	server, err := lint.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(server.Stop)
	return inside{server}
}

func (i inside) add(t *testing.T, address string) {
	t.Helper()
	if err := i.Add(address, "secret"); err != nil {
		t.Fatal(err)
	}
}

func (i inside) account(address string) mailtest.Account { return i.Account(address) }

func (i inside) mailbox(_ *testing.T, _, address string) string {
	return "inbox: imap://" + url.QueryEscape(address) + "@" + i.IMAPAddr()
}

func (i inside) courier() mailer.Courier {
	return smtp.New(smtp.Config{Address: i.SMTPAddr(), TLS: endpoint.Local})
}

// real is Dovecot and Postfix.
type real struct{ *realmail.Servers }

func (r real) add(*testing.T, string) {}

func (r real) account(address string) mailtest.Account {
	return mailtest.Account{Address: r.IMAPS, TLS: &tls.Config{RootCAs: r.CA}, User: address, Password: r.Password}
}

func (r real) mailbox(t *testing.T, dir, address string) string {
	t.Helper()
	conn, err := tls.Dial("tcp", r.IMAPS, &tls.Config{RootCAs: r.CA})
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	keep(t, dir, "ca.pem", certificate(conn.ConnectionState().PeerCertificates[0]))
	return "inbox: imaps://" + url.QueryEscape(address) + "@" + r.IMAPS + "/INBOX\nca_file: ca.pem"
}

func certificate(c *x509.Certificate) string {
	return string(pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: c.Raw}))
}

func (r real) courier() mailer.Courier {
	return smtp.New(smtp.Config{Address: r.SMTP, TLS: endpoint.StartTLS, TLSConfig: &tls.Config{RootCAs: r.CA}})
}

// post is the mail between everybody of one test. It counts letters, and knows when all are handled.
type post struct {
	ground ground
	base   mailer.Courier

	mu       sync.Mutex
	services map[string]*service.Service  // by address
	sent     map[string]int               // letters to each service that were handed over
	people   map[string][]mailer.Envelope // the letters to each address, as the services wrote them
}

func newPost(t *testing.T, g ground) *post {
	t.Helper()
	p := &post{ground: g, base: g.courier(), services: map[string]*service.Service{}, sent: map[string]int{}, people: map[string][]mailer.Envelope{}}
	t.Cleanup(func() { p.base.Close() })
	return p
}

// host starts a service, whose letters go through relay.
func (p *post) host(t *testing.T, address string, relay *relay) {
	t.Helper()
	p.ground.add(t, address)
	dir := t.TempDir()
	keep(t, dir, "password", "secret\n")
	keep(t, dir, "pbem.yaml", strings.Join([]string{"address: " + address, "store: sqlite:games.db", "key: file:server.key", "trust: token",
		"send: dir:unused", "pictures: false", "password_file: password", "log_level: error", p.ground.mailbox(t, dir, address)}, "\n"))
	settings, err := config.Load(filepath.Join(dir, "pbem.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	log := &bytes.Buffer{}
	s, err := service.Open(t.Context(), settings, service.World{Getenv: func(string) string { return "" }, Log: log, Clock: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	relay.post, relay.t, relay.service = p, t, address
	s.Daemon.Courier = relay
	p.services[address] = s
	running, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- s.Daemon.Run(running) }()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
		s.Close()
		if t.Failed() {
			t.Logf("%s said:\n%s", address, log)
		}
	})
}

func keep(t *testing.T, dir, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// hand gives a letter to the mail host. The envelope sender is a person's.
func (p *post) hand(letters ...mailer.Envelope) []error {
	p.mu.Lock()
	for _, l := range letters {
		if owner := p.owner(l.To); owner != "" {
			p.sent[owner]++
		}
	}
	p.mu.Unlock()
	return mailtest.Errors(p.base.Send(context.Background(), letters))
}

// owner returns the service that an address belongs to, "" for a person's.
func (p *post) owner(address string) string {
	local, domain, _ := strings.Cut(strings.ToLower(address), "@")
	local, _, _ = strings.Cut(local, "+")
	if _, ok := p.services[local+"@"+domain]; ok {
		return local + "@" + domain
	}
	return ""
}

// calm waits until every letter to a service was handled and none waits to be sent.
func (p *post) calm(t *testing.T) {
	t.Helper()
	for end := time.Now().Add(patience); !p.still(t); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the services do not come to rest")
		}
	}
}

// still reports whether nothing moved while it looked. Letters are handled before their answers wait, and wait before they
// are sent, so it looks in this order.
func (p *post) still(t *testing.T) bool {
	before := p.count()
	for address, sent := range before {
		done, err := p.ground.account(address).Folder("pbem-done")
		if len(done) != sent || err != nil && sent > 0 {
			return false
		}
	}
	for _, s := range p.services {
		waiting, failed, err := s.Daemon.Store.OutboxCounts(t.Context())
		if err != nil || failed > 0 {
			t.Fatalf("%d letters were given up, %v", failed, err)
		}
		if waiting > 0 {
			return false
		}
	}
	return fmt.Sprint(before) == fmt.Sprint(p.count())
}

func (p *post) count() map[string]int {
	p.mu.Lock()
	defer p.mu.Unlock()
	all := map[string]int{}
	for address := range p.services {
		all[address] = p.sent[address]
	}
	return all
}
