package daemon

import (
	"context"
	"fmt"
	"time"

	"pbem/games"
)

// bring has everything written that was held back and whose time has come.
func (d *Daemon) bring(ctx context.Context, now time.Time) error {
	due := func(n int) ([]games.Place, error) { return d.Store.HeldDue(ctx, now, d.claim(), n) }
	return eachDue(ctx, d.most, due, func(at games.Place) error {
		if err := d.bringTo(ctx, at, now); err != nil {
			return fmt.Errorf("held texts of game %d: %w", at.Match, err)
		}
		return nil
	})
}

func (d *Daemon) bringTo(ctx context.Context, at games.Place, now time.Time) error {
	return d.do(ctx, deed{
		of: "the held texts", trouble: "held texts could not be brought", about: []any{"game", at.Match},
		decide: func(store games.Store) (games.Commit, error) {
			return d.Referee.Bring(ctx, d.Referee.Changes(store), at, now)
		},
		empty: func(c games.Commit) bool { return len(c.Brought) == 0 },
	})
}
