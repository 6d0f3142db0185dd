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

// patience is how long a letter waits, from its arrival on, for name servers that do not answer. After that it is answered
// as one that nothing vouches for.
const patience = 24 * time.Hour

// authenticator returns the check of trust: dkim; nil with trust: token.
func authenticator(c *config.Config, clock func() time.Time) func(context.Context, mailer.Incoming, mailer.Message) error {
	if c.Trust != config.TrustDKIM {
		return nil
	}
	checker := &auth.Checker{AuthServID: c.AuthServID, Resolver: Resolver(c.Resolver), Clock: clock}
	return func(ctx context.Context, in mailer.Incoming, m mailer.Message) error {
		err := checker.Check(ctx, in, m)
		if errors.Is(err, auth.ErrResolver) && clock().Sub(in.Received) < patience {
			return fmt.Errorf("%w: %w", referee.ErrLater, err)
		}
		return err
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
