package service

import (
	"context"
	"crypto/rand"
)

// A record tells more than the store only if it was written after the store, as it is now, was kept. So store and archive share a word,
// which is another one after each time that records were written: while they are written the archive says so; then the store gets the new
// word, and after it the archive. Where both have the same, no record was written that the store does not explain, and none has to be read
// to know that: a start would take a millisecond for each game in play. Where they differ (a backup was put in the place of the store, the
// service was killed as it wrote, the folder is another one) all are looked at, as ever, and until then no word is shared; and of every record
// that is written anew, the old one is looked at in any case.

const (
	// stateMark is the word in the store.
	stateMark = "archive"
	// writing stands in the archive while records are written.
	writing = "writing"
)

// unchanged reports whether they share a word: no record was written since the store was as it is.
func (r *records) unchanged(ctx context.Context) (bool, error) {
	ours, err := r.store.Mark(ctx, stateMark)
	if err != nil || ours == "" {
		return false, err
	}
	theirs, err := r.archive.State()
	return theirs == ours, err
}

// opened says that records are being written.
func (r *records) opened() error { return r.archive.SetState(writing) }

// closed says that they are written.
func (r *records) closed(ctx context.Context) error {
	word := rand.Text()
	if err := r.store.SetMark(ctx, stateMark, word); err != nil {
		return err
	}
	return r.archive.SetState(word)
}
