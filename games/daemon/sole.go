package daemon

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync/atomic"
	"time"

	"pbem/games"
)

// Sole is a way in that one node uses at a time, the mailbox: whoever has its lease. When that node is gone another takes it over, within
// leaseLong and a look.
type Sole struct {
	inbox  Inbox
	begin  func(ctx context.Context) error
	daemon *Daemon
	here   atomic.Bool
}

// Sole has one node at a time use a way in. begin is called before each time that this one does, for another may have changed what is known
// of it; nil for nothing.
func (d *Daemon) Sole(inbox Inbox, begin func(ctx context.Context) error) *Sole {
	return &Sole{inbox: inbox, begin: begin, daemon: d}
}

// Here reports whether this node is the one that uses it.
func (s *Sole) Here() bool { return s.here.Load() }

// Run implements Inbox: it waits for its turn, as often as it has lost it. What the way in itself gives up with is returned.
func (s *Sole) Run(ctx context.Context, handle Handler) error {
	for ctx.Err() == nil {
		mine, err := s.daemon.solely(ctx, games.MailboxLease, func(ctx context.Context) error { return s.use(ctx, handle) })
		if mine && err != nil {
			return err
		}
		s.daemon.met(ctx, "the lease of the mailbox could not be taken", err)
		pause(ctx, leaseRenew+rand.N(time.Second)) // not all at once
	}
	return ctx.Err()
}

func (s *Sole) use(ctx context.Context, handle Handler) error {
	if s.begin != nil {
		if err := s.begin(ctx); err != nil {
			s.daemon.met(ctx, "what is known of the mailbox could not be read", err)
			return nil
		}
	}
	s.here.Store(true)
	defer s.here.Store(false)
	if s.daemon.Node != "" {
		s.daemon.Log.Info("this node watches the mailbox", "node", s.daemon.Node)
	}
	err := s.inbox.Run(ctx, handle)
	if !errors.Is(context.Cause(ctx), errLeaseLost) { // else whoever has it now notes it
		s.daemon.notePlace(context.WithoutCancel(ctx))
	}
	return err
}

// pause waits, or until the context ends.
func pause(ctx context.Context, wait time.Duration) {
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-ctx.Done():
	case <-timer.C:
	}
}
