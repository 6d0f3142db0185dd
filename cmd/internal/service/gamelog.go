package service

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"pbem/games"
	"pbem/games/archive/gamelog"
	"pbem/games/reply"
)

// loggedMark keeps how far the log of the archive was written as a file: see gamelog.File.State.
const loggedMark = "logged"

// lines are the store's lines of the log, from one on.
func (r logKeeper) lines(ctx context.Context) func(int64) ([]string, error) {
	return func(from int64) ([]string, error) { return r.store.LogLines(ctx, from) }
}

// openLog takes up the file of the log where the last process left it.
func (r logKeeper) openLog(ctx context.Context) error {
	state, err := r.mark(ctx, loggedMark)
	if err != nil {
		return err
	}
	r.growing.Lock()
	defer r.growing.Unlock()
	r.log = gamelog.NewFile(r.dir, r.referee.Site, r.referee.Signing)
	r.log.Resume(state)
	r.logged = state
	r.behind = true // something may have become of the file since
	return nil
}

// pauseAfter is how many writes are left out, where nothing has changed, after one of the log has failed: trying reads all of it.
const pauseAfter = 30

// keepLog has the file of the log follow the store where that may be needed. What was broken off, as by the end of the service, is made up
// for the next time, though nothing has changed since.
func (r logKeeper) keepLog(ctx context.Context, changed bool) error {
	r.growing.Lock()
	defer r.growing.Unlock()
	r.behind = r.behind || changed
	if r.pause > 0 && !changed {
		r.pause--
		return nil
	}
	if !r.behind && r.logged == r.log.State() && !r.logGone() {
		return nil
	}
	r.pause = 0
	err := r.growLog(ctx)
	r.behind = err != nil
	if err != nil && ctx.Err() == nil {
		r.pause = pauseAfter
	}
	return err
}

// publish finds out how far the log may be written, and lists the matches anew of which it tells more now.
func (r logKeeper) publish(ctx context.Context) error {
	r.growing.Lock()
	defer r.growing.Unlock()
	written, err := r.log.Covered()
	if err != nil {
		return err
	}
	more, err := reply.Publish(ctx, r.referee, r.store, written, r.clock())
	r.behind, r.offers = r.behind || more, r.offers || more
	return err
}

// growLog has the file of the log follow the store, as far as everybody may know it. A file that was there and is not is written anew, and that is told loudly: it has
// the same lines, but somebody or something takes files away.
func (r logKeeper) growLog(ctx context.Context) error {
	upTo, err := reply.PublicLog(ctx, r.referee, r.store)
	if err != nil {
		return err
	}
	made, err := r.log.Grow(r.lines(ctx), upTo)
	if err != nil {
		return fmt.Errorf("the log of the archive: %w", err)
	}
	state := r.log.State()
	if made && r.logged != "" && !strings.HasPrefix(r.logged, "0 ") {
		r.logger.Error("the log of the archive was not there any more, and was written anew from the store", "file", filepath.Join(r.dir, gamelog.LogFile))
	}
	if state == r.logged {
		return nil
	}
	if err := r.setMark(ctx, loggedMark, state); err != nil {
		return err
	}
	r.logged = state
	return nil
}

// logGone reports whether the file of the log, or its head, was taken away.
func (r logKeeper) logGone() bool {
	for _, name := range []string{gamelog.LogFile, gamelog.HeadFile} {
		if _, err := os.Stat(filepath.Join(r.dir, name)); errors.Is(err, fs.ErrNotExist) {
			return true
		}
	}
	return false
}

// examineLog is games.ErrOlder when the log in the archive was signed with more lines than the store has.
func (r logKeeper) examineLog(ctx context.Context) error {
	covered, err := r.log.Covered()
	if err != nil {
		return err
	}
	edge, err := r.store.LogEdge(ctx)
	if err != nil || covered <= edge.Size() {
		return err
	}
	return &games.Older{Found: fmt.Sprintf("the log of the archive has %d lines, and the store knows of %d", covered, edge.Size())}
}

// acceptLog takes over the lines that an older store does not have: they stand in a head that people may have kept. A log that does
// not go on from the store's is put aside.
func (r logKeeper) acceptLog(ctx context.Context) error {
	beyond, err := r.log.Beyond(r.lines(ctx))
	if errors.Is(err, gamelog.ErrOther) {
		r.logger.Error("the log of the archive does not begin as the store's; it was put aside, and letters that tell its root will contradict the new one")
		return r.log.PutAside()
	}
	if err != nil || len(beyond) == 0 {
		return err
	}
	edge, err := r.store.LogEdge(ctx)
	if err != nil {
		return err
	}
	return r.store.Commit(ctx, games.Commit{Log: games.Logged{From: edge.Size(), Lines: beyond}})
}
