package service

import (
	"context"
	"net"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-smtp"

	"pbem/cmd/internal/config"
	"pbem/games/daemon"
	"pbem/mailer"
	"pbem/mailer/mailtest/lint"
)

const settings = `address: games@example.org
trust: token
send: dir:letters
pictures: false
receive: lmtp://127.0.0.1:0
`

// A letter to two reply addresses is one letter, whatever number of recipients and routes it has: it is handled once, and
// each recipient's server is told that it is safe. Our own addresses are known by the form of their tag.
func TestOneLetterForTwoGames(t *testing.T) {
	s := opened(t, settings)
	if got := s.Ready(); got != "no letters are taken from mail servers" {
		t.Errorf("before it listens: %q", got)
	}
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- s.Daemon.Run(ctx) }()
	await(t, func() bool { return s.Ready() == "" })

	secret := strings.Repeat("a", 26)
	one, two := "games+42w13."+secret+"@example.org", "GAMES+57B3."+strings.ToUpper(secret)+"@EXAMPLE.ORG"
	letter := "From: ada@example.com\r\nTo: " + one + ", " + two + "\r\nSubject: x\r\n\r\nhelp\r\n"
	conn, err := net.Dial("tcp", s.Receiver.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	client := smtp.NewClientLMTP(conn)
	defer client.Close()
	for range 2 {
		if err := client.SendMail("ada@example.com", []string{one, two}, strings.NewReader(letter)); err != nil {
			t.Fatal(err)
		}
	}
	for _, unknown := range []string{"games+42w13." + secret[1:] + "@example.org", "games+x@example.org", "game@example.org", "games@example.com"} {
		if err := client.Mail("ada@example.com", nil); err != nil {
			t.Fatal(err)
		}
		if err := client.Rcpt(unknown, nil); err == nil {
			t.Errorf("%s is taken for one of ours", unknown)
		}
	}
	byPipe := mailer.Incoming{Raw: []byte(letter), Received: time.Now(), Recipient: two, Route: "pipe"}
	if v := s.Daemon.Handle(t.Context(), []mailer.Incoming{byPipe}); v[0] != daemon.Done {
		t.Error(v)
	}
	if got := counted(t, s, "pbem_letters_total", "handled"); got != 1 {
		t.Errorf("handled %v times", got)
	}
	if kept, notOurs := counted(t, s, "pbem_receiver_total", "kept"), counted(t, s, "pbem_receiver_total", "not ours"); kept != 2 || notOurs != 4 {
		t.Errorf("%v kept, %v not ours", kept, notOurs)
	}
	cancel()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	if s.Ready() == "" {
		t.Error("ready after its end")
	}
}

// Without plus-addresses there is one address only.
func TestWithoutPlusAddresses(t *testing.T) {
	s := opened(t, settings+"plus_addressing: false\n")
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- s.Daemon.Run(ctx) }()
	await(t, func() bool { return s.Ready() == "" })
	conn, err := net.Dial("tcp", s.Receiver.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	client := smtp.NewClientLMTP(conn)
	defer client.Close()
	if err := client.Mail("ada@example.com", nil); err != nil {
		t.Fatal(err)
	}
	if client.Rcpt("games+42w13."+strings.Repeat("a", 26)+"@example.org", nil) == nil || client.Rcpt("games@example.org", nil) != nil {
		t.Error("a tag is taken, or the address is not")
	}
	cancel()
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

func opened(t *testing.T, text string) *Service {
	t.Helper()
	dir := t.TempDir()
	c, err := config.Parse(filepath.Join(dir, "pbem.yaml"), []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	s, err := Open(t.Context(), c, World{Getenv: func(string) string { return "" }, Log: t.Output(), Clock: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		s.Close()
		for _, fault := range lint.Folder(c.Address, filepath.Join(dir, "letters")) {
			t.Error(fault)
		}
	})
	return s
}

func await(t *testing.T, is func() bool) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !is(); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("it does not happen")
		}
	}
}

func counted(t testing.TB, s *Service, name, outcome string) float64 {
	t.Helper()
	families, err := s.Registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range families {
		for _, m := range f.GetMetric() {
			if f.GetName() == name && m.GetLabel()[0].GetValue() == outcome {
				return m.GetCounter().GetValue()
			}
		}
	}
	return 0
}
