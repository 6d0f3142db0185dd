package service

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"time"

	"pbem/cmd/internal/config"
	"pbem/games/archive"
	"pbem/games/archive/signers"
	"pbem/games/serverkey"
	"pbem/notation/record"
)

// Stolen is what was done about a key that was stolen.
type Stolen struct {
	ID    string // of the key
	New   string // the key that was put on top of it; "" where another was the current one already
	Since int64  // what it signed counts if the log has it among its first so many lines
	File  string // of the public keys, in which that stands; "" where there is no archive
}

// SinceNow is for a log of as many lines as it has now.
const SinceNow = -1

// RetireStolen retires a key that was stolen: another is put on top if it is the current one, letters that were written under it are
// believed no more, and the file of public keys says since when its signatures do not count. id names it; "" is the current one. What was
// done before an error stays, and the same call again goes on.
func RetireStolen(ctx context.Context, c *config.Config, id string, since int64, random io.Reader, now time.Time) (done Stolen, err error) {
	if done.Since, err = logSize(ctx, c, since); err != nil {
		return done, err
	}
	ring, err := serverkey.Load(c.Key)
	if err != nil {
		return done, err
	}
	key := ring.Current
	if id != "" {
		if key, err = signers.Find(ring, strings.ToLower(id)); err != nil {
			return done, err
		}
	}
	if err := done.publish(c, ring, key); err != nil {
		return done, err
	}
	after, err := serverkey.Replace(c.Key, key, random, now)
	if err != nil || after.Current.Same(ring.Current) {
		return done, err
	}
	public, err := after.Current.Public()
	if err != nil {
		return done, err
	}
	done.New = record.KeyID(public)
	return done, done.publish(c, after, key)
}

// publish says it in the file beside the records.
func (s *Stolen) publish(c *config.Config, ring serverkey.Ring, key serverkey.Key) error {
	public, err := key.Public()
	if err != nil {
		return err
	}
	s.ID = record.KeyID(public)
	if c.Archive == "" {
		return nil
	}
	all, err := signers.Of(ring)
	if err != nil {
		return err
	}
	s.File = filepath.Join(c.Archive, archive.KeysFile)
	return signers.Retire(s.File, signers.Retirement{Key: public, Since: s.Since}, all)
}

// logSize is how many lines the log had, which cannot be more than it has.
func logSize(ctx context.Context, c *config.Config, since int64) (int64, error) {
	store, err := OpenStore(c, nil)
	if err != nil {
		return 0, fmt.Errorf("cannot open the store: %w", err)
	}
	defer store.Close()
	edge, err := store.LogEdge(ctx)
	switch {
	case err != nil:
		return 0, err
	case since == SinceNow:
		return edge.Size(), nil
	case since < 0 || since > edge.Size():
		return 0, fmt.Errorf("the log of the archive has %d lines, and never had %d", edge.Size(), since)
	}
	return since, nil
}
