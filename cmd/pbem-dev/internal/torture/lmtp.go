package torture

import (
	"context"
	"errors"
	"fmt"
	"net"
	"time"

	"github.com/emersion/go-smtp"
)

// lmtp hands a letter over a daemon's socket, as a mail server does. nil means that the daemon said 250.
func (h *host) lmtp(ctx context.Context, daemon int, from string, l letter) error {
	var dialer net.Dialer
	conn, err := dialer.DialContext(ctx, "unix", h.socket(daemon))
	if err != nil {
		return err
	}
	defer conn.Close()
	if err := conn.SetDeadline(time.Now().Add(h.impatience)); err != nil {
		return err
	}
	client := smtp.NewClientLMTP(conn)
	client.CommandTimeout, client.SubmissionTimeout = h.impatience, h.impatience
	if err := errors.Join(client.Hello("demo.test"), client.Mail(from, nil), client.Rcpt(l.to, nil)); err != nil {
		return err
	}
	data, err := client.Data()
	if err != nil {
		return err
	}
	if _, err := data.Write(l.bytes); err != nil {
		return err
	}
	if err := data.Close(); err != nil {
		return fmt.Errorf("the letter %s was not acknowledged: %w", l.id, err)
	}
	_ = client.Quit() // it is the service's now, whatever happens
	return nil
}
