package imap

import (
	"context"
	"errors"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"
)

// idles reports whether the server tells news by itself, as far as is known.
func (s *session) idles(now time.Time) bool { return s.caps.Has(imap.CapIdle) && !now.Before(*s.muted) }

// mutedFor is how long a server isn't asked again to idle when it refused.
const mutedFor = time.Hour

// noteNews is called whenever the server speaks of letters in the mailbox; it must not block.
func (d *dialogue) noteNews() {
	select {
	case d.news <- struct{}{}:
	default:
	}
}

// wait returns when there may be something to do: news, a letter to be tried again, or the longest wait is over. It ends
// with a NOOP, so that the server looks at the mailbox and a dead connection is noticed. A server that says no to either is only
// asked for letters.
func (s *session) wait(ctx context.Context) error {
	now := time.Now()
	if s.idles(now) {
		limit := min(s.quiet, s.cfg.IdleMax)
		s.quiet = 2 * limit
		err := s.idle(ctx, s.retries.pause(now, limit))
		if refused(err) || errors.Is(err, errNotIdle) {
			s.cfg.Logger.Warn("the server refuses to tell of new letters; it is asked", "error", err, "every", s.cfg.Poll)
			*s.muted, err = now.Add(mutedFor), nil
		}
		if err != nil {
			return err
		}
	} else {
		s.rest(ctx, s.retries.pause(now, s.cfg.Poll))
	}
	err := s.command(ctx, func() error { return s.client.Noop().Wait() })
	if refused(err) {
		return nil
	}
	return err
}

// errNotIdle is of a server that says that it is done with idling before it has begun.
var errNotIdle = errors.New("the server doesn't idle")

// idle waits in an IDLE command (RFC 2177). Nothing else can be sent meanwhile. The client would renew it only every 28
// minutes, too seldom for the routers on the way, so the limit is ours.
func (s *session) idle(ctx context.Context, limit time.Duration) error {
	var idle *imapclient.IdleCommand
	err := s.command(ctx, func() (err error) {
		idle, err = s.client.Idle()
		return err
	})
	if err != nil && !refused(err) && s.client.State() == imap.ConnStateSelected {
		return errNotIdle
	}
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

// rest waits for news, the end of the connection or of the context, at most for the limit. Where there were no letters the last time
// that the server spoke of some, and the time before, it goes on waiting for a while, longer each time.
func (s *session) rest(ctx context.Context, limit time.Duration) {
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case <-ctx.Done():
	case <-s.client.Closed():
	case <-timer.C:
		s.alarms = 0
	case <-s.news:
		if s.alarms++; s.alarms > 1 {
			timer.Reset(grow(s.cfg.IdleMin, s.cfg.Poll, s.alarms-2))
			select {
			case <-ctx.Done():
			case <-s.client.Closed():
			case <-timer.C:
			}
		}
	}
}
