package daemon

import (
	"context"
	"errors"
	"fmt"
	"time"

	"pbem/games"
	"pbem/mailer/panics"
)

// bring has everything written that was held back and whose time has come. One letter that fails does not hold the others up.
func (d *Daemon) bring(ctx context.Context, now time.Time) error {
	var failures []error
	for tried := map[games.Place]bool{}; ; {
		due, err := d.Store.HeldDue(ctx, now, overdueBatch+len(tried))
		if err != nil {
			return errors.Join(append(failures, err)...)
		}
		before := len(tried)
		for _, at := range due {
			if tried[at] {
				continue
			}
			tried[at] = true
			if err := d.bringTo(ctx, at, now); err != nil {
				failures = append(failures, fmt.Errorf("held texts of game %d: %w", at.Match, err))
			}
		}
		if len(tried)-before < overdueBatch || ctx.Err() != nil {
			return errors.Join(failures...)
		}
	}
}

func (d *Daemon) bringTo(ctx context.Context, at games.Place, now time.Time) error {
	commit, err := contain("the held texts", func() (games.Commit, error) {
		return d.Referee.Bring(ctx, d.Referee.Changes(d.Store), at, now)
	})
	if panics.Stack(err) != "" {
		d.complain("held texts could not be brought", err, "game", at.Match)
	}
	if err != nil || len(commit.Brought) == 0 {
		return err
	}
	if err := d.commit(ctx, commit); !errors.Is(err, games.ErrConflict) {
		return err
	}
	return nil // another letter has brought them this moment
}
