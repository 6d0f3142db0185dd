package service

import (
	"context"

	"pbem/games"
	"pbem/games/daemon"
	"pbem/mailer/imap"
)

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
