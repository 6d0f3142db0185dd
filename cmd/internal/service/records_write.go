package service

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"time"

	"pbem/games"
	"pbem/games/archive"
	"pbem/mailer/panics"
)

// Which records are to be written stands in the store (games.Recording): a commit lists its matches, and they are taken out of the list when
// their records are on the disk. So nothing is lost by a kill at any point, nothing is written again that is written, and one process
// makes up for what another has left.

const (
	// batch is how many records are written between two words (see stateMark).
	batch = 100
	// stint is for how long records are written at a time; the others wait for the next time. Who came for a moment, and whose clock stands
	// still, writes all.
	stint = 10 * time.Second
)

// What is held back because letters are on their way, and not for a day, is looked at each time that records are written, so many at
// once: most letters go in no time.
const (
	soon      = 2 * time.Minute
	soonBatch = 20
)

// Write implements daemon.Recorder.
func (r *records) Write(ctx context.Context) error {
	r.writing.Lock()
	defer r.writing.Unlock()
	if r.rows {
		return listWriter{r}.writeRows(ctx)
	}
	if err := r.there(ctx); err != nil {
		return err
	}
	failures := some(logKeeper{r}.publish(ctx))
	count, more := r.writeMatches(ctx)
	failures = append(failures, more...)
	failures = append(failures, listWriter{r}.writeElse(ctx)...)
	if err := (logKeeper{r}).keepLog(ctx, count > 0); err != nil {
		failures = append(failures, err)
	}
	if len(failures) == 0 && r.all {
		failures = append(failures, r.haveAll(ctx))
	}
	return errors.Join(failures...)
}

// Waits implements daemon.Recorder.
func (r *records) Waits(ctx context.Context) (bool, error) {
	r.writing.Lock()
	defer r.writing.Unlock()
	if r.all || r.offers || len(r.lately) > 0 || r.deleted() {
		return true, nil
	}
	if matches, err := r.store.Unrecorded(ctx, r.clock().Add(soon), 0, 1); err != nil || len(matches) > 0 {
		return err == nil, err
	}
	others, err := r.store.Unfiled(ctx, 1)
	return len(others) > 0, err
}

// there opens the archive anew where it was deleted.
func (r *records) there(ctx context.Context) error {
	if r.deleted() {
		return r.begin(ctx)
	}
	return nil
}

// writeMatches writes the records that are to be written, and says of how many matches it has tried to. Those that fail stay in the list. If another
// process writes records and does not come to an end, all stay there.
func (r *records) writeMatches(ctx context.Context) (count int, failures []error) {
	waiting, err := r.store.Unrecorded(ctx, r.clock().Add(soon), 0, 1)
	if err != nil || len(waiting) == 0 {
		return 0, some(err)
	}
	end, ours, err := r.archive.Turn(ctx, r.patience)
	if err != nil || !ours {
		return 0, some(err)
	}
	defer end()
	return r.goThrough(ctx, r.writeBatch)
}

// goThrough has the matches written whose records are to be written, some at a time.
func (r *records) goThrough(ctx context.Context, write func(context.Context, []games.Unrecorded) []error) (count int, failures []error) {
	until := r.clock().Add(stint)
	for last := 0; r.clock().Before(until); {
		list, err := r.store.Unrecorded(ctx, r.clock(), last, batch)
		if err != nil {
			return count, append(failures, err)
		}
		if len(list) == 0 {
			break
		}
		count, last = count+len(list), list[len(list)-1].Match
		failures = append(failures, write(ctx, list)...)
	}
	if count > 0 && len(failures) > 0 {
		return count, failures // they would come again
	}
	list, err := r.store.Unrecorded(ctx, r.clock().Add(soon), 0, soonBatch)
	if err != nil || len(list) == 0 {
		return count, append(failures, some(err)...)
	}
	return count + len(list), append(failures, write(ctx, list)...)
}

// some is a list of an error, if it is one.
func some(err error) []error {
	if err == nil {
		return nil
	}
	return []error{err}
}

// writeBatch writes the records of some matches, and takes them out of the list.
func (r *records) writeBatch(ctx context.Context, list []games.Unrecorded) (failures []error) {
	if err := r.opened(ctx, matchesOf(list)); err != nil {
		return []error{fmt.Errorf("the archive: %w", err)}
	}
	var done []games.Unrecorded
	for _, u := range list {
		var err error
		if u.Due, err = r.writeOne(ctx, u.Match); err != nil {
			failures = append(failures, fmt.Errorf("the record of game %d: %w", u.Match, err))
			continue
		}
		done = append(done, u)
	}
	if err := r.store.Recorded(ctx, done...); err != nil {
		failures = append(failures, err)
	}
	r.sure = r.sure && !errors.Is(errors.Join(failures...), games.ErrOlder)
	if !r.sure {
		return failures
	}
	if err := r.closed(ctx); err != nil {
		failures = append(failures, fmt.Errorf("the archive: %w", err))
	}
	return failures
}

func matchesOf(list []games.Unrecorded) (all []int) {
	for _, u := range list {
		all = append(all, u.Match)
	}
	return all
}

// writeOne writes a match's record; never over one that tells more. next is when there will be more to write, zero for never. A panic is an
// error of this one match: it would come back at every start.
func (r *records) writeOne(ctx context.Context, match int) (next time.Time, err error) {
	err = panics.Contain("it", func() error {
		next, err = r.writeRecord(ctx, match)
		return err
	})
	return next, err
}

func (r *records) writeRecord(ctx context.Context, match int) (next time.Time, err error) {
	if err := r.explained(ctx, match); err != nil {
		return next, err
	}
	game, next, err := recordComposer{r}.compose(ctx, match)
	if err != nil || game == nil {
		return next, err
	}
	return next, r.archive.Keep(*game)
}

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
