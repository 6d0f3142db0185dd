package service

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"pbem/cmd/internal/config"
	"pbem/mailer/mailtest"
	"pbem/mailer/mailtest/lint"
)

// TestAServiceWithTokens: letters come in and answers go out with a token that a command prints, and with the next one when that has run
// out.
func TestAServiceWithTokens(t *testing.T) {
	t.Parallel()
	const games, ada = "games@example.org", "ada@example.org"
	mail, err := lint.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(mail.Stop)
	mail.SetMechanisms("OAUTHBEARER", "PLAIN") // the test itself looks into a folder by a password
	answers := make(chan string, 10)
	mail.Delivered = func(_, to string, _ []byte) { answers <- to }
	if err := errors.Join(mail.Add(games, "unused"), mail.Add(ada, "unused")); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	issue := func(token string) {
		if err := errors.Join(mail.SetToken(games, token), os.WriteFile(filepath.Join(dir, "token"), []byte(token+"\n"), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	issue("first")
	settings, err := config.Parse(filepath.Join(dir, "pbem.yaml"), fmt.Appendf(nil,
		"address: %s\ntrust: token\ninbox: imap://games%%40example.org@%s/INBOX\nsend: smtp://games%%40example.org@%s\nauth: oauth2\npassword_command: cat token\n",
		games, mail.IMAPAddr(), mail.SMTPAddr()))
	if err != nil {
		t.Fatal(err)
	}
	s, err := Open(t.Context(), settings, World{Getenv: os.Getenv, Log: io.Discard, Clock: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- s.Daemon.Run(ctx) }()
	t.Cleanup(func() {
		cancel()
		if err := errors.Join(<-ended, s.Close()); err != nil {
			t.Error(err)
		}
	})
	for i, token := range []string{"first", "second"} {
		issue(token)
		mail.HangUp()
		letter := fmt.Sprintf("From: <%s>\r\nTo: <%s>\r\nSubject: a question\r\nMessage-ID: <%d@example.org>\r\nDate: %s\r\n\r\n%s\r\n",
			ada, games, i, time.Now().Format(time.RFC1123Z), []string{"presets", "rules cosmic"}[i])
		if err := mail.Deliver(games, []byte(letter)); err != nil {
			t.Fatal(err)
		}
		select {
		case to := <-answers:
			if to != ada {
				t.Errorf("an answer to %s", to)
			}
		case <-time.After(30 * time.Second):
			t.Fatalf("with the %s token nobody answers", token)
		}
		quiet(t, mail.Account(games), i+1)
	}
}

// quiet waits until so many letters are handled and moved, and nobody says anything any more: the library's server does not bear it when a
// connection breaks in the middle of an answer.
func quiet(t *testing.T, a mailtest.Account, handled int) {
	t.Helper()
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if letters, err := a.Folder("pbem-done"); err == nil && len(letters) == handled {
			time.Sleep(100 * time.Millisecond)
			return
		}
	}
	t.Fatal("the letters are not moved")
}
