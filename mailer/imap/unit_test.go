package imap

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-imap/v2"
	"pgregory.net/rapid"

	"pbem/mailer/endpoint"
)

func TestParseURL(t *testing.T) {
	cases := []struct {
		text, address, user, mailbox string
		mode                         endpoint.Mode
	}{
		{"imaps://games@imap.example.org/INBOX", "imap.example.org:993", "games", "INBOX", endpoint.Implicit},
		{"IMAPS://games@imap.example.org", "imap.example.org:993", "games", "INBOX", endpoint.Implicit},
		{"imaps://games@example.org@imap.example.org:9930/Games/In", "imap.example.org:9930", "games@example.org", "Games/In", endpoint.Implicit},
		{"imap://games%40example.org@imap.example.org", "imap.example.org:143", "games@example.org", "INBOX", endpoint.StartTLS},
		{"imap://games@localhost:31143/INBOX", "localhost:31143", "games", "INBOX", endpoint.Local},
		{"imap://games@127.0.0.1:31143", "127.0.0.1:31143", "games", "INBOX", endpoint.Local},
		{"imap://games@[::1]", "[::1]:143", "games", "INBOX", endpoint.Local},
	}
	for _, c := range cases {
		got, err := ParseURL(c.text)
		if err != nil || got.Address != c.address || got.User != c.user || got.Mailbox != c.mailbox || got.TLS != c.mode {
			t.Errorf("ParseURL(%q) = %q, %q, %q, %d, %v", c.text, got.Address, got.User, got.Mailbox, got.TLS, err)
		}
	}
}

func TestParseURLRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"imaps://games:hidden@imap.example.org":   "holds no password",
		"imaps://games:@imap.example.org":         "holds no password",
		"imaps://games:hid den@imap.example.org/": "cannot be read",
		"imaps://games:hidden@imap.example.org:x": "cannot be read",
		"pop3://games@example.org":                `"pop3" is not a way`,
		"imap.example.org":                        "is written like imaps://user@host",
		"imaps:///INBOX":                          "names no host",
		"imaps://games@example.org/INBOX?x=1":     "behind a ? or #",
		"":                                        "is written like",
	} {
		_, err := ParseURL(text)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("ParseURL(%q): %v, want %q", text, err, want)
		}
		if err != nil && strings.Contains(err.Error(), "hid") {
			t.Errorf("the error shows the password: %v", err)
		}
	}
}

func FuzzParseURL(f *testing.F) {
	f.Add("imaps://games@imap.example.org/INBOX")
	f.Add("imap://a:b@[::1]:143/%2f?#")
	f.Fuzz(func(t *testing.T, text string) {
		cfg, err := ParseURL(text)
		if err == nil && (cfg.Address == "" || cfg.Mailbox == "") {
			t.Errorf("ParseURL(%q) = %+v", text, cfg)
		}
	})
}

func TestLimitsOfConfig(t *testing.T) {
	cfg := Config{IdleMax: time.Hour, Batch: 10000}.withDefaults()
	if cfg.IdleMax != 5*time.Minute || cfg.Batch != 128 {
		t.Errorf("idle %v, batch %d", cfg.IdleMax, cfg.Batch)
	}
}

func TestBackoff(t *testing.T) {
	b := backoff{min: time.Second, max: 30 * time.Second}
	for _, want := range []time.Duration{1, 2, 4, 8, 16, 30, 30} {
		want *= time.Second
		if got := b.next(); got < want/2 || got > want {
			t.Errorf("pause %v, want between %v and %v", got, want/2, want)
		}
	}
	b.reset()
	if got := b.next(); got > time.Second {
		t.Errorf("pause after a success: %v", got)
	}
}

func TestSleepEndsWithTheContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	sleep(ctx, time.Hour)
}

func TestLeft(t *testing.T) {
	l := retries{first: time.Second, longest: 3 * time.Second}
	l.begin(7)
	now := time.Unix(1000, 0)
	l.tried(5, now)
	check := func(at time.Duration, present []imap.UID, want ...imap.UID) {
		t.Helper()
		if got := l.due(present, now.Add(at)); !slices.Equal(got, want) {
			t.Errorf("after %v of %v are due %v, want %v", at, present, got, want)
		}
	}
	check(0, []imap.UID{5, 6}, 6)
	check(time.Second, []imap.UID{5, 6}, 6, 5)
	if got := l.pause(now.Add(400*time.Millisecond), time.Hour); got != 600*time.Millisecond {
		t.Errorf("pause %v", got)
	}
	l.tried(5, now.Add(time.Second))
	check(2*time.Second, []imap.UID{5})
	check(3*time.Second, []imap.UID{5}, 5)
	check(3*time.Second, nil)
	check(3*time.Second, []imap.UID{5}, 5) // it was gone, so it is another letter
	l.tried(5, now)
	l.begin(7)
	check(0, []imap.UID{5})
	l.begin(8) // UIDVALIDITY changed: 5 is another letter
	check(0, []imap.UID{5}, 5)
}

func TestBoundedKeepsEveryLetterInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sizes := rapid.SliceOf(rapid.Int64Range(0, 3000)).Draw(t, "sizes")
		const limit, longest = 4000, 1000
		var heads, again []head
		for i, size := range sizes {
			heads = append(heads, head{uid: imap.UID(i + 1), size: size})
		}
		for _, part := range bounded(heads, limit, longest) {
			var sum int64
			for _, h := range part {
				sum += h.size
				if h.size > longest && len(part) > 1 {
					t.Fatalf("a letter of %d bytes is not alone", h.size)
				}
			}
			if len(part) == 0 || sum > limit {
				t.Fatalf("a part of %d letters, %d bytes", len(part), sum)
			}
			again = append(again, part...)
		}
		if !slices.Equal(heads, again) {
			t.Fatalf("got %v, want %v", again, heads)
		}
	})
}
