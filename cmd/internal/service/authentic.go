package service

import (
	"context"
	"errors"
	"fmt"
	"net"
	"time"

	"pbem/cmd/internal/config"
	"pbem/games/referee"
	"pbem/mailer"
	"pbem/mailer/auth"
)

// judge returns what judges letters with trust: dkim; nil with trust: token.
func judge(c *config.Config, clock func() time.Time) func(context.Context, mailer.Incoming, mailer.Message) (mailer.Judgement, error) {
	if c.Trust != config.TrustDKIM {
		return nil
	}
	checker := &auth.Checker{AuthServID: c.AuthServID, ReceivedBy: c.ReceivedBy, Resolver: Resolver(c.Resolver), Clock: clock}
	return func(ctx context.Context, in mailer.Incoming, m mailer.Message) (mailer.Judgement, error) {
		judged, err := checker.Judge(ctx, in, m)
		if errors.Is(err, auth.ErrResolver) {
			return judged, fmt.Errorf("%w: %w", referee.ErrLater, err)
		}
		return judged, err
	}
}

// Resolver asks the name server at host:port; "" is the system's.
func Resolver(address string) *net.Resolver {
	if address == "" {
		return net.DefaultResolver
	}
	var dialer net.Dialer
	return &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, network, _ string) (net.Conn, error) {
		return dialer.DialContext(ctx, network, address)
	}}
}
