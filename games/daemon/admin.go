package daemon

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"time"

	"pbem/games"
	"pbem/games/talk/hosts"
	"pbem/mailer"
)

// Rehearse says what a line of the host's would do on the machine, and does nothing.
func (d *desk) Rehearse(ctx context.Context, words string, now time.Time) (would hosts.Rehearsed, err error) {
	err = d.Store.Rehearse(ctx, func(tx games.Tx) (err error) {
		would, err = contain("a line of the host's", func() (hosts.Rehearsed, error) {
			return hosts.Rehearse(ctx, d.Referee, d.changes(tx), words, mailer.Message{Digest: "rehearsal", Received: now})
		})
		return err
	})
	return would, err
}

// Administer carries out a line of the host's that was given on the machine, and commits what comes of it.
func (d *desk) Administer(ctx context.Context, words string, now time.Time) (done hosts.Administered, err error) {
	digest := fmt.Sprintf("%x", sha256.Sum256([]byte("admin "+now.UTC().Format(time.RFC3339Nano)+" "+words)))
	letter := mailer.Message{Digest: digest, Received: now}
	_, err = d.transact(ctx, func(tx games.Tx) (games.Commit, error) {
		done, err = contain("a line of the host's", func() (hosts.Administered, error) {
			return hosts.Administer(ctx, d.Referee, d.changes(tx), words, letter)
		})
		if err == nil && !done.Done {
			err = errNothing
		}
		return done.Commit, err
	})
	if errors.Is(err, errNothing) {
		return done, nil
	}
	if err == nil {
		d.Log.Info("the host has done something on the machine", "words", words)
	}
	return done, err
}
