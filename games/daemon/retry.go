package daemon

import (
	"context"
	"errors"

	"pbem/games"
	"pbem/mailer/panics"
)

// Retry handles a letter of the quarantine once more, just as it came: from the same sender to the same recipient at the
// same time. The clock that it sets going begins now. It leaves the quarantine in the transaction that holds what it causes, so a crash leaves it in one place. When
// it fails again it stays, and the error says why; games.ErrDuplicate when it was handled or dropped meanwhile.
func (d *Daemon) Retry(ctx context.Context, q games.Quarantined) error {
	var err error
	for range maxConflicts {
		var commit games.Commit
		if commit, err = d.decide(ctx, d.changes(released{d.Store, q.Digest}), q.Letter); err != nil {
			if panics.Stack(err) != "" {
				d.Log.Error("a letter of the quarantine could not be handled", broken(err, "letter", q.Digest)...)
			}
			return err
		}
		commit.Digest, commit.Release = q.Digest, q.Digest // it is that letter, however it is read and believed now
		if err = d.commit(ctx, commit); !errors.Is(err, games.ErrConflict) {
			return err
		}
	}
	return err
}

// released is the store as it shall look to the referee: the letter of the quarantine was not handled.
type released struct {
	games.Store
	digest string
}

func (r released) Seen(ctx context.Context, digest string) (bool, error) {
	if digest == r.digest {
		return false, nil
	}
	return r.Store.Seen(ctx, digest)
}
