package service

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strconv"

	"pbem/games"
	"pbem/games/archive"
)

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
