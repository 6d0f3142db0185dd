package service

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"time"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/gate"
	"pbem/cmd/internal/storage"
	"pbem/games"
	"pbem/games/daemon"
	"pbem/games/sqlite"
	"pbem/mailer/imap"
)

// Recovery is how the host has the service go on with a store that is older than what was done with it.
type Recovery int

const (
	Undecided     Recovery = iota
	CatchUp                // handle again the letters in the folder of the handled ones that the store does not know
	AcceptRestore          // what is missing stays missing
)

// Begin does what the host has decided. The error is games.ErrOlder when a decision is needed and there is none.
func (s *Service) Begin(ctx context.Context, r Recovery) error {
	switch r {
	case CatchUp:
		n, err := s.Daemon.CatchUp(ctx)
		if err != nil {
			return fmt.Errorf("cannot catch up: %w", err)
		}
		s.Daemon.Log.Info("caught up with the mailbox", "letters", n)
	case AcceptRestore:
		if err := s.Daemon.AcceptGap(ctx); err != nil {
			return fmt.Errorf("cannot accept the store as it is: %w", err)
		}
		s.Daemon.Log.Warn("the store is accepted as it is")
	}
	return s.Daemon.Halted(ctx)
}

// Settle sends the letters due and writes the records. What was handled is safe already: what fails here is tried again.
func (s *Service) Settle(ctx context.Context) {
	if err := s.Daemon.Flush(ctx); err != nil {
		s.Daemon.Log.Error("letters could not be sent now; they stay in the outbox", "err", err)
	}
	s.Daemon.WriteRecords(ctx)
}

// Listen starts the health and metrics endpoint, if one is configured.
func (s *Service) Listen() (stop func(), err error) {
	if s.Config.Listen == "" {
		return func() {}, nil
	}
	socket, err := net.Listen("tcp", s.Config.Listen)
	if err != nil {
		return nil, s.Config.About("listen", fmt.Errorf("cannot listen for health checks: %w", err))
	}
	listener := gate.New(socket)
	server := &http.Server{Handler: s.Daemon.Health(s.Registry, s.Ready), ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 10 * time.Second,
		WriteTimeout: time.Minute, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10, ConnState: listener.State}
	go func() {
		if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) && !errors.Is(err, os.ErrClosed) {
			s.Daemon.Log.Error("the health endpoint stopped", "err", err)
		}
	}()
	return func() { _ = server.Close() }, nil
}

// How long damage is looked for in the store: before a service that waits for letters begins, and then beside it; and by one that is run
// by cron, for whose beginning nobody waits.
const (
	SoundAtStart = time.Second
	soundBeside  = 10 * time.Minute
	SoundByCron  = 20 * time.Second
)

// sound refuses a store that is damaged: on one that can still be read in part, a service would act on what it finds. whole is false where
// there was no time to look at all of it.
func sound(ctx context.Context, c *config.Config, within time.Duration) (whole bool, err error) {
	at := storage.Of(c)
	whole, err = at.Sound(ctx, within)
	if err != nil {
		err = fmt.Errorf("the store cannot be used: %w. Put a backup in its place (%s); pbem doctor looks at all of it", err, at.Remedy())
	}
	if errors.Is(err, sqlite.ErrForeign) {
		err = config.Mistaken(err)
	}
	return whole, err
}

// LookOn looks for damage in a store that was too large to be looked through at the start, while the service works. It ends the daemon
// where there is some.
func (s *Service) LookOn(ctx context.Context) {
	if s.whole {
		return
	}
	whole, err := sound(ctx, s.Config, soundBeside)
	switch {
	case ctx.Err() != nil:
	case err != nil:
		s.Daemon.Damaged(s.Config.About("store", err))
	case !whole:
		s.Daemon.Log.Info("the store is too large to look for damage at a start; pbem doctor looks at all of it", "file", s.Config.Store)
	}
}

// checkedMark is when the store was last looked through at a start.
const checkedMark = "checked"

// CheckDue reports whether a store was not looked through for a day: cron opens it too often to do so each time.
func CheckDue(ctx context.Context, c *config.Config, now time.Time) bool {
	if c.Database != "" {
		return false
	}
	all, err := marks(ctx, c)
	last, unread := time.Parse(time.RFC3339, all[games.OfNode("").Key(checkedMark)]) // of a file: its node has no name
	return err != nil || unread != nil || now.Sub(last) >= 24*time.Hour || now.Before(last)
}

// missing lets the daemon know of letters that the mailbox does not deliver.
func (s *Service) missing() {
	s.Inbox.Notify(
		func(ctx context.Context, u imap.Unfetched) { s.Daemon.Missed(ctx, asNoted(u), u.Header) },
		func(ctx context.Context, u imap.Unfetched) { s.Daemon.Fetched(ctx, asNoted(u)) })
}

// remember lets the mailbox know of those that are noted, and which letters are too old, before it is watched.
func (s *Service) remember(ctx context.Context) error {
	oldest := s.Config.Since
	if oldest.IsZero() {
		var err error
		if oldest, err = s.Daemon.Since(ctx); err != nil {
			return err
		}
	}
	s.Inbox.LeaveOlder(oldest)
	noted, err := s.store.Unfetched(ctx)
	if err != nil {
		return err
	}
	var list []imap.Unfetched
	for _, u := range noted {
		list = append(list, imap.Unfetched{UIDValidity: u.Validity, UID: u.UID, Size: u.Size, Arrived: u.Arrived, Since: u.Since, Tries: u.Tries, Reason: u.Reason})
	}
	s.Inbox.Remember(list)
	return nil
}

func asNoted(u imap.Unfetched) games.Unfetched {
	n := daemon.NewUnfetched(u.UIDValidity, u.UID)
	n.Size, n.Arrived, n.Since, n.Tries, n.Reason = u.Size, u.Arrived, u.Since, u.Tries, u.Reason
	return n
}
