package service

import (
	"errors"
	"net"
	"testing"
	"time"

	"pbem/cmd/internal/config"
	"pbem/games/referee"
	"pbem/mailer"
)

// TestPatience: a letter waits for name servers that do not answer, and after a day it is answered.
func TestPatience(t *testing.T) {
	t.Parallel()
	closed, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	closed.Close()
	const day = 24 * time.Hour
	arrived := time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)
	in := mailer.Incoming{Received: arrived, Raw: []byte("DKIM-Signature: v=1; a=ed25519-sha256; d=example.org; s=s; h=from:subject; bh=x; b=x\r\n" +
		"From: ada@example.org\r\nSubject: hello\r\n\r\nhelp\r\n")}
	m := mailer.Message{From: []mailer.Address{{Mailbox: "ada@example.org"}}}
	for late, waits := range map[time.Duration]bool{0: true, day - time.Second: true, day: false, 30 * day: false} {
		c := &config.Config{Trust: config.TrustDKIM, Resolver: closed.LocalAddr().String()}
		check := judge(c, func() time.Time { return arrived.Add(late) })
		got, err := check(t.Context(), in, m)
		if errors.Is(err, referee.ErrLater) != waits || !waits && got != (mailer.Judgement{Doubt: mailer.Unanswered}) {
			t.Errorf("%s after its arrival: %+v, %v, want it to wait: %v", late, got, err, waits)
		}
	}
	if judge(&config.Config{Trust: config.TrustToken}, time.Now) != nil {
		t.Error("trust: token asks name servers")
	}
}

// TestReadySaysThatLettersWait: while no name server answers, a service that checks signatures itself is not ready, and says why.
func TestReadySaysThatLettersWait(t *testing.T) {
	t.Parallel()
	closed, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	closed.Close()
	for _, c := range []struct {
		config config.Config
		ready  bool
	}{
		{config.Config{Trust: config.TrustDKIM}, false},
		{config.Config{Trust: config.TrustDKIM, AuthServID: "mx.example.org"}, true},
		{config.Config{Trust: config.TrustToken}, true},
	} {
		c.config.Resolver = closed.LocalAddr().String()
		s := &Service{Config: &c.config}
		if why := s.Ready(); (why == "") != c.ready {
			t.Errorf("%+v: %q", c.config, why)
		}
	}
}
