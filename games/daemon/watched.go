package daemon

import (
	"context"
	"fmt"
	"time"

	"pbem/games"
)

// tickWatched tells observers of what both players of their games have been told.
func (d *Daemon) tickWatched(ctx context.Context, now time.Time) error {
	due := func(n int) ([]int, error) { return d.Store.WatchedDue(ctx, now, d.claim(), n) }
	return eachDue(ctx, d.most, due, func(match int) error {
		if err := d.tellObservers(ctx, match, now); err != nil {
			return fmt.Errorf("observers of game %d: %w", match, err)
		}
		return nil
	})
}

func (d *Daemon) tellObservers(ctx context.Context, match int, now time.Time) error {
	return d.do(ctx, deed{
		of: "the game", trouble: "observers could not be told of a game", about: []any{"game", match},
		decide: func(store games.Store) (games.Commit, error) {
			return d.Referee.TickWatched(ctx, d.changes(store), match, now)
		},
		empty: func(c games.Commit) bool { return len(c.Watched) == 0 },
	})
}
