package service

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"pbem/cmd/internal/config"
	"pbem/games"
	"pbem/games/archive"
	"pbem/games/archive/gamelog"
	"pbem/games/archive/signers"
	"pbem/games/serverkey"
	"pbem/games/talk"
	"pbem/notation/record"
)

// retiredMark keeps which keys were retired when the records were last looked over.
const retiredMark = "retired"

// retirement is what the service knows of keys that were stolen: what they signed too late is signed anew.
type retirement struct {
	since map[string]int64    // by the key's ID
	ends  map[int]loggedPlace // by the game, where there are any keys
}

// loggedPlace is the newest end of a game in the log, and the number of its line, from 0.
type loggedPlace struct {
	gamelog.Line
	at int64
}

// readRetired reads which keys are retired. Where that has changed, all records are looked over.
func (r *records) readRetired(ctx context.Context) error {
	text, err := os.ReadFile(r.public())
	if err != nil {
		return err
	}
	list, err := signers.ParseRetired(r.public(), text)
	if err != nil {
		return err
	}
	r.retired = retirement{since: map[string]int64{}, ends: map[int]loggedPlace{}}
	var words []string
	for _, one := range list {
		r.retired.since[one.ID()] = one.Since
		words = append(words, one.ID()+" "+strconv.FormatInt(one.Since, 10))
	}
	if err := r.readEnds(ctx); err != nil {
		return err
	}
	now := strings.Join(words, ", ")
	before, err := r.store.Mark(ctx, games.OfService, retiredMark)
	if err != nil || before == now {
		return err
	}
	if err := r.wantAll(ctx); err != nil {
		return err
	}
	return r.store.SetMark(ctx, games.OfService, retiredMark, now)
}

func (r *records) readEnds(ctx context.Context) error {
	if len(r.retired.since) == 0 {
		return nil
	}
	lines, err := r.store.LogLines(ctx, 0)
	for i, text := range lines {
		if line, err := gamelog.ParseLine(text); err == nil && line.Kind == gamelog.End {
			r.retired.ends[line.Game] = loggedPlace{line, int64(i)}
		}
	}
	return err
}

// known are the keys that the service's own records are verified with, by letter, where there is no archive.
func known(keys []signers.Signer) (s talk.Signers) {
	for _, k := range keys {
		s.Keys = append(s.Keys, k.Key)
	}
	return s
}

// known are all keys that records here were ever signed with, and which of them others may have.
func (r *records) known() talk.Signers {
	s := talk.Signers{Keys: r.keys, Stolen: map[string]bool{}}
	for id := range r.retired.since {
		s.Stolen[id] = true
	}
	return s
}

// counts reports whether what signed a record counts: its key is not retired, or the log had the end before it was.
func (r retirement) counts(old *record.Record, match int) bool {
	since, retired := r.since[old.SignedWith()]
	end, known := r.ends[match]
	return !retired || known && end.at < since && strconv.Itoa(end.Revision) == cmp.Or(old.Tag("Revision"), "0")
}

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
