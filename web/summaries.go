package web

import (
	"context"
	"errors"
	"runtime"
	"sync"

	"golang.org/x/sync/errgroup"

	"pbem/games/archive/tournaments"
	"pbem/notation/record"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// readAll reads records on all cores and puts what the lists need of them among the others.
func (l *library) readAll(ctx context.Context, stale map[string]stamp, into map[string]summarised) error {
	var mu sync.Mutex
	var group errgroup.Group
	group.SetLimit(runtime.GOMAXPROCS(0))
	for address, s := range stale {
		if ctx.Err() != nil {
			break
		}
		group.Go(func() error {
			read := l.read(address, s)
			mu.Lock()
			defer mu.Unlock()
			into[address] = read
			return nil
		})
	}
	return errors.Join(group.Wait(), ctx.Err())
}

// read summarises a record; without a game for one that cannot be read, of which the log is told.
func (l *library) read(address string, s stamp) summarised {
	r, text, err := l.recordText(s.name)
	if err != nil {
		l.log.Warn("a record is left out of the pages", "file", s.name, "err", err)
		return summarised{stamp: s}
	}
	g := summarise(address, s.name, public(r), l.facts)
	preset, err := l.rulesOf(r)
	if err != nil {
		g.fault = err
		return summarised{stamp: s, game: g, unruled: true}
	}
	key, known := keyOf(text, preset.Hash), false
	if g.opening, known = l.verdicts.of(key); !known {
		if g.fault = l.verify(r, preset); g.fault == nil {
			g.opening = openingOf(r, preset.Game)
		}
	}
	if g.fault == nil {
		if of, ok := tournaments.Of(s.name, r); ok {
			g.event = &of
		}
	}
	return summarised{stamp: s, game: g, key: key}
}

func (l *library) rulesOf(r *record.Record) (*presets.Preset, error) {
	if l.rules == nil {
		return nil, phrase.Errorf("web-rules-unknown")
	}
	return l.rules(r)
}

// verify says why a record is not verified, as it lies there: nil where it is. The result of one that is not counts nowhere.
func (l *library) verify(r *record.Record, preset *presets.Preset) error {
	_, err := record.Verify(r, rulesOf(preset), l.keys)
	return err
}
