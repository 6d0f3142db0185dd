package imap

import (
	"context"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"
)

func (s *session) idles() bool { return s.caps.Has(imap.CapIdle) }

// noteNews is called by the client whenever the server speaks of the mailbox; it must not block.
func (s *session) noteNews(data *imapclient.UnilateralDataMailbox) {
	if data.NumMessages == nil {
		return
	}
	select {
	case s.news <- struct{}{}:
	default:
	}
}

// wait returns when there may be something to do: news, a letter to be tried again, or the longest wait is over. It ends
// with a NOOP, so that the server looks at the mailbox and a dead connection is noticed.
func (s *session) wait(ctx context.Context) error {
	var err error
	if s.idles() {
		limit := min(s.quiet, s.cfg.IdleMax)
		s.quiet = 2 * limit
		err = s.idle(ctx, s.retries.pause(time.Now(), limit))
	} else {
		s.rest(ctx, s.retries.pause(time.Now(), s.cfg.Poll))
	}
	if err != nil {
		return err
	}
	return s.command(ctx, func() error { return s.client.Noop().Wait() })
}

// idle waits in an IDLE command (RFC 2177). Nothing else can be sent meanwhile. The client would renew it only every 28
// minutes, too seldom for the routers on the way, so the limit is ours.
func (s *session) idle(ctx context.Context, limit time.Duration) error {
	var idle *imapclient.IdleCommand
	err := s.command(ctx, func() (err error) {
		idle, err = s.client.Idle()
		return err
	})
	if err != nil {
		return err
	}
	s.rest(ctx, limit)
	return s.command(ctx, func() error {
		if err := idle.Close(); err != nil {
			return err
		}
		return idle.Wait()
	})
}

// rest waits for news, the end of the connection or of the context, at most for the limit.
func (s *session) rest(ctx context.Context, limit time.Duration) {
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case <-ctx.Done():
	case <-s.client.Closed():
	case <-s.news:
	case <-timer.C:
	}
}
