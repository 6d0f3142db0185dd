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
	group, reading := errgroup.WithContext(ctx)
	group.SetLimit(runtime.GOMAXPROCS(0))
	for address, s := range stale {
		if reading.Err() != nil {
			break
		}
		group.Go(func() error {
			read, err := l.read(address, s)
			if err != nil {
				return err
			}
			mu.Lock()
			defer mu.Unlock()
			into[address] = read
			return nil
		})
	}
	return errors.Join(group.Wait(), ctx.Err())
}

// read summarises a record; without a game for one that cannot be read, of which the log is told. The error is ErrAway alone.
func (l *library) read(address string, s stamp) (summarised, error) {
	r, text, err := l.recordText(s.file.Name)
	if errors.Is(err, ErrAway) {
		return summarised{}, err
	}
	if err != nil {
		l.log.Warn("a record is left out of the pages", "file", s.file.Name, "err", err)
		return summarised{stamp: s}, nil
	}
	g := summarise(address, s.file.Name, public(r), l.facts)
	preset, err := l.rulesOf(r)
	if err != nil {
		g.fault = err
		return summarised{stamp: s, game: g, unruled: true}, nil
	}
	key, known := keyOf(text, preset.Hash), false
	if g.opening, known = l.verdicts.of(key); !known {
		if g.fault = l.verify(r, preset); g.fault == nil {
			g.opening = openingOf(r, preset.Game)
		}
	}
	if g.fault == nil {
		if of, ok := tournaments.Of(s.file.Name, r); ok {
			g.event = &of
		}
	}
	return summarised{stamp: s, game: g, key: key}, nil
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
