package service

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"log/slog"
	"os"

	"pbem/cmd/pbem/internal/config"
	"pbem/cmd/pbem/internal/daemon"
	"pbem/mailer"
	"pbem/mailer/imap"
	"pbem/mailer/smtp"
)

// newCourier makes what letters are sent by.
func newCourier(c *config.Config, w World, logger *slog.Logger) (mailer.Courier, error) {
	if dir, err := smtp.ParseDirectory(c.Send); err == nil {
		return smtp.NewDirectory(dir)
	}
	settings, err := smtp.ParseURL(c.Send)
	if err != nil {
		return nil, fmt.Errorf("send: %w", err)
	}
	if settings.User != "" {
		if settings.Password, err = c.SendSecret.Read(w.Getenv); err != nil {
			return nil, fmt.Errorf("send: %w", err)
		}
	}
	if settings.TLSConfig, err = certificates(c.CAFile); err != nil {
		return nil, err
	}
	settings.Logger = logger
	return smtp.New(settings), nil
}

// newInbox makes the mailbox that is watched; nil for none.
func newInbox(c *config.Config, w World, logger *slog.Logger) (*imap.Inbox, error) {
	if c.Inbox == "" {
		return nil, nil
	}
	settings, err := imap.ParseURL(c.Inbox)
	if err != nil {
		return nil, fmt.Errorf("inbox: %w", err)
	}
	if settings.Password, err = c.InboxSecret.Read(w.Getenv); err != nil {
		return nil, fmt.Errorf("inbox: %w", err)
	}
	if settings.TLSConfig, err = certificates(c.CAFile); err != nil {
		return nil, err
	}
	settings.Done, settings.Aside = c.Done, c.Aside
	settings.Logger, settings.Probe = logger, w.Probe
	if w.Batch > 0 {
		settings.Batch = w.Batch
	}
	return imap.New(settings), nil
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
	return m.inbox.Run(ctx, func(ctx context.Context, batch []imap.Letter) []imap.Verdict {
		letters := make([]mailer.Incoming, len(batch))
		for i, l := range batch {
			letters[i] = l.Incoming
		}
		verdicts := make([]imap.Verdict, len(batch))
		for i, v := range handle(ctx, letters) {
			verdicts[i] = translate(v)
		}
		return verdicts
	})
}

func translate(v daemon.Verdict) imap.Verdict {
	switch v {
	case daemon.Done:
		return imap.Done
	case daemon.Aside:
		return imap.Aside
	}
	return imap.Leave
}
