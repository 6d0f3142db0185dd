package service

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"log/slog"
	"os"

	"pbem/cmd/internal/config"
	"pbem/games/daemon"
	"pbem/mailer"
	"pbem/mailer/imap"
	"pbem/mailer/smtp"
)

// newCourier makes what letters are sent by.
func newCourier(c *config.Config, w World, logger *slog.Logger) (mailer.Courier, error) {
	if dir, err := smtp.ParseDirectory(c.Send); err == nil {
		return smtp.NewDirectory(dir)
	}
	settings, err := Submission(c, w.Getenv)
	if err != nil {
		return nil, err
	}
	settings.Logger = logger
	return smtp.New(settings), nil
}

// Submission is how the server is reached that letters are handed to; send must not be a directory.
func Submission(c *config.Config, getenv func(string) string) (smtp.Config, error) {
	settings, err := smtp.ParseURL(c.Send)
	if err != nil {
		return settings, fmt.Errorf("send: %w", err)
	}
	if settings.User != "" {
		if settings.Password, err = c.SendSecret.Read(getenv); err != nil {
			return settings, fmt.Errorf("send: %w", err)
		}
	}
	settings.TLSConfig, err = certificates(c.CAFile)
	return settings, err
}

// newInbox makes the mailbox that is watched; nil for none.
func newInbox(c *config.Config, w World, logger *slog.Logger) (*imap.Inbox, error) {
	if c.Inbox == "" {
		return nil, nil
	}
	settings, err := Mailbox(c, w.Getenv)
	if err != nil {
		return nil, err
	}
	settings.Logger, settings.Probe = logger, w.Probe
	if w.Batch > 0 {
		settings.Batch = w.Batch
	}
	return imap.New(settings), nil
}

// Mailbox is how the mailbox is reached; inbox must not be none.
func Mailbox(c *config.Config, getenv func(string) string) (imap.Config, error) {
	settings, err := imap.ParseURL(c.Inbox)
	if err != nil {
		return settings, fmt.Errorf("inbox: %w", err)
	}
	if settings.Password, err = c.InboxSecret.Read(getenv); err != nil {
		return settings, fmt.Errorf("inbox: %w", err)
	}
	settings.Done, settings.Aside = c.Done, c.Aside
	settings.TLSConfig, err = certificates(c.CAFile)
	return settings, err
}

// certificates adds a file of certificate authorities to the system's; nil for no file.
func certificates(file string) (*tls.Config, error) {
	if file == "" {
		return nil, nil
	}
	pem, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("ca_file: %w", err)
	}
	pool, err := x509.SystemCertPool()
	if err != nil {
		pool = x509.NewCertPool()
	}
	if !pool.AppendCertsFromPEM(pem) {
		return nil, fmt.Errorf("ca_file: %s holds no certificate", file)
	}
	return &tls.Config{RootCAs: pool}, nil
}

// mailbox lets the daemon watch an IMAP mailbox.
type mailbox struct{ inbox *imap.Inbox }

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
