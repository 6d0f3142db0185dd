package imap

import (
	"context"
	"fmt"

	"github.com/emersion/go-imap/v2"
)

// acknowledge carries out the acks: one command a folder. What was decided is moved also if the context ended meanwhile.
func (s *session) acknowledge(ctx context.Context, letters []Letter, acks []Ack) error {
	if len(acks) != len(letters) {
		s.cfg.Logger.Error("acks and letters differ in number", "letters", len(letters), "acks", len(acks))
	}
	var done, aside imap.UIDSet
	for i, v := range acks[:min(len(acks), len(letters))] {
		switch v {
		case Done:
			done.AddNum(imap.UID(letters[i].UID))
		case Aside:
			aside.AddNum(imap.UID(letters[i].UID))
		}
	}
	ctx = context.WithoutCancel(ctx)
	if err := s.moveTo(ctx, done, s.cfg.Done); err != nil {
		return err
	}
	if err := s.moveTo(ctx, aside, s.cfg.Aside); err != nil {
		return err
	}
	s.cfg.Probe("moved")
	return nil
}

// moveTo moves letters into a folder, making it anew if somebody deleted it. A server that says no is logged: the letters
// stay and are handed over again later.
func (s *session) moveTo(ctx context.Context, uids imap.UIDSet, folder string) error {
	if len(uids) == 0 {
		return nil
	}
	err := s.command(ctx, func() error { return s.move(uids, folder) })
	if refused(err) {
		err = s.command(ctx, func() error {
			if err := s.ensure(folder); err != nil {
				return err
			}
			return s.move(uids, folder)
		})
	}
	if refused(err) {
		s.cfg.Logger.Error("the server does not move letters", "folder", folder, "error", err)
		return nil
	}
	if err != nil {
		return fmt.Errorf("cannot move letters to %q: %w", folder, err)
	}
	return nil
}

func (s *session) move(uids imap.UIDSet, folder string) error {
	if !s.caps.Has(imap.CapMove) {
		return s.copyAndDelete(uids, folder)
	}
	data, err := s.client.Move(uids, folder).Wait()
	if err != nil {
		return err
	}
	moved, _ := data.SourceUIDs.(imap.UIDSet)
	s.checkMoved(uids, moved, folder)
	s.note(folder, data.UIDValidity, data.DestUIDs)
	return nil
}

// copyAndDelete moves letters on a server without MOVE (RFC 6851). Without UIDPLUS they stay behind, marked \Deleted: a
// plain EXPUNGE would also remove what a person marked.
func (s *session) copyAndDelete(uids imap.UIDSet, folder string) error {
	data, err := s.client.Copy(uids, folder).Wait()
	if err != nil {
		return err
	}
	s.checkMoved(uids, data.SourceUIDs, folder)
	s.note(folder, data.UIDValidity, data.DestUIDs)
	if len(data.SourceUIDs) > 0 {
		uids = data.SourceUIDs
	}
	deleted := &imap.StoreFlags{Op: imap.StoreFlagsAdd, Silent: true, Flags: []imap.Flag{imap.FlagDeleted}}
	if err := s.client.Store(uids, deleted, nil).Close(); err != nil {
		return err
	}
	if !s.caps.Has(imap.CapUIDPlus) {
		return nil
	}
	return s.client.UIDExpunge(uids).Close()
}

func (s *session) note(folder string, validity uint32, into imap.NumSet) {
	if folder == s.cfg.Done {
		s.moved(validity, into)
	}
}

// checkMoved compares what was asked with what the server's COPYUID (RFC 4315) says was done: some answer OK for letters
// that are not there. Such a letter was handled and then taken away by somebody else; if it is still in the mailbox after
// all, the next search finds it and it is handed over again.
func (s *session) checkMoved(asked, moved imap.UIDSet, folder string) {
	if len(moved) == 0 && !s.caps.Has(imap.CapUIDPlus) {
		return // the server does not tell
	}
	uids, _ := asked.Nums()
	for _, uid := range uids {
		if !moved.Contains(uid) {
			s.cfg.Logger.Warn("a handled letter was not moved", "uid", uint32(uid), "folder", folder)
		}
	}
}
