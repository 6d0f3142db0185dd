package imap

import (
	"context"
	"fmt"
	"time"

	"github.com/emersion/go-imap/v2"
)

// acknowledge carries out the acks: one command a folder. What was decided is moved also if the context ended meanwhile.
func (f *folders) acknowledge(ctx context.Context, letters []Letter, acks []Ack) error {
	if len(acks) != len(letters) {
		f.cfg.Logger.Error("acks and letters differ in number", "letters", len(letters), "acks", len(acks))
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
	ctx, cancel := afterwards(ctx)
	defer cancel()
	if err := f.moveTo(ctx, done, f.cfg.Done); err != nil {
		return err
	}
	if err := f.moveTo(ctx, aside, f.cfg.Aside); err != nil {
		return err
	}
	f.cfg.Probe("moved")
	return nil
}

// grace is how long letters are still moved after the end was asked for.
const grace = 3 * time.Second

// afterwards is a context that goes on for a while after another has ended.
func afterwards(ctx context.Context) (context.Context, context.CancelFunc) {
	after, cancel := context.WithCancel(context.WithoutCancel(ctx))
	stop := context.AfterFunc(ctx, func() { time.AfterFunc(grace, cancel) })
	return after, func() { stop(); cancel() }
}

// moveTo moves letters into a folder, making it anew if somebody deleted it. A server that says no is logged: the letters
// stay and are handed over again later.
func (f *folders) moveTo(ctx context.Context, uids imap.UIDSet, folder string) error {
	if len(uids) == 0 {
		return nil
	}
	err := f.command(ctx, func() error { return f.move(uids, folder) })
	if refused(err) {
		if err = f.ensure(ctx, &folder); err == nil {
			err = f.command(ctx, func() error { return f.move(uids, folder) })
		}
	}
	if refused(err) {
		f.cfg.Logger.Error("the server does not move letters", "folder", folder, "error", err)
		return nil
	}
	if err != nil {
		return fmt.Errorf("cannot move letters to %q: %w", folder, err)
	}
	return nil
}

func (f *folders) move(uids imap.UIDSet, folder string) error {
	if !f.caps.Has(imap.CapMove) {
		return f.copyAndDelete(uids, folder)
	}
	if _, err := f.client.Move(uids, folder).Wait(); err != nil {
		return err
	}
	f.noteMoved(uids, folder)
	return nil
}

// copyAndDelete moves letters on a server without MOVE (RFC 6851). Without UIDPLUS they stay behind, marked \Deleted: a
// plain EXPUNGE would also remove what a person marked.
func (f *folders) copyAndDelete(uids imap.UIDSet, folder string) error {
	if _, err := f.client.Copy(uids, folder).Wait(); err != nil {
		return err
	}
	if copied := f.noteMoved(uids, folder); len(copied) > 0 {
		uids = common(uids, copied)
	}
	if len(uids) == 0 {
		return nil
	}
	deleted := &imap.StoreFlags{Op: imap.StoreFlagsAdd, Silent: true, Flags: []imap.Flag{imap.FlagDeleted}}
	if err := f.client.Store(uids, deleted, nil).Close(); err != nil {
		return err
	}
	if !f.caps.Has(imap.CapUIDPlus) {
		return nil
	}
	return f.client.UIDExpunge(uids).Close()
}

// noteMoved notes where letters went, and returns which, if the server told.
func (f *folders) noteMoved(uids imap.UIDSet, folder string) imap.UIDSet {
	c := f.wire.answer().copied
	f.checkMoved(uids, c.from, folder)
	if folder == f.cfg.Done {
		f.moved(c.validity, c.to)
	}
	return c.from
}

// common returns those of the letters that the server names, too: it may name any.
func common(letters, named imap.UIDSet) (both imap.UIDSet) {
	uids, _ := letters.Nums()
	for _, uid := range uids {
		if named.Contains(uid) {
			both.AddNum(uid)
		}
	}
	return both
}

// checkMoved compares what was asked with what the server's COPYUID (RFC 4315) says was done: some answer OK for letters
// that are not there. Such a letter was handled and then taken away by somebody else; if it is still in the mailbox after
// all, the next search finds it and it is handed over again.
func (f *folders) checkMoved(asked, moved imap.UIDSet, folder string) {
	if len(moved) == 0 && !f.caps.Has(imap.CapUIDPlus) {
		return // the server does not tell
	}
	uids, _ := asked.Nums()
	for _, uid := range uids {
		if !moved.Contains(uid) {
			f.cfg.Logger.Warn("a handled letter was not moved", "uid", uint32(uid), "folder", folder)
		}
	}
}
