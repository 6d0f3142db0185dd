package smtp

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"io"
	"math/big"
	"net"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"

	"pbem/mailer"
	"pbem/mailer/endpoint"
	"pbem/mailer/mailtest"
)

// TestBrokenAnywhere breaks the server's words at every byte in turn, with a reset, a close, or silence. A letter is never
// called sent without the server's word; on a whole line each is sent.
func TestBrokenAnywhere(t *testing.T) {
	s := server(t)
	p, err := mailtest.StartProxy(s.SMTPAddr())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Stop)
	var at atomic.Int64
	p.Spoil(func(words io.Reader) io.Reader {
		switch n := at.Load(); n % 3 {
		case 0:
			return mailtest.After(words, n, mailtest.ErrReset)
		case 1:
			return mailtest.After(words, n, io.EOF)
		default:
			return mailtest.Mute(words, n)
		}
	})
	letter := to("ada", 1)
	sent := 0
	for at.Load() < 400 {
		at.Add(5)
		c := New(Config{Address: p.Addr(), TLS: endpoint.Plain, Timeout: 50 * time.Millisecond, DataTimeout: 50 * time.Millisecond})
		before := counts(t, s.Account("ada@players.test"), []mailer.Envelope{letter})[0]
		err := c.Send(context.Background(), []mailer.Envelope{letter})[0].Err
		c.Close()
		after := counts(t, s.Account("ada@players.test"), []mailer.Envelope{letter})[0]
		var failure *mailer.Failure
		switch {
		case err == nil && after != before+1:
			t.Errorf("broken after %d bytes: called sent, %d copies came", at.Load(), after-before)
		case err == nil:
			sent++
		case !asFailure(err, &failure) || failure.Permanent:
			t.Errorf("broken after %d bytes: %v is no reason to give it up", at.Load(), err)
		}
	}
	if sent == 0 {
		t.Error("no letter got through on a line that breaks late")
	}
}

// TestOneBadRecipientAmongMany: each letter's fate is its own.
func TestOneBadRecipientAmongMany(t *testing.T) {
	s := server(t)
	c := courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain})
	s.Fail(mailtest.Fault{At: mailtest.AtRecipient, Recipient: "bo@players.test", Code: 550, Times: 1})
	var letters []mailer.Envelope
	for i := range 30 {
		letters = append(letters, to("ada", i))
	}
	letters[13] = to("bo", 13)
	for i, err := range mailtest.Errors(c.Send(context.Background(), letters)) {
		if (err != nil) != (i == 13) {
			t.Errorf("letter %d: %v", i, err)
		}
	}
}

// TestLogInRefusedForAWhile: what speaks of us is no reason to give a letter up, and the same courier works again.
func TestLogInRefusedForAWhile(t *testing.T) {
	var refuse atomic.Int32
	refuse.Store(2)
	address := backend(t, func(s *smtp.Server) { s.AllowInsecureAuth = true }, &refuse)
	c := courier(t, Config{Address: address, TLS: endpoint.Plain, User: "games", Password: "secret"})
	for try := range 4 {
		err := c.Send(context.Background(), []mailer.Envelope{to("ada", try)})[0].Err
		var failure *mailer.Failure
		if try < 2 && (!asFailure(err, &failure) || failure.Permanent || !strings.Contains(failure.Text, `cannot log in as "games"`)) {
			t.Errorf("try %d: %v", try, err)
		}
		if try >= 2 && err != nil {
			t.Errorf("try %d: %v", try, err)
		}
	}
}

// TestCertificates: a server that cannot show who it is gets no letter, and no password.
func TestCertificates(t *testing.T) {
	now := time.Now()
	for name, c := range map[string]struct {
		from, to time.Time
		host     string
		want     string
	}{
		"expired":          {now.AddDate(0, 0, -9), now.AddDate(0, 0, -1), "localhost", "expired"},
		"not yet valid":    {now.AddDate(0, 0, 1), now.AddDate(0, 0, 9), "localhost", "not yet valid"},
		"of somebody else": {now.AddDate(0, 0, -1), now.AddDate(0, 0, 9), "elsewhere.test", "elsewhere.test"},
		"good":             {now.AddDate(0, 0, -1), now.AddDate(0, 0, 9), "localhost", ""},
	} {
		t.Run(name, func(t *testing.T) {
			certificate, pool := certify(t, c.from, c.to, c.host)
			address := backend(t, func(s *smtp.Server) { s.TLSConfig = &tls.Config{Certificates: []tls.Certificate{certificate}} }, new(atomic.Int32))
			_, port, _ := net.SplitHostPort(address)
			courier := courier(t, Config{Address: "localhost:" + port, TLS: endpoint.StartTLS, TLSConfig: &tls.Config{RootCAs: pool},
				User: "games", Password: "secret"})
			err := courier.Send(context.Background(), []mailer.Envelope{to("ada", 1)})[0].Err
			var failure *mailer.Failure
			if c.want == "" && err != nil {
				t.Error(err)
			}
			if c.want != "" && (!asFailure(err, &failure) || failure.Permanent || !strings.Contains(failure.Text, c.want)) {
				t.Errorf("%v, want %q", err, c.want)
			}
		})
	}
}

func certify(t *testing.T, from, to time.Time, host string) (tls.Certificate, *x509.CertPool) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1), NotBefore: from, NotAfter: to, DNSNames: []string{host}, IsCA: true,
		BasicConstraintsValid: true, KeyUsage: x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	if err != nil {
		t.Fatal(err)
	}
	own, err := x509.ParseCertificate(der)
	if err != nil {
		t.Fatal(err)
	}
	pool := x509.NewCertPool()
	pool.AddCert(own)
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}, pool
}

// backend is an SMTP server that takes everything, once it has refused as many logins as it is told.
func backend(t *testing.T, set func(*smtp.Server), refuse *atomic.Int32) (address string) {
	t.Helper()
	server := smtp.NewServer(smtp.BackendFunc(func(*smtp.Conn) (smtp.Session, error) { return taker{refuse}, nil }))
	set(server)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_ = server.Serve(listener) // until it is closed
	}()
	t.Cleanup(func() {
		server.Close()
		<-ended
	})
	return listener.Addr().String()
}

type taker struct{ refuse *atomic.Int32 }

func (taker) Reset()                               {}
func (taker) Logout() error                        { return nil }
func (taker) Mail(string, *smtp.MailOptions) error { return nil }
func (taker) Rcpt(string, *smtp.RcptOptions) error { return nil }
func (taker) Data(r io.Reader) error               { _, err := io.Copy(io.Discard, r); return err }
func (taker) AuthMechanisms() []string             { return []string{sasl.Plain} }
func (s taker) Auth(string) (sasl.Server, error) {
	return sasl.NewPlainServer(func(_, _, _ string) error {
		if s.refuse.Add(-1) >= 0 {
			return smtp.ErrAuthFailed
		}
		return nil
	}), nil
}
