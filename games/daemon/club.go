package daemon

import (
	"context"
	"errors"
	"fmt"
	"time"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer/panics"
)

// tickClub lets time pass in the streams of the club that are due: offers end, and their seekers are reminded. Each gets one tick; one that
// fails does not hold the others up.
func (d *Daemon) tickClub(ctx context.Context, now time.Time) error {
	var failures []error
	for ticked := map[club.Stream]bool{}; ctx.Err() == nil; {
		due, err := d.Store.ClubDue(ctx, now, overdueBatch+len(ticked))
		if err != nil {
			return errors.Join(append(failures, err)...)
		}
		before := len(ticked)
		for _, stream := range due {
			if ticked[stream] {
				continue
			}
			ticked[stream] = true
			if err := d.tickStream(ctx, stream, now); err != nil {
				failures = append(failures, fmt.Errorf("stream %s: %w", stream, err))
			}
		}
		if len(ticked)-before < overdueBatch {
			break
		}
	}
	return errors.Join(failures...)
}

func (d *Daemon) tickStream(ctx context.Context, stream club.Stream, now time.Time) error {
	commit, err := contain("the stream", func() (games.Commit, error) {
		return d.Referee.TickStream(ctx, d.changes(d.Store), stream, now)
	})
	if panics.Stack(err) != "" {
		d.complain("time could not pass in a stream", err, "stream", string(stream))
	}
	if err == nil && len(commit.Club) > 0 {
		err = d.commit(ctx, commit)
	}
	if !errors.Is(err, games.ErrConflict) {
		return err
	}
	return nil // somebody wrote to it this moment: the next look will find it due, or not
}
