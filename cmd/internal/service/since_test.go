package service

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"pbem/cmd/internal/config"
	"pbem/mailer/mailtest"
)

// TestAMailboxThatWasInUse: letters from before the first start are left alone, also at the second start; since: says from when on they
// are handled.
func TestAMailboxThatWasInUse(t *testing.T) {
	t.Parallel()
	now := time.Now()
	for name, c := range map[string]struct {
		since string
		want  int // letters that are answered
	}{
		"nothing is said": {"", 1},
		"since long ago":  {"since: " + now.AddDate(0, 0, -60).Format(time.DateOnly) + "\n", 4},
		"since last week": {"since: " + now.AddDate(0, 0, -7).UTC().Format(time.RFC3339) + "\n", 2},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			const games, ada = "games@example.org", "ada@example.org"
			mail, err := mailtest.Start()
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(mail.Stop)
			var mu sync.Mutex
			at, answers := now, 0
			mail.Clock = func() time.Time { mu.Lock(); defer mu.Unlock(); return at }
			mail.Delivered = func(string, string, []byte) { mu.Lock(); defer mu.Unlock(); answers++ }
			if err := errors.Join(mail.Add(games, "secret"), mail.Add(ada, "secret")); err != nil {
				t.Fatal(err)
			}
			deliver := func(id int, ago time.Duration) {
				mu.Lock()
				at = now.Add(-ago)
				mu.Unlock()
				letter := fmt.Sprintf("From: <%s>\r\nTo: <%s>\r\nSubject: a question\r\nMessage-ID: <%d@example.org>\r\nDate: %s\r\n\r\n%s\r\n",
					ada, games, id, now.Format(time.RFC1123Z), []string{"presets", "rules cosmic", "rules amoeba", "presets 2"}[id])
				if err := mail.Deliver(games, []byte(letter)); err != nil {
					t.Fatal(err)
				}
				mu.Lock()
				at = now
				mu.Unlock()
			}
			for i, ago := range []time.Duration{40 * 24 * time.Hour, 39 * 24 * time.Hour, time.Hour} {
				deliver(i, ago)
			}
			dir := t.TempDir()
			if err := os.WriteFile(filepath.Join(dir, "password"), []byte("secret\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			settings, err := config.Parse(filepath.Join(dir, "pbem.yaml"), fmt.Appendf(nil,
				"address: %s\ntrust: token\ninbox: imap://games%%40example.org@%s/INBOX\nsend: smtp://games%%40example.org@%s\npassword_file: password\n%s",
				games, mail.IMAPAddr(), mail.SMTPAddr(), c.since))
			if err != nil {
				t.Fatal(err)
			}
			run := func(until func() bool) {
				s, err := Open(t.Context(), settings, World{Getenv: os.Getenv, Log: io.Discard, Clock: time.Now})
				if err != nil {
					t.Fatal(err)
				}
				ctx, cancel := context.WithCancel(t.Context())
				ended := make(chan error, 1)
				go func() { ended <- s.Daemon.Run(ctx) }()
				await(t, func() bool { return !s.Inbox.LastSuccess().IsZero() && until() })
				cancel()
				if err := errors.Join(<-ended, s.Close()); err != nil {
					t.Error(err)
				}
			}
			answered := func() bool { mu.Lock(); defer mu.Unlock(); return answers >= c.want }
			run(func() bool { return true })
			deliver(3, 0)
			run(answered)
			run(answered)
			if mu.Lock(); answers != c.want {
				t.Errorf("%d letters were answered, want %d", answers, c.want)
			}
			mu.Unlock()
		})
	}
}
