package service

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strconv"

	"pbem/games"
	"pbem/games/archive"
	"pbem/mailer/panics"
)

// Where several nodes share a store, none of their folders is the archive: the store keeps its files (games.Filed), and each node writes them into
// its own folder (Export). One node makes them at a time, by a lease; but if two do, as when one was frozen and wakes, each word of the
// list is taken out of it once, with the files that were made of it, so none is kept that is older than the one before it.

// rowsMark says in the store that it keeps the files of the archive: without it all are to be made.
const rowsMark = "rows"

// chooseRows has all files made where the store does not keep them yet, or does not keep them any more: it has got into a file.
func (r listWriter) chooseRows(ctx context.Context) error {
	if !r.rows {
		r.offers = true
		if err := r.noteLately(ctx); err != nil {
			return err
		}
	}
	keeps, err := r.store.Mark(ctx, games.OfService, rowsMark)
	if err != nil || r.rows == (keeps != "") {
		return err
	}
	if err := r.wantAll(ctx); err != nil {
		return err
	}
	if r.rows {
		return r.store.SetMark(ctx, games.OfService, rowsMark, "yes")
	}
	return errors.Join(r.store.DropFiles(ctx), r.store.SetMark(ctx, games.OfService, rowsMark, ""))
}

func publicFile(match int) string { return path.Join(archive.PublicPart, archive.FileName(match)) }

func privateFile(match int) string { return path.Join(archive.PrivatePart, archive.FileName(match)) }

// text is a file of the archive as it is, wherever it is kept; fs.ErrNotExist for none. Before the store keeps one it may be in the folder.
func (r listWriter) text(ctx context.Context, of string) ([]byte, error) {
	if !r.rows {
		return r.archive.Text(of)
	}
	f, err := r.store.ReadFile(ctx, of)
	switch {
	case errors.Is(err, games.ErrNotFound):
		return r.archive.Text(of)
	case err == nil && f.Text == nil:
		return nil, fs.ErrNotExist
	}
	return f.Text, err
}

// writeRows has the store keep what is to be written.
func (r listWriter) writeRows(ctx context.Context) error {
	if err := r.there(ctx); err != nil {
		return err
	}
	failures := some(logKeeper(r).publish(ctx))
	_, more := r.goThrough(ctx, r.keepRows)
	failures = append(append(failures, more...), r.writeElse(ctx)...)
	if len(failures) == 0 && r.all {
		failures = append(failures, r.haveAll(ctx))
	}
	return errors.Join(failures...)
}

// keepRows has the store keep the files of some matches, and takes these out of its list. Another node may have learnt of keys that were stolen
// before it listed them.
func (r listWriter) keepRows(ctx context.Context, list []games.Unrecorded) (failures []error) {
	if err := r.newKeys(ctx); err != nil {
		return some(err)
	}
	var done []games.Archived
	for _, u := range list {
		a, err := r.rowsOf(ctx, u)
		if err != nil {
			failures = append(failures, fmt.Errorf("the record of game %d: %w", u.Match, err))
			continue
		}
		done = append(done, a)
	}
	r.probe("records-made")
	if err := r.store.Archive(ctx, done...); err != nil {
		failures = append(failures, err)
	}
	r.probe("records-kept")
	return failures
}

// rowsOf makes the files of a match. A panic is an error of this one match: it would come back at every start.
func (r listWriter) rowsOf(ctx context.Context, u games.Unrecorded) (a games.Archived, err error) {
	err = panics.Contain("it", func() error {
		game, next, err := recordComposer(r).compose(ctx, u.Match)
		if err != nil {
			return err
		}
		u.Due = next
		a.Match = u
		if game == nil {
			return nil
		}
		for _, f := range game.Files() {
			a.Files = append(a.Files, filed(u.Match, f))
		}
		return nil
	})
	return a, err
}

// filed is a file of a match as the store keeps it. Rules belong to many.
func filed(match int, f archive.File) games.Filed {
	if path.Dir(f.Path) != archive.PublicPart && path.Dir(f.Path) != archive.PrivatePart {
		match = 0
	}
	return games.Filed{Path: f.Path, Match: match, Text: f.Text}
}

// exportedMark keeps, for each node, up to which of the files that the store keeps its folder has them, by its place.
const exportedMark = "exported"

// Export implements daemon.Recorder: it writes into this node's folder what the store has kept since, and the log. The folder of a service that is
// alone is the archive itself.
func (r *records) Export(ctx context.Context) error {
	if !r.rows {
		return nil
	}
	if err := r.there(ctx); err != nil {
		return err
	}
	count, err := r.exportFiles(ctx)
	if err := errors.Join(err, (logKeeper{r}).keepLog(ctx, count > 0)); err != nil {
		return fmt.Errorf("the folder of the archive: %w", err)
	}
	return nil
}

// Finish implements daemon.Recorder. The log may have lines that no file tells of, as when growing it has failed since.
func (r *records) Finish(ctx context.Context) error {
	if err := r.Export(ctx); err != nil {
		return err
	}
	if err := (logKeeper{r}).keepLog(ctx, true); err != nil {
		return fmt.Errorf("the folder of the archive: %w", err)
	}
	return nil
}

// exportFiles writes the files that the folder does not have, some at a time.
func (r *records) exportFiles(ctx context.Context) (count int, err error) {
	list, err := r.unexported(ctx)
	if err != nil || len(list) == 0 {
		return 0, err
	}
	end, ours, err := r.archive.Turn(ctx, r.patience)
	if err != nil || !ours {
		return 0, err
	}
	defer end()
	for until := r.clock().Add(stint); r.clock().Before(until); {
		if list, err = r.unexported(ctx); err != nil || len(list) == 0 {
			return count, err
		}
		if err := r.exportBatch(ctx, list); err != nil {
			return count, err
		}
		count += len(list)
	}
	return count, nil
}

// unexported lists files that the folder does not have.
func (r *records) unexported(ctx context.Context) ([]games.Filed, error) {
	text, err := r.mark(ctx, exportedMark)
	if err != nil {
		return nil, err
	}
	after, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		after = 0 // none was exported yet
	}
	return r.store.Filed(ctx, after, batch)
}

// exportBatch writes files, and notes that the folder has them.
func (r *records) exportBatch(ctx context.Context, list []games.Filed) error {
	var matches []int
	for _, f := range list {
		if f.Match > 0 {
			matches = append(matches, f.Match)
		}
	}
	if err := r.opened(ctx, matches); err != nil {
		return err
	}
	for _, f := range list {
		if err := r.exportFile(ctx, f); err != nil {
			r.sure = r.sure && !errors.Is(err, games.ErrOlder)
			return fmt.Errorf("%s: %w", f.Path, err)
		}
		r.probe("exported")
	}
	last := list[len(list)-1]
	if err := r.setMark(ctx, exportedMark, strconv.FormatInt(last.Place, 10)); err != nil {
		return err
	}
	r.probe("export-noted")
	if !r.sure {
		return nil
	}
	return r.closed(ctx)
}

// exportFile writes a file over the one that is there, but never over a record that tells more than the store.
func (r *records) exportFile(ctx context.Context, f games.Filed) error {
	if f.Path == keysPath {
		return r.shareKeys(ctx)
	}
	if f.Path == privateFile(f.Match) {
		old, err := r.archive.Text(f.Path)
		if err == nil && !bytes.Equal(old, f.Text) {
			err = r.explained(ctx, f.Match)
		}
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return r.archive.Put(archive.File{Path: f.Path, Text: f.Text})
}
