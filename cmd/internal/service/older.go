package service

import (
	"context"
	"errors"
	"fmt"
	"io/fs"

	"pbem/games"
	"pbem/games/referee"
)

// explained is games.ErrOlder when the record of a match on the disk tells more than the store: it was written from events
// that the store has not.
func (r *records) explained(ctx context.Context, match int) error {
	private, err := r.archive.ReadPrivate(match)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	yes, err := referee.Explains(ctx, r.referee, r.store, match, private)
	if err != nil || yes {
		return err
	}
	return &games.Older{Found: fmt.Sprintf("the record of game %d in the archive tells more of it than the store", match)}
}

// Examine looks at the records of the games that go on, and of those that the store does not have, unless none was written since. A game
// that is over in the store cannot have gone on.
func (r *records) Examine(ctx context.Context) error {
	if r.sure {
		return logKeeper{r}.examineLog(ctx)
	}
	suspects, err := r.suspects(ctx)
	if err != nil {
		return err
	}
	for _, match := range suspects {
		if err := r.explained(ctx, match); err != nil {
			return fmt.Errorf("the record of game %d: %w", match, err)
		}
	}
	r.sure = true
	return logKeeper{r}.examineLog(ctx)
}

// Accept puts aside the records that tell more than the store, and takes over the lines of the log.
func (r *records) Accept(ctx context.Context) error {
	if err := (logKeeper{r}).acceptLog(ctx); err != nil {
		return err
	}
	suspects, err := r.suspects(ctx)
	if err != nil {
		return err
	}
	for _, match := range suspects {
		err := r.explained(ctx, match)
		if errors.Is(err, games.ErrOlder) {
			err = r.store.Unrecord(ctx, match) // first: a kill between the two must not leave it without a record
			err = errors.Join(err, r.archive.PutAside(match))
		}
		if err != nil {
			return fmt.Errorf("the record of game %d: %w", match, err)
		}
	}
	r.sure = true
	return nil
}

// suspects are the matches whose records may tell more than the store.
func (r *records) suspects(ctx context.Context) ([]int, error) {
	if r.doubtful != nil {
		return r.doubtful.Games, nil
	}
	next, err := r.store.NextMatch(ctx)
	if err != nil {
		return nil, err
	}
	recorded, err := r.archive.PrivateNumbers()
	if err != nil {
		return nil, err
	}
	running, err := r.store.Matches(ctx, games.Query{Live: true, Limit: maxMatches})
	if err != nil {
		return nil, err
	}
	var list []int
	for _, m := range running {
		list = append(list, m.ID)
	}
	for _, match := range recorded {
		if match >= next {
			list = append(list, match)
		}
	}
	return list, nil
}
