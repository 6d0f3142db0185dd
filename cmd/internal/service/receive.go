package service

import (
	"context"
	"fmt"
	"io"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"pbem/cmd/internal/config"
	"pbem/games/daemon"
	"pbem/mailer"
	"pbem/mailer/arrival"
	"pbem/mailer/auth"
	"pbem/mailer/imap"
	"pbem/mailer/receiver"
	"pbem/mailer/token"
)

// newReceiver makes what mail servers hand letters to; nil for none. It does not listen yet.
func newReceiver(c *config.Config, w World, letters daemon.LetterLog, registry prometheus.Registerer) *receiver.Receiver {
	if c.Receive.Network == "" {
		return nil
	}
	outcomes := prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "pbem_receiver_total", Help: "What LMTP and SMTP clients did, and what they were told."}, []string{"outcome"})
	registry.MustRegister(outcomes)
	outcomes.WithLabelValues(receiver.Busy) // alerts look whether it grows, which nobody sees of what begins with 1
	settings := receiver.Config{
		LMTP: c.Receive.LMTP, Network: c.Receive.Network, Address: c.Receive.Address,
		Service: c.Address, Postmaster: c.Host, Host: c.AuthServID,
		Certificate: c.Receive.Certificate, Key: c.Receive.Key,
		Connections: c.Receive.Connections, LettersMinute: c.Receive.Messages, Batch: w.Batch,
		Arrival: func(raw []byte, handed time.Time) time.Time { return arrival.Of(raw, c.ReceivedBy, handed) },
		Clock:   w.Clock, Logger: letters.Log, Probe: w.Probe,
		Count: func(outcome string) { outcomes.WithLabelValues(outcome).Inc() },
	}
	route := "smtp"
	if c.Receive.LMTP {
		route = "lmtp"
	}
	settings.TurnedAway = func(r receiver.Refusal) { letters.TurnedAway(route, r.Sender, r.Recipient, r.Outcome) }
	if c.PlusAddress {
		settings.Tag = func(tag string) bool { return token.Parse(tag).Kind != token.None }
	}
	return receiver.New(settings)
}

// Safe reports whether a route may let go of a letter.
func Safe(a daemon.Ack) bool { return a == daemon.Done || a == daemon.Aside }

// counter lets the daemon take letters from mail servers.
type counter struct{ receiver *receiver.Receiver }

func (c counter) Run(ctx context.Context, handle daemon.Handler) error {
	return c.receiver.Run(ctx, func(ctx context.Context, batch []mailer.Incoming) []receiver.Ack {
		acks := make([]receiver.Ack, len(batch))
		for i, v := range handle(ctx, batch) {
			if Safe(v) {
				acks[i] = receiver.Safe
			}
		}
		return acks
	})
}

// ReadAgo is how long ago this process has read the mailbox through; before the first time it is not known, and the time since the start.
func (s *Service) ReadAgo() (ago time.Duration, known bool) {
	if s.Inbox == nil {
		return 0, true
	}
	if last := s.Inbox.LastSuccess(); !last.IsZero() {
		return time.Since(last), true
	}
	return time.Since(s.began), false
}

// Ready returns why letters are not coming in just now; "" if they are. The mailbox is the affair of the node that watches it.
func (s *Service) Ready() string {
	if s.Inbox != nil && (s.node.name == "" || s.watch.Here()) && !s.Inbox.Connected() {
		return "the mailbox is not connected"
	}
	if s.Receiver != nil && !s.Receiver.Listening() {
		return "no letters are taken from mail servers"
	}
	if NeedsNames(s.Config) && auth.Silent(context.Background(), Resolver(s.Config.Resolver)) {
		return "no name server answers: letters wait, a day at most, until the keys of their senders can be looked up"
	}
	return ""
}

// NeedsNames reports whether letters wait while no name server answers: nobody but us looks at their signatures.
func NeedsNames(c *config.Config) bool {
	return c.Trust == config.TrustDKIM && c.AuthServID == ""
}

// Piped reads a letter from a pipe: no more of it than may be read at the address that its header or the mail server names. letter says
// what is known of it besides, and when it is handed over. The rest of what is too large is heard, for the mail server waits for that,
// and dropped.
func (s *Service) Piped(ctx context.Context, in io.Reader, letter mailer.Incoming) (mailer.Incoming, error) {
	var err error
	if letter.Raw, err = io.ReadAll(io.LimitReader(in, mailer.MaxLetter+1)); err != nil {
		return letter, fmt.Errorf("cannot read the message: %w", err)
	}
	handed := letter.Received
	letter.Received = arrival.Of(letter.Raw, s.Config.ReceivedBy, handed)
	if len(letter.Raw) <= mailer.MaxLetter {
		return letter, nil
	}
	room, err := s.Daemon.Room(ctx, letter)
	if err != nil {
		return letter, fmt.Errorf("cannot tell how large the message may be: %w", err)
	}
	if room == mailer.Large {
		rest, err := io.ReadAll(io.LimitReader(in, mailer.MaxLarge-mailer.MaxLetter))
		if err != nil {
			return letter, fmt.Errorf("cannot read the message: %w", err)
		}
		letter.Raw = append(letter.Raw, rest...)
	}
	beyond, err := io.Copy(io.Discard, in)
	if err != nil {
		return letter, fmt.Errorf("cannot read the message: %w", err)
	}
	letter.Size = int64(len(letter.Raw)) + beyond
	return letter, nil
}

// Since and Place make the mailbox the daemon's past. A place is written "UIDVALIDITY UIDNEXT"; whatever else is read as a
// place is before the first letter.
func (m mailbox) Since(ctx context.Context, place string, visit func(context.Context, []mailer.Incoming) error) (string, error) {
	var from imap.Place
	if _, err := fmt.Sscanf(place, "%d %d", &from.Validity, &from.Next); err != nil {
		from = imap.Place{}
	}
	var each func(context.Context, []imap.Letter) error
	if visit != nil {
		each = func(ctx context.Context, batch []imap.Letter) error { return visit(ctx, incoming(batch)) }
	}
	to, err := m.inbox.Since(ctx, from, each)
	return written(to), err
}

// Place is "" while another node moves letters: it knows better.
func (m mailbox) Place() string {
	if !m.watch.Here() {
		return ""
	}
	return written(m.inbox.Place())
}

func written(p imap.Place) string {
	if p == (imap.Place{}) {
		return ""
	}
	return fmt.Sprintf("%d %d", p.Validity, p.Next)
}

func incoming(batch []imap.Letter) []mailer.Incoming {
	letters := make([]mailer.Incoming, len(batch))
	for i, l := range batch {
		letters[i] = l.Incoming
	}
	return letters
}
