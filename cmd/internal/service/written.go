package service

import (
	"context"
	"crypto/rand"

	"pbem/games/archive"
)

// A record tells more than the store only if it was written after the store, as it is now, was kept. So store and archive share a word,
// which is another one after each time that records were written: while they are written the archive says so, and of which games; then the store
// gets the new word, and after it the archive. Where both have the same, no record was written that the store does not explain, and none has to be
// read to know that: a start would take a millisecond for each game in play. If the service was killed as it wrote, the archive names the word that
// the store had before, or has got, and only the games that it names are looked at. Where the words have nothing to do with each other (a backup
// was put in the place of the store or of the records, the folder is another one) all are looked at, and until then no word is shared; all
// are written anew as well, for what the store takes for written may not be there. And of every record that is written, the old one is looked at in
// any case.

// stateMark is the word in the store.
const stateMark = "archive"

// mostNamed is how many games the archive names at most while they are written.
const mostNamed = 10_000

// compare says what store and archive know of each other.
func (r *records) compare(ctx context.Context) error {
	ours, err := r.mark(ctx, stateMark)
	if err != nil {
		return err
	}
	theirs, err := r.archive.State()
	r.sure, r.doubtful = false, nil
	switch {
	case err != nil:
		return err
	case r.rows && r.empty(theirs):
		r.sure = true
		return r.wantFolder(ctx)
	case ours == "":
		return nil
	case theirs.Word == ours:
		r.sure = true
	case theirs.Writing(ours):
		r.doubtful = &theirs
	case !theirs.Begins || theirs.Before != "":
		return r.wantFolder(ctx)
	}
	return nil
}

// empty reports whether nothing was ever written in the folder.
func (r *records) empty(theirs archive.State) bool {
	if theirs.Begins || theirs.Word != "" {
		return false
	}
	numbers, err := r.archive.PrivateNumbers()
	return err == nil && len(numbers) == 0
}

// opened says that the records of matches are being written. It stays that those are being written that another process had begun and
// has not come to the end of.
func (r *records) opened(ctx context.Context, matches []int) error {
	ours, err := r.mark(ctx, stateMark)
	if err != nil {
		return err
	}
	theirs, err := r.archive.State()
	if err != nil {
		return err
	}
	begun := theirs.Begun(ours, rand.Text())
	begun.Games = append(begun.Games, matches...)
	if len(begun.Games) > mostNamed {
		begun = archive.State{Begins: true}
	}
	r.next = begun.After
	return r.archive.SetState(begun)
}

// closed says that they are written.
func (r *records) closed(ctx context.Context) error {
	if r.next == "" {
		r.next = rand.Text()
	}
	if err := r.setMark(ctx, stateMark, r.next); err != nil {
		return err
	}
	return r.archive.SetState(archive.State{Word: r.next})
}
