package daemon

import (
	"context"
	"errors"
	"fmt"
	"time"

	"pbem/games"
	"pbem/mailer/panics"
)

// tellTopics has everybody told for whom something waits whose time has come: by their digest, or by a letter about a game that cannot wait any
// more. One that fails does not hold the others up.
func (d *Daemon) tellTopics(ctx context.Context, now time.Time) error {
	var failures []error
	for told := map[string]bool{}; ctx.Err() == nil; {
		due, err := d.Store.TopicsDue(ctx, now, overdueBatch+len(told))
		if err != nil {
			return errors.Join(append(failures, err)...)
		}
		before := len(told)
		for _, player := range due {
			if told[player] {
				continue
			}
			told[player] = true
			if err := d.tellPlayer(ctx, player, now); err != nil {
				failures = append(failures, fmt.Errorf("a digest: %w", err))
			}
		}
		if len(told)-before < overdueBatch {
			break
		}
	}
	return errors.Join(failures...)
}

func (d *Daemon) tellPlayer(ctx context.Context, player string, now time.Time) error {
	commit, err := contain("the digest", func() (games.Commit, error) {
		return d.Referee.Digest(ctx, d.changes(d.Store), player, now)
	})
	if panics.Stack(err) != "" {
		d.complain("a digest could not be written", err)
	}
	if err != nil || len(commit.Told)+len(commit.Retimed) == 0 {
		return err
	}
	if err := d.commit(ctx, commit); !errors.Is(err, games.ErrConflict) {
		return err
	}
	return nil // another daemon has told them this moment, or something came: the next look will find it due, or not
}
