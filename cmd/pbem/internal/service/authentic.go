package service

import (
	"context"

	"pbem/cmd/pbem/internal/config"
	"pbem/mailer"
	"pbem/mailer/auth"
)

// authenticator returns the check of trust: dkim; nil with trust: token.
func authenticator(c *config.Config) func(context.Context, mailer.Incoming, mailer.Message) error {
	if c.Trust != config.TrustDKIM {
		return nil
	}
	return auth.Checker{AuthServID: c.AuthServID}.Check
}
