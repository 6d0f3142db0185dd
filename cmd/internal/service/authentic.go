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

// judge returns what judges letters with trust: dkim; nil with trust: token.
func judge(c *config.Config, clock func() time.Time) func(context.Context, mailer.Incoming, mailer.Message) (mailer.Judgement, error) {
	if c.Trust != config.TrustDKIM {
		return nil
	}
	checker := &auth.Checker{AuthServID: c.AuthServID, Resolver: Resolver(c.Resolver), Clock: clock}
	return func(ctx context.Context, in mailer.Incoming, m mailer.Message) (mailer.Judgement, error) {
		err := checker.Check(ctx, in, m)
		switch {
		case err == nil:
			return mailer.Judgement{Belief: mailer.Believed}, nil
		case errors.Is(err, auth.ErrResolver) && clock().Sub(in.Received) < patience:
			return mailer.Judgement{}, fmt.Errorf("%w: %w", referee.ErrLater, err)
		case errors.Is(err, auth.ErrResolver):
			return mailer.Judgement{Doubt: mailer.Unanswered}, nil
		case errors.Is(err, auth.ErrAmbiguous):
			return mailer.Judgement{Doubt: mailer.Ambiguous}, nil
		}
		return mailer.Judgement{Doubt: mailer.Unsigned}, nil
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
