package torture

import (
	"context"
	"fmt"
	"time"
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
	for try := 0; ; try++ {
		err := h.hand(ctx, by, try, from, l)
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
		return h.pipe(ctx, l)
	case LMTP:
		return h.lmtp(ctx, (h.count(LMTP, 0)+try)%h.daemons, from, l) // each daemon gets some, and what another did not take
	}
	return fmt.Errorf("there is no route %q", by)
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
