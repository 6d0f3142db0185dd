package daemon

import (
	"context"
	"errors"
	"fmt"
	"time"

	"pbem/games"
	"pbem/mailer/panics"
)

// tickWatched tells observers of what both players of their games have been told. Each game is looked at once; one that fails does not
// hold the others up.
func (d *Daemon) tickWatched(ctx context.Context, now time.Time) error {
	var failures []error
	for looked := map[int]bool{}; ctx.Err() == nil; {
		due, err := d.Store.WatchedDue(ctx, now, overdueBatch+len(looked))
		if err != nil {
			return errors.Join(append(failures, err)...)
		}
		before := len(looked)
		for _, match := range due {
			if looked[match] {
				continue
			}
			looked[match] = true
			if err := d.tellObservers(ctx, match, now); err != nil {
				failures = append(failures, fmt.Errorf("observers of game %d: %w", match, err))
			}
		}
		if len(looked)-before < overdueBatch {
			break
		}
	}
	return errors.Join(failures...)
}

func (d *Daemon) tellObservers(ctx context.Context, match int, now time.Time) error {
	commit, err := contain("the game", func() (games.Commit, error) {
		return d.Referee.TickWatched(ctx, d.changes(d.Store), match, now)
	})
	if panics.Stack(err) != "" {
		d.complain("observers could not be told of a game", err, "game", match)
	}
	if err != nil || len(commit.Watched) == 0 {
		return err
	}
	if err := d.commit(ctx, commit); !errors.Is(err, games.ErrConflict) {
		return err
	}
	return nil // somebody else has told them: the next look will find whether there is more
}
