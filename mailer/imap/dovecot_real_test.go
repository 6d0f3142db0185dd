package imap

import (
	"bytes"
	"context"
	"crypto/tls"
	"fmt"
	"net"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/emersion/go-smtp"

	"pbem/internal/testing/realmail"
	"pbem/mailer/endpoint"
	"pbem/mailer/mailtest"
)

func TestDovecot(t *testing.T) {
	t.Parallel()
	s := realmail.ForTest(t)
	var users atomic.Int32
	suite(t, func(t testing.TB) host {
		return mailboxOf(t, s, fmt.Sprintf("games%d@games.test", users.Add(1)))
	})
	t.Run("malformed letters", func(t *testing.T) { testMalformedLetters(t, s) })
	t.Run("tls", func(t *testing.T) { testTLS(t, s) })
	t.Run("tokens", func(t *testing.T) { testTokens(t, s) })
	t.Run("restart", func(t *testing.T) { testRestart(t, s) })
}

func mailboxOf(t testing.TB, s *realmail.Servers, user string) host {
	h := host{
		cfg:     testConfig(t, s.IMAP),
		account: mailtest.Account{Address: s.IMAP, User: user, Password: s.Password},
		deliver: func(t testing.TB, raw string) { deliverLMTP(t, s.LMTP, user, raw) },
	}
	h.cfg.User, h.cfg.Password = user, s.Password
	return h
}

func deliverLMTP(t testing.TB, address, recipient, raw string) {
	t.Helper()
	conn, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	client := smtp.NewClientLMTP(conn)
	defer client.Close()
	if err := client.SendMail("ada@players.test", []string{recipient}, strings.NewReader(raw)); err != nil {
		t.Fatal(err)
	}
}

// The in-memory server changes malformed letters; only a real one shows that their bytes come through.
func testMalformedLetters(t *testing.T, s *realmail.Servers) {
	h := mailboxOf(t, s, "malformed@games.test")
	letters := []string{
		"no header at all\r\n",
		"From ada Mon Jan  1 00:00:00 2026\r\nFrom: ada@players.test\r\n\r\nmbox line\r\n",
		"From: ada@players.test\r\nthis header has no colon\r\nSubject: x\r\n\r\nbody\r\n",
		"From: \xff\xfe@players.test\r\nSubject: raw 8-bit \xe4\xf6\r\n\r\n\xe4\xf6\xfc\r\n",
		"From: ada@players.test\r\nContent-Type: multipart/mixed; boundary=nowhere\r\n\r\nno part\r\n",
		"From: ada@players.test\r\nSubject: " + strings.Repeat("long ", 2000) + "\r\n\r\n" + strings.Repeat("y", 9000) + "\r\n",
		"From: ada@players.test\r\nSubject: a literal in the body\r\n\r\n* 1 FETCH (BODY[] {3}\r\nabc)\r\nT9 OK done\r\n",
		"\r\n",
	}
	for _, raw := range letters {
		h.deliver(t, raw)
	}
	c := &recorder{}
	start(t, h.cfg, c.handle)
	eventually(t, "all letters", func() bool { return len(c.seen()) == len(letters) })
	for i, l := range c.seen() {
		if !bytes.HasSuffix(l.Raw, []byte(letters[i])) {
			t.Errorf("letter %d: got %q, want it to end with %q", i, l.Raw, letters[i])
		}
	}
}

func testRestart(t *testing.T, s *realmail.Servers) {
	h := mailboxOf(t, s, "restart@games.test")
	// A session of a Dovecot that was ended may stay open and mute: only asking shows it.
	h.cfg.IdleMax, h.cfg.Timeout = 500*time.Millisecond, 2*time.Second
	c := &recorder{}
	in, _ := start(t, h.cfg, c.handle)
	eventually(t, "connection", func() bool { return !in.LastSuccess().IsZero() })
	s.StopDovecot()
	eventually(t, "loss noticed", func() bool { return !in.Connected() })
	if err := s.StartDovecot(t.Context()); err != nil {
		t.Fatal(err)
	}
	h.deliver(t, letterText("after"))
	eventually(t, "the letter", func() bool { return c.times("Subject: after") == 1 })
}

func testTLS(t *testing.T, s *realmail.Servers) {
	known := &tls.Config{RootCAs: s.CA}
	cases := []struct {
		name    string
		address string
		mode    endpoint.Mode
		config  *tls.Config
		want    string // in the error; "" for success
	}{
		{"implicit", s.IMAPS, endpoint.Implicit, known, ""},
		{"implicit, unknown certificate", s.IMAPS, endpoint.Implicit, nil, "certificate"},
		{"implicit, to the plain port", s.IMAP, endpoint.Implicit, known, "cannot connect"},
		{"starttls", s.IMAP, endpoint.StartTLS, known, ""},
		{"starttls, unknown certificate", s.IMAP, endpoint.StartTLS, nil, "certificate"},
		{"local, unknown certificate", s.IMAP, endpoint.Local, nil, ""},
		{"local, certificate to be checked", s.IMAP, endpoint.Local, &tls.Config{ServerName: "elsewhere", RootCAs: s.CA}, "certificate"},
		{"plain", s.IMAP, endpoint.Plain, nil, ""},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			cfg := testConfig(t, c.address)
			cfg.TLS, cfg.TLSConfig, cfg.Password = c.mode, c.config, s.Password
			session, err := New(cfg).connect(context.Background())
			if err == nil {
				session.close()
			}
			if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}
