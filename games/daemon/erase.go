package daemon

import (
	"context"
	"errors"
	"time"

	"pbem/games"
	"pbem/games/referee"
	"pbem/games/talk/leave"
)

// erase takes those out of everything who have asked to be forgotten, once the letters that still name them are sent. Whatever it is
// interrupted by, the next look goes on with it.
func (d *duties) erase(ctx context.Context, now time.Time) error {
	list, err := d.Store.Erasures(ctx)
	gaps, err2 := d.Store.Mark(ctx, games.OfService, games.MarkGaps)
	if err = errors.Join(err, err2); err != nil || len(list) == 0 && gaps == "" {
		return err
	}
	_, err = d.solely(ctx, games.EraseLease, func(ctx context.Context) error { return d.eraseAll(ctx, list, now) })
	return err
}

func (d *duties) eraseAll(ctx context.Context, list []games.Erasure, now time.Time) error {
	var failures []error
	for _, e := range list {
		failures = append(failures, d.eraseOne(ctx, e, now))
	}
	return errors.Join(append(failures, d.compact(ctx))...)
}

func (d *duties) eraseOne(ctx context.Context, e games.Erasure, now time.Time) error {
	err := d.do(ctx, deed{
		of: "forgetting a player", trouble: "nobody could be forgotten",
		decide: func(store games.Store) (games.Commit, error) {
			return leave.Erase(ctx, d.Referee, d.changes(store), e, now)
		},
		empty: func(c games.Commit) bool { return len(c.Changes)+len(c.Names) == 0 },
	})
	if err != nil {
		return err
	}
	if e, err = referee.Outlasting(ctx, d.Referee, d.changes(d.Store), e); err != nil {
		return err
	}
	done, err := d.Store.Erase(ctx, e, now)
	if done {
		d.Log.Info("a player was forgotten", "pseudonym", e.As.Name)
	}
	return err
}

// compact leaves no gaps in the store that hold what was taken out of it. Where somebody still reads it the store works all the same, and the next
// look tries again.
func (d *duties) compact(ctx context.Context) error {
	gaps, err := d.Store.Mark(ctx, games.OfService, games.MarkGaps)
	if err != nil || gaps == "" {
		return err
	}
	err = d.Store.Compact(ctx)
	if errors.Is(err, games.ErrStillRead) {
		d.mention("who was forgotten is in no table any more, but still in the files of the store; it is tried again", err)
		return nil
	}
	if err != nil {
		return err
	}
	return d.Store.SetMark(ctx, games.OfService, games.MarkGaps, "")
}
