package service

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"log/slog"
	"os"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/secret"
	"pbem/games/daemon"
	"pbem/mailer"
	"pbem/mailer/imap"
	"pbem/mailer/login"
	"pbem/mailer/smtp"
)

// newCourier makes what letters are sent by.
func newCourier(c *config.Config, w World, logger *slog.Logger) (mailer.Courier, error) {
	if dir, err := smtp.ParseDirectory(c.Send); err == nil {
		if _, err := certificates(c); err != nil {
			return nil, err
		}
		courier, err := smtp.NewDirectory(dir)
		return courier, c.About("send", err)
	}
	settings, err := Submission(c, w.Getenv, logger)
	if err != nil {
		return nil, err
	}
	return smtp.New(settings), nil
}

// Submission is how the server is reached that letters are handed to; send must not be a directory. The logger may be nil.
func Submission(c *config.Config, getenv func(string) string, logger *slog.Logger) (smtp.Config, error) {
	settings, err := smtp.ParseURL(c.Send)
	if err != nil {
		return settings, c.About("send", err)
	}
	settings.Method = c.SendAuth
	if settings.User != "" {
		if settings.Secret, err = secretOf(c, c.SendSecret, getenv, logger); err != nil {
			return settings, err
		}
	}
	if logger != nil {
		settings.Logger = logger
	}
	settings.TLSConfig, err = certificates(c)
	return settings, err
}

// newInbox makes the mailbox that is watched; nil for none.
func newInbox(c *config.Config, w World, logger *slog.Logger) (*imap.Inbox, error) {
	if c.Inbox == "" {
		return nil, nil
	}
	settings, err := Mailbox(c, w.Getenv, logger)
	if err != nil {
		return nil, err
	}
	settings.Probe = w.Probe
	if w.Batch > 0 {
		settings.Batch = w.Batch
	}
	return imap.New(settings), nil
}

// Mailbox is how the mailbox is reached; inbox must not be none. The logger may be nil.
func Mailbox(c *config.Config, getenv func(string) string, logger *slog.Logger) (imap.Config, error) {
	settings, err := imap.ParseURL(c.Inbox)
	if err != nil {
		return settings, c.About("inbox", err)
	}
	settings.Method = c.InboxAuth
	if settings.Secret, err = secretOf(c, c.InboxSecret, getenv, logger); err != nil {
		return settings, err
	}
	settings.Done, settings.Aside = c.Done, c.Aside
	if logger != nil {
		settings.Logger = logger
	}
	settings.TLSConfig, err = certificates(c)
	return settings, err
}

// secretOf is what a login asks for its password or token each time, so that a new one counts at once. A file or the environment must
// have one now; a command is run when it is needed.
func secretOf(c *config.Config, from secret.Source, getenv func(string) string, logger *slog.Logger) (login.Secret, error) {
	ask := func(ctx context.Context) (string, error) {
		text, err := from.Read(ctx, getenv, logger)
		if from.Field == "" {
			return text, err
		}
		return text, c.About(from.Field, err)
	}
	if from.Command != "" {
		return ask, nil
	}
	_, err := ask(context.Background())
	return ask, err
}

// certificates adds a file of certificate authorities to the system's; nil for no file.
func certificates(c *config.Config) (*tls.Config, error) {
	if c.CAFile == "" {
		return nil, nil
	}
	pem, err := os.ReadFile(c.CAFile)
	if err != nil {
		return nil, c.About("ca_file", err)
	}
	pool, err := x509.SystemCertPool()
	if err != nil {
		pool = x509.NewCertPool()
	}
	if !pool.AppendCertsFromPEM(pem) {
		return nil, c.About("ca_file", fmt.Errorf("%s holds no certificate", c.CAFile))
	}
	return &tls.Config{RootCAs: pool}, nil
}

// mailbox lets the daemon watch an IMAP mailbox.
type mailbox struct {
	inbox *imap.Inbox
	watch *daemon.Sole // of which a place is told alone
}

func (m mailbox) Run(ctx context.Context, handle daemon.Handler) error {
	return m.inbox.Run(ctx, func(ctx context.Context, batch []imap.Letter) []imap.Ack {
		acks := make([]imap.Ack, len(batch))
		for i, v := range handle(ctx, incoming(batch)) {
			acks[i] = translate(v)
		}
		return acks
	})
}

func translate(v daemon.Ack) imap.Ack {
	switch v {
	case daemon.Done:
		return imap.Done
	case daemon.Aside:
		return imap.Aside
	}
	return imap.Leave
}
