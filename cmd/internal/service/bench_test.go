package service

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/url"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-smtp"
	"golang.org/x/sync/errgroup"

	"pbem/cmd/internal/config"
	"pbem/mailer"
	"pbem/mailer/mailtest/lint"
)

const letters = 1000

// BenchmarkIn measures how many letters a second are handled and committed on a disk, by the ways in. Each is a question
// that is answered; the answers are not sent.
func BenchmarkIn(b *testing.B) {
	for _, connections := range []int{1, 4, 16} {
		b.Run(fmt.Sprintf("lmtp/connections=%d", connections), func(b *testing.B) {
			var sum time.Duration
			for range b.N {
				sum += take(b, settings, func(s *Service) error { return hand(s, connections) })
			}
			b.ReportMetric(float64(b.N*letters)/sum.Seconds(), "letters/s")
		})
	}
	b.Run("imap", func(b *testing.B) {
		var sum time.Duration
		for range b.N {
			sum += takeByIMAP(b)
		}
		b.ReportMetric(float64(b.N*letters)/sum.Seconds(), "letters/s")
	})
}

func takeByIMAP(b *testing.B) time.Duration {
	host, err := lint.Start()
	if err != nil {
		b.Fatal(err)
	}
	defer host.Stop()
	if err := host.Add("games@example.org", "secret"); err != nil {
		b.Fatal(err)
	}
	inbox := "address: games@example.org\ntrust: token\nsend: dir:letters\ninbox: imap://" + url.QueryEscape("games@example.org") + "@" + host.IMAPAddr() + "/INBOX\n"
	return take(b, inbox, func(*Service) error {
		for i := range letters {
			if err := host.Deliver("games@example.org", []byte(question(i))); err != nil {
				return err
			}
		}
		return nil
	})
}

func question(i int) string {
	return fmt.Sprintf("From: p%d@example.com\r\nTo: games@example.org\r\nSubject: x\r\nMessage-ID: <%d@example.com>\r\n\r\npresets\r\n", i, i)
}

// take runs a service until it has handled all the letters that it is given, and returns how long that took.
func take(b *testing.B, text string, give func(*Service) error) time.Duration {
	c, err := config.Parse(filepath.Join(b.TempDir(), "pbem.yaml"), []byte(text))
	if err != nil {
		b.Fatal(err)
	}
	s, err := Open(b.Context(), c, World{Getenv: func(string) string { return "secret" }, Log: io.Discard, Clock: time.Now})
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	s.Daemon.Courier = deaf{}
	ctx, cancel := context.WithTimeout(b.Context(), time.Minute)
	defer cancel()
	ended := make(chan error, 1)
	go func() { ended <- s.Daemon.Run(ctx) }()
	for s.Ready() != "" && ctx.Err() == nil {
		time.Sleep(time.Millisecond)
	}
	began := time.Now()
	if err := give(s); err != nil {
		b.Fatal(err)
	}
	for counted(b, s, "pbem_letters_total", "handled") < letters {
		if time.Sleep(time.Millisecond); ctx.Err() != nil {
			b.Fatal("the letters are not handled")
		}
	}
	took := time.Since(began)
	cancel()
	if err := <-ended; err != nil {
		b.Fatal(err)
	}
	return took
}

// hand gives all letters over some connections at once.
func hand(s *Service, connections int) error {
	var group errgroup.Group
	for lane := range connections {
		group.Go(func() error {
			conn, err := net.Dial("tcp", s.Receiver.Addr().String())
			if err != nil {
				return err
			}
			client := smtp.NewClientLMTP(conn)
			defer client.Close()
			for i := lane; i < letters; i += connections {
				if err := client.SendMail(fmt.Sprintf("p%d@example.com", i), []string{"games@example.org"}, strings.NewReader(question(i))); err != nil {
					return err
				}
			}
			return nil
		})
	}
	return group.Wait()
}

// deaf is a courier that carries everything away at once.
type deaf struct{}

func (deaf) Send(_ context.Context, letters []mailer.Envelope) []mailer.Reply {
	return make([]mailer.Reply, len(letters))
}
func (deaf) Close() error { return nil }
