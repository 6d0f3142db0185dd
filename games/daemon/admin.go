package daemon

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"time"

	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer"
)

// Rehearse says what a line of the host's would do on the machine, and does nothing.
func (d *Daemon) Rehearse(ctx context.Context, words string, now time.Time) (would referee.Rehearsed, err error) {
	_, err = contain("a line of the host's", func() (games.Commit, error) {
		would, err = d.Referee.Rehearse(ctx, d.changes(d.Store), words, mailer.Message{Digest: "rehearsal", Received: now})
		return games.Commit{}, err
	})
	return would, err
}

// Administer carries out a line of the host's that was given on the machine, and commits what comes of it. Where somebody else's letter has
// come between, it is decided again.
func (d *Daemon) Administer(ctx context.Context, words string, now time.Time) (done referee.Administered, err error) {
	digest := fmt.Sprintf("%x", sha256.Sum256([]byte("admin "+now.UTC().Format(time.RFC3339Nano)+" "+words)))
	letter := mailer.Message{Digest: digest, Received: now}
	for range maxConflicts {
		_, err = contain("a line of the host's", func() (games.Commit, error) {
			done, err = d.Referee.Administer(ctx, d.changes(d.Store), words, letter)
			return done.Commit, err
		})
		if err != nil || !done.Done {
			return done, err
		}
		if err = d.commit(ctx, done.Commit); !errors.Is(err, games.ErrConflict) {
			break
		}
	}
	if err == nil {
		d.Log.Info("the host has done something on the machine", "words", words)
	}
	return done, err
}
