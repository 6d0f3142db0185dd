package daemon

import (
	"context"
	"errors"
	"fmt"
	"time"

	"pbem/games"
	"pbem/games/ratings"
)

// tickRatings has the store keep what the months have changed that have ended, list by list. Nobody waits for it: what is not kept yet is
// reckoned whenever it is asked for.
func (d *Daemon) tickRatings(ctx context.Context, now time.Time) error {
	due, err := ratings.Due(ctx, d.Store, now)
	if err != nil || len(due) == 0 {
		return err
	}
	_, err = d.solely(ctx, games.RatingsLease, func(ctx context.Context) error { return d.reckon(ctx, now) })
	return err
}

func (d *Daemon) reckon(ctx context.Context, now time.Time) error {
	due, err := ratings.Due(ctx, d.Store, now) // another node may have, until it gave up the lease
	failures := []error{err}
	for _, list := range due {
		if ctx.Err() != nil {
			break
		}
		err := ratings.Reckon(ctx, d.Store, list, now)
		if err != nil && !errors.Is(err, games.ErrConflict) { // a result has come to it this moment: the next look reckons with it
			failures = append(failures, fmt.Errorf("ratings of %s: %w", list.List, err))
		}
	}
	return errors.Join(failures...)
}
