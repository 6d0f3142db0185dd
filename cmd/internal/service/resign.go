package service

import (
	"cmp"
	"context"
	"os"
	"strconv"
	"strings"

	"pbem/games"
	"pbem/games/archive/gamelog"
	"pbem/games/archive/signers"
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
