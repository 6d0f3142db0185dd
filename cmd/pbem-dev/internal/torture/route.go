package torture

import (
	"context"
	"errors"
	"fmt"
	"net"
	"time"

	"github.com/emersion/go-smtp"
	"golang.org/x/sync/errgroup"
)

// Route is a way by which letters come to the service.
type Route string

// The routes.
const (
	IMAP Route = "imap" // a mailbox that the service looks into
	LMTP Route = "lmtp" // the mail server hands letters over a socket
	Pipe Route = "pipe" // the mail server starts a process for each letter
)

// bring has a letter taken over by a route. What is not acknowledged is handed over again, until it is or the context ends.
func (h *host) bring(ctx context.Context, by Route, from string, l letter) error {
	h.count(by, 1)
	if by == IMAP {
		return h.post(from, l)
	}
	if by == LMTP && h.twice != nil && h.twice() {
		var both errgroup.Group
		for first := range 2 {
			both.Go(func() error { return h.until(ctx, by, first, from, l) })
		}
		return both.Wait()
	}
	return h.until(ctx, by, 0, from, l)
}

// until has a letter taken over, beginning with one of the daemons.
func (h *host) until(ctx context.Context, by Route, first int, from string, l letter) error {
	for try := first; ; try++ {
		err := h.hand(ctx, by, try, from, l)
		if err == nil {
			h.take(l.id)
		}
		if err == nil || ctx.Err() != nil {
			return err
		}
		if !pause(ctx, retry) {
			return fmt.Errorf("the letter %s was not taken over: %w", l.id, err)
		}
	}
}

// retry is how long our mail server waits before it tries again; real ones are not so pressing.
const retry = 20 * time.Millisecond

func (h *host) hand(ctx context.Context, by Route, try int, from string, l letter) error {
	switch by {
	case Pipe:
		return h.pipe(ctx, try%h.daemons, l)
	case LMTP:
		return h.lmtp(ctx, (h.count(LMTP, 0)+try)%h.daemons, from, l) // each daemon gets some, and what another did not take
	}
	return fmt.Errorf("there is no route %q", by)
}

// take notes that a letter was acknowledged.
func (h *host) take(id string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.taken[id]++
}

// count adds letters that came by a route, and returns how many there were.
func (h *host) count(by Route, more int) int {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.posted[by] += more
	return h.posted[by]
}

// written counts the letters to the service by all routes.
func (h *host) written() (n int) {
	for _, by := range []Route{IMAP, LMTP, Pipe} {
		n += h.count(by, 0)
	}
	return n
}

// post puts a letter into the service's mailbox, with the trace headers of a last hop.
func (h *host) post(from string, l letter) error { return h.put(l.id, trace(from, l)+string(l.bytes)) }

// put puts a letter into the service's mailbox as it is.
func (h *host) put(id, raw string) error {
	h.mu.Lock()
	h.mailed[id]++
	h.mu.Unlock()
	return h.mail.Deliver(referee, []byte(raw))
}

func trace(from string, l letter) string {
	return fmt.Sprintf("Return-Path: <%s>\r\nDelivered-To: %s\r\nReceived: from elsewhere by demo.test; Mon, 2 Mar 2026 10:00:01 +0000\r\n", from, l.to)
}

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

var errKilled = errors.New("killed")

// pipe hands a letter to a process of its own. nil means that it was taken over: exit code 0.
func (h *host) pipe(ctx context.Context, daemon int, l letter) error {
	life, err := h.deliver(daemon, l.bytes, breakpoint{})
	if err != nil {
		return err
	}
	stop := context.AfterFunc(ctx, func() { _ = life.cmd.Process.Kill() })
	defer stop()
	if h.maybeKill != nil {
		h.maybeKill(life)
	}
	return life.handedOver()
}

// handedOver waits until a process has taken its letter over, or is gone without.
func (l *life) handedOver() error {
	<-l.ended
	switch {
	case l.err == nil:
		return nil
	case l.killed() == nil:
		return errKilled
	}
	return fmt.Errorf("%w\n%s", l.err, l.errors.String())
}
