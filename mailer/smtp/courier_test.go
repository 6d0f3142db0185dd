package smtp

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"pbem/mailer"
	"pbem/mailer/endpoint"
	"pbem/mailer/mailtest"
	"pbem/mailer/mailtest/lint"
)

var (
	_ mailer.Courier = (*Courier)(nil)
	_ mailer.Courier = (*Directory)(nil)
)

func server(t testing.TB) *mailtest.Server {
	t.Helper()
	s, err := lint.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Stop)
	for _, address := range []string{"ada@players.test", "bo@players.test"} {
		if err := s.Add(address, "secret"); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func courier(t testing.TB, cfg Config) *Courier {
	c := New(cfg)
	t.Cleanup(func() {
		if err := c.Close(); err != nil {
			t.Error(err)
		}
	})
	return c
}

// to makes a letter; its recipient is players.test's unless told otherwise.
func to(recipient string, number int) mailer.Envelope {
	if !strings.Contains(recipient, "@") {
		recipient += "@players.test"
	}
	id := fmt.Sprintf("%d.%s", number, recipient)
	return mailer.Envelope{
		MessageID: id, From: "games+b42w.token@games.test", To: recipient,
		Data: []byte("From: games@games.test\r\nTo: " + recipient + "\r\nDate: Sat, 21 Nov 2026 06:00:00 +0000\r\nMessage-ID: <" + id + ">\r\n\r\n.dot in front\r\nyour turn\r\n"),
	}
}

// counts returns how often each Message-ID is in a mailbox.
func counts(t testing.TB, a mailtest.Account, letters []mailer.Envelope) []int {
	t.Helper()
	stored, err := a.Folder("INBOX")
	if err != nil {
		t.Fatal(err)
	}
	result := make([]int, len(letters))
	for i, l := range letters {
		for _, s := range stored {
			if bytes.HasSuffix(s.Bytes, l.Data) {
				result[i]++
			}
		}
	}
	return result
}

// failure describes an error as "code permanent" or "code temporary", "ok" for nil.
func failure(t testing.TB, err error) string {
	t.Helper()
	if err == nil {
		return "ok"
	}
	var f *mailer.Failure
	if !errors.As(err, &f) || f.Text == "" {
		t.Errorf("%T without words: %v", err, err)
		return "?"
	}
	if f.Permanent {
		return fmt.Sprint(f.Code, " permanent")
	}
	return fmt.Sprint(f.Code, " temporary")
}

func describe(t testing.TB, replies []mailer.Reply) string {
	var all []string
	for _, err := range mailtest.Errors(replies) {
		all = append(all, failure(t, err))
	}
	return strings.Join(all, ", ")
}

func TestSend(t *testing.T) {
	s := server(t)
	c := courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain})
	letters := []mailer.Envelope{to("ada", 1), to("ada", 2), to("bo+42w1.tag", 3)}
	replies := c.Send(t.Context(), letters)
	if got := describe(t, replies); got != "ok, ok, ok" || replies[0].Text == "" {
		t.Fatal(got)
	}
	if got := counts(t, s.Account("ada@players.test"), letters); fmt.Sprint(got) != "[1 1 0]" {
		t.Errorf("ada has %v", got)
	}
	stored, err := s.Account("bo@players.test").Folder("INBOX")
	if err != nil || len(stored) != 1 {
		t.Fatal(stored, err)
	}
	for _, header := range []string{"Return-Path: <games+b42w.token@games.test>\r\n", "Delivered-To: bo+42w1.tag@players.test\r\n"} {
		if !bytes.Contains(stored[0].Bytes, []byte(header)) {
			t.Errorf("no %q in %q", header, stored[0].Bytes)
		}
	}
}

func TestSendNothing(t *testing.T) {
	c := courier(t, Config{Address: "127.0.0.1:1", TLS: endpoint.Plain})
	if errs := mailtest.Errors(c.Send(t.Context(), nil)); len(errs) != 0 {
		t.Error(errs)
	}
}

// A fault strikes one of three letters; the others must not suffer, and a second attempt must work.
func TestFaults(t *testing.T) {
	cases := []struct {
		name   string
		fault  mailtest.Fault
		want   string
		stored string // copies of the three after the first attempt
	}{
		{"temporary at sender", mailtest.Fault{At: mailtest.AtMail, Code: 451}, "451 temporary, ok, ok", "[0 1 1]"},
		{"permanent at sender", mailtest.Fault{At: mailtest.AtMail, Code: 553}, "553 temporary, ok, ok", "[0 1 1]"},
		{"login demanded", mailtest.Fault{At: mailtest.AtMail, Code: 530}, "530 temporary, ok, ok", "[0 1 1]"},
		{"greylisted", mailtest.Fault{At: mailtest.AtRecipient, Code: 450, Recipient: "ada+2@players.test"}, "ok, 450 temporary, ok", "[1 0 1]"},
		{"unknown recipient", mailtest.Fault{At: mailtest.AtRecipient, Code: 550, Recipient: "ada+2@players.test"}, "ok, 550 permanent, ok", "[1 0 1]"},
		{"closing", mailtest.Fault{At: mailtest.AtRecipient, Code: 421, Recipient: "ada+2@players.test"}, "ok, 421 temporary, ok", "[1 0 1]"},
		{"hangs up at recipient", mailtest.Fault{At: mailtest.AtRecipient, Recipient: "ada+2@players.test"}, "ok, 0 temporary, ok", "[1 0 1]"},
		{"contents refused", mailtest.Fault{At: mailtest.AtData, Code: 554, Recipient: "ada+2@players.test"}, "ok, 554 permanent, ok", "[1 0 1]"},
		{"no room", mailtest.Fault{At: mailtest.AtData, Code: 452, Recipient: "ada+2@players.test"}, "ok, 452 temporary, ok", "[1 0 1]"},
		{"hangs up in data", mailtest.Fault{At: mailtest.AtData, Recipient: "ada+2@players.test"}, "ok, 0 temporary, ok", "[1 0 1]"},
		{"reply lost", mailtest.Fault{At: mailtest.AfterData, Recipient: "ada+2@players.test"}, "ok, 0 temporary, ok", "[1 1 1]"},
		{"closing after data", mailtest.Fault{At: mailtest.AtData, Code: 421, Recipient: "ada+2@players.test"}, "ok, 421 temporary, ok", "[1 0 1]"},
	}
	for _, tc := range cases {
		t.Run(tc.name, func(t *testing.T) {
			s := server(t)
			c := courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain})
			letters := []mailer.Envelope{to("ada+1", 1), to("ada+2", 2), to("ada+3", 3)}
			tc.fault.Times = 1
			s.Fail(tc.fault)
			if got := describe(t, c.Send(t.Context(), letters)); got != tc.want {
				t.Errorf("got %s, want %s", got, tc.want)
			}
			if got := fmt.Sprint(counts(t, s.Account("ada@players.test"), letters)); got != tc.stored {
				t.Errorf("copies %s, want %s", got, tc.stored)
			}
			if got := describe(t, c.Send(t.Context(), letters)); got != "ok, ok, ok" {
				t.Errorf("the second attempt: %s", got)
			}
		})
	}
}

func TestStallIsNoticed(t *testing.T) {
	s := server(t)
	c := courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain, Timeout: 100 * time.Millisecond, DataTimeout: 100 * time.Millisecond})
	for _, at := range []mailtest.Point{mailtest.AtRecipient, mailtest.AtData} {
		s.Fail(mailtest.Fault{At: at, Times: 1, Stall: 500 * time.Millisecond, Code: 450})
		if got := describe(t, c.Send(t.Context(), []mailer.Envelope{to("ada", 1), to("ada", 2)})); got != "0 temporary, ok" {
			t.Errorf("stall at point %d: %s", at, got)
		}
	}
}

func TestUnknownRecipientDoesNotStopTheBatch(t *testing.T) {
	s := server(t)
	c := courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain})
	letters := []mailer.Envelope{to("nobody", 1), to("ada", 2), to("nobody", 3), to("bo", 4)}
	if got := describe(t, c.Send(t.Context(), letters)); got != "550 permanent, ok, 550 permanent, ok" {
		t.Error(got)
	}
}

func TestServerHungUpBetweenBatches(t *testing.T) {
	s := server(t)
	c := courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain})
	for range 3 {
		if got := describe(t, c.Send(t.Context(), []mailer.Envelope{to("ada", 1)})); got != "ok" {
			t.Error(got)
		}
		s.HangUp()
	}
}

func TestIdleConnectionIsClosedAndOpenedAgain(t *testing.T) {
	s := server(t)
	c := courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain, IdleTimeout: time.Millisecond, Connections: 1})
	for i := range 20 {
		if got := describe(t, c.Send(t.Context(), []mailer.Envelope{to("ada", i)})); got != "ok" {
			t.Error(got)
		}
		time.Sleep(time.Duration(i%4) * time.Millisecond)
	}
}

func TestConnectionIsRenewed(t *testing.T) {
	s := server(t)
	c := courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain, PerConn: 2})
	var letters []mailer.Envelope
	for i := range 7 {
		letters = append(letters, to("ada", i))
	}
	for _, err := range mailtest.Errors(c.Send(t.Context(), letters)) {
		if err != nil {
			t.Error(err)
		}
	}
}

func TestNoServer(t *testing.T) {
	c := courier(t, Config{Address: "127.0.0.1:1", TLS: endpoint.Plain})
	if got := describe(t, c.Send(t.Context(), []mailer.Envelope{to("ada", 1), to("ada", 2)})); got != "0 temporary, 0 temporary" {
		t.Error(got)
	}
}

// TestContextEnds: no other letter is begun, and the one under way comes to its end, within bounds. One that the server took over
// is known to be sent.
func TestContextEnds(t *testing.T) {
	for name, c := range map[string]struct {
		fault mailtest.Fault
		stop  time.Duration
		want  string
	}{
		"taken over, and not yet said": {mailtest.Fault{At: mailtest.AfterData, Times: 1, Stall: 300 * time.Millisecond, Code: 250}, time.Minute, "ok, 0 temporary"},
		"not taken":                    {mailtest.Fault{At: mailtest.AtRecipient, Times: 1, Stall: 300 * time.Millisecond, Code: 450}, time.Minute, "450 temporary, 0 temporary"},
		"a server that says nothing":   {mailtest.Fault{At: mailtest.AtRecipient, Times: 1, Stall: 5 * time.Second, Code: 450}, 50 * time.Millisecond, "0 temporary, 0 temporary"},
	} {
		t.Run(name, func(t *testing.T) {
			s := server(t)
			courier := courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain, StopTimeout: c.stop})
			s.Fail(c.fault)
			ctx, cancel := context.WithCancel(t.Context())
			time.AfterFunc(100*time.Millisecond, cancel)
			if got := describe(t, courier.Send(ctx, []mailer.Envelope{to("ada", 1), to("ada", 2)})); got != c.want {
				t.Errorf("%s, want %s", got, c.want)
			}
		})
	}
}

func TestLogin(t *testing.T) {
	s := server(t)
	for password, want := range map[string]string{"secret": "ok", "wrong": "535 temporary"} {
		c := courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain, User: "ada@players.test", Password: password})
		if got := describe(t, c.Send(t.Context(), []mailer.Envelope{to("bo", 1)})); got != want {
			t.Errorf("password %q: %s, want %s", password, got, want)
		}
	}
}

func TestSTARTTLSIsDemanded(t *testing.T) {
	s := server(t) // offers none
	c := courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.StartTLS, User: "ada@players.test", Password: "secret"})
	if got := describe(t, c.Send(t.Context(), []mailer.Envelope{to("bo", 1)})); got != "0 temporary" {
		t.Error(got)
	}
}

func TestUnsendable(t *testing.T) {
	s := server(t)
	c := courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain})
	good := to("ada", 1)
	spoil := map[string]func(*mailer.Envelope){
		"no recipient":         func(e *mailer.Envelope) { e.To = "" },
		"command in recipient": func(e *mailer.Envelope) { e.To = "ada@players.test>\r\nRCPT TO:<bo@players.test" },
		"command in sender":    func(e *mailer.Envelope) { e.From = "x\nDATA" },
		"parameter":            func(e *mailer.Envelope) { e.To = "ada@players.test> NOTIFY=NEVER" },
		"NUL in sender":        func(e *mailer.Envelope) { e.From = "a\x00b" },
		"NUL in letter":        func(e *mailer.Envelope) { e.Data = []byte("a\x00b\r\n") },
		"smuggled end":         func(e *mailer.Envelope) { e.Data = []byte("a\r.\rMAIL FROM:<x>\r\n") },
	}
	for name, change := range spoil {
		bad := good
		change(&bad)
		if got := describe(t, c.Send(t.Context(), []mailer.Envelope{bad, good})); got != "0 permanent, ok" {
			t.Errorf("%s: %s", name, got)
		}
	}
}

func TestManyLettersOnSeveralConnections(t *testing.T) {
	s := server(t)
	c := courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain, Connections: 4, PerConn: 13})
	var letters []mailer.Envelope
	for i := range 200 {
		letters = append(letters, to([]string{"ada", "bo", "nobody"}[i%3], i))
	}
	for i, err := range mailtest.Errors(c.Send(t.Context(), letters)) {
		if got, want := failure(t, err), []string{"ok", "ok", "550 permanent"}[i%3]; got != want {
			t.Errorf("letter %d: %s, want %s", i, got, want)
		}
	}
	for i, n := range counts(t, s.Account("ada@players.test"), letters) {
		if want := map[bool]int{true: 1}[i%3 == 0]; n != want {
			t.Errorf("letter %d: %d copies, want %d", i, n, want)
		}
	}
}

func TestParseURL(t *testing.T) {
	cases := []struct {
		text, address, user string
		mode                endpoint.Mode
	}{
		{"smtps://games@smtp.example.org", "smtp.example.org:465", "games", endpoint.Implicit},
		{"smtp://games@example.org@smtp.example.org", "smtp.example.org:587", "games@example.org", endpoint.StartTLS},
		{"smtp://127.0.0.1:31025", "127.0.0.1:31025", "", endpoint.Local},
	}
	for _, c := range cases {
		got, err := ParseURL(c.text)
		if err != nil || got.Address != c.address || got.User != c.user || got.TLS != c.mode {
			t.Errorf("ParseURL(%q) = %q, %q, %d, %v", c.text, got.Address, got.User, got.TLS, err)
		}
	}
	for text, want := range map[string]string{
		"smtps://games:hidden@smtp.example.org": "holds no password",
		"smtps://smtp.example.org/INBOX":        "nothing can follow",
		"dir:letters":                           "is written like",
	} {
		if _, err := ParseURL(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("ParseURL(%q): %v, want %q", text, err, want)
		}
	}
}

func BenchmarkSend(b *testing.B) {
	s := server(b)
	for _, connections := range []int{1, 4} {
		b.Run(fmt.Sprintf("connections=%d", connections), func(b *testing.B) {
			c := courier(b, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain, Connections: connections})
			letters := make([]mailer.Envelope, 100)
			for i := range letters {
				letters[i] = to("ada", i)
			}
			for b.Loop() {
				for _, err := range mailtest.Errors(c.Send(b.Context(), letters)) {
					if err != nil {
						b.Fatal(err)
					}
				}
			}
			b.ReportMetric(float64(b.N*len(letters))/b.Elapsed().Seconds(), "letters/s")
		})
	}
}

// TestLate: neither courier begins a letter that is late, and the next one goes.
func TestLate(t *testing.T) {
	t.Parallel()
	s := server(t)
	folder, err := NewDirectory(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	letter := func(id string, until time.Time) mailer.Envelope {
		return mailer.Envelope{MessageID: id, To: "ada@players.test", Data: []byte("Subject: x\r\n\r\nx\r\n"), Until: until}
	}
	for name, c := range map[string]mailer.Courier{"smtp": courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain}), "folder": folder} {
		replies := c.Send(t.Context(), []mailer.Envelope{letter("late@x", time.Now().Add(-time.Hour)), letter("soon@x", time.Now().Add(time.Hour))})
		if !errors.Is(replies[0].Err, mailer.ErrLate) || replies[1].Err != nil {
			t.Errorf("%s: %v, %v", name, replies[0].Err, replies[1].Err)
		}
	}
}
