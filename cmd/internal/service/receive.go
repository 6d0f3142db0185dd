package service

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"pbem/cmd/internal/config"
	"pbem/games/daemon"
	"pbem/mailer"
	"pbem/mailer/arrival"
	"pbem/mailer/auth"
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
