package smtp

import (
	"crypto/tls"
	"fmt"
	"testing"
	"time"

	"pbem/internal/testing/realmail"
	"pbem/mailer"
	"pbem/mailer/endpoint"
	"pbem/mailer/mailtest"
)

func TestPostfix(t *testing.T) {
	s := realmail.ForTest(t)
	known := &tls.Config{RootCAs: s.CA}
	const user = "games@games.test"
	cases := []struct {
		name string
		cfg  Config
		want string
	}{
		{"plain", Config{Address: s.SMTP, TLS: endpoint.Plain}, "ok"},
		{"starttls", Config{Address: s.SMTP, TLS: endpoint.StartTLS, TLSConfig: known}, "ok"},
		{"local", Config{Address: s.SMTP, TLS: endpoint.Local}, "ok"},
		{"submission", Config{Address: s.Submission, TLS: endpoint.StartTLS, TLSConfig: known, User: user, Password: s.Password}, "ok"},
		{"submission, local", Config{Address: s.Submission, TLS: endpoint.Local, User: user, Password: s.Password}, "ok"},
		{"submission over tls", Config{Address: s.SubmissionTLS, TLSConfig: known, User: user, Password: s.Password}, "ok"},
		{"unknown certificate", Config{Address: s.SubmissionTLS, User: user, Password: s.Password}, "0 temporary"},
		{"unknown certificate, starttls", Config{Address: s.Submission, TLS: endpoint.StartTLS, User: user, Password: s.Password}, "0 temporary"},
		{"wrong password", Config{Address: s.SubmissionTLS, TLSConfig: known, User: user, Password: "wrong"}, "535 temporary"},
		{"no encryption where it is demanded", Config{Address: s.Submission, TLS: endpoint.Plain}, "530 temporary"},
		{"no login where it is demanded", Config{Address: s.SubmissionTLS, TLSConfig: known}, "554 permanent"},
	}
	for i, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			letter := to("ada+"+fmt.Sprint(i), i)
			if got := describe(t, courier(t, c.cfg).Send(t.Context(), []mailer.Envelope{letter})); got != c.want {
				t.Fatalf("got %s, want %s", got, c.want)
			}
			if c.want == "ok" {
				arrives(t, s, letter)
			}
		})
	}
	t.Run("tokens", func(t *testing.T) {
		testTokens(t, s, Config{Address: s.SubmissionTLS, TLSConfig: known, User: user})
	})
	t.Run("one bad recipient and one letter too long", func(t *testing.T) {
		long := to("ada", 101)
		for len(long.Data) < 5<<20 {
			long.Data = append(long.Data, "0123456789012345678901234567890123456789\r\n"...)
		}
		letters := []mailer.Envelope{to("x@elsewhere.test", 100), long, to("ada", 102)}
		got := describe(t, courier(t, Config{Address: s.SMTP, TLS: endpoint.Plain}).Send(t.Context(), letters))
		if want := "454 temporary, 552 permanent, ok"; got != want {
			t.Errorf("got %s, want %s", got, want)
		}
		arrives(t, s, letters[2])
	})
}

// arrives waits until the letter is in ada's mailbox.
func arrives(t *testing.T, s *realmail.Servers, letter mailer.Envelope) {
	t.Helper()
	ada := mailtest.Account{Address: s.IMAP, User: "ada@players.test", Password: s.Password}
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		if counts(t, ada, []mailer.Envelope{letter})[0] == 1 {
			return
		}
	}
	t.Errorf("the letter %s never arrived", letter.MessageID)
}
