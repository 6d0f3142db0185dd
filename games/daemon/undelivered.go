package daemon

import (
	"context"
	"errors"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

// refusedRecipient reports whether the next server said that there is no such mailbox, or that it takes no mail.
func refusedRecipient(err error) bool {
	var failure *mailer.Failure
	return errors.As(err, &failure) && failure.Permanent && failure.Recipient
}

// undelivered takes note that a player's mailbox was refused for good, once a letter, whatever crashes in between.
func (d *Daemon) undelivered(ctx context.Context, letter games.Outgoing) error {
	if letter.Match == 0 || letter.Seat == adjudicator.NoSeat {
		return nil
	}
	var err error
	for range maxConflicts {
		var commit games.Commit
		commit, err = contain("the game", func() (games.Commit, error) {
			return d.Referee.Undelivered(ctx, d.Referee.Changes(d.Store), letter, d.Clock())
		})
		if err != nil {
			return err
		}
		if err = d.commit(ctx, commit); !errors.Is(err, games.ErrConflict) {
			break
		}
	}
	if errors.Is(err, games.ErrDuplicate) {
		return nil
	}
	return err
}
