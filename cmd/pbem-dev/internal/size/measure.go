package size

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"pbem/games/sqlite"
)

const (
	measured = "amoeba" // the preset of the games in which letters are measured
	rounds   = 400      // letters of each store at most
)

// Measure takes the figures of a store that Fill has made of all presets. It changes the store as letters do.
func Measure(ctx context.Context, dir string) ([]Figure, error) {
	return measureWith(ctx, dir, reference{presets: all(), only: measured, live: rounds * 5 / 4}, rounds)
}

// measureWith takes them beside a store that was made for the purpose, with so many letters at most.
func measureWith(ctx context.Context, dir string, beside reference, rounds int) (figures []Figure, err error) {
	it, err := madeIn(dir)
	if err != nil {
		return nil, err
	}
	full, err := enter(ctx, it, "")
	if err != nil {
		return nil, err
	}
	defer full.service.Close()
	other, leave, err := it.beside(ctx)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, leave()) }()
	if beside.people == 0 {
		beside.people = it.share(beside.live)
	}
	empty, err := beside.enter(ctx, other)
	if err != nil {
		return nil, fmt.Errorf("the store to compare with: %w", err)
	}
	defer empty.service.Close()
	// What has become due since the store was made is done first, and once.
	due, err := compared(ctx, full, empty, look{"the first look at the clocks, with what has become due since the store was made", 1, tick})
	if err != nil {
		return nil, err
	}
	turns, err := letters(ctx, full, empty, beside.only, rounds)
	if err != nil {
		return nil, err
	}
	many, err := inFlight(ctx, full, empty, beside.only, 1, 8, 32)
	if err != nil {
		return nil, err
	}
	figures = slices.Concat(due, turns, many)
	for _, l := range slices.Concat(questions(beside.only), ticks()) {
		one, err := compared(ctx, full, empty, l)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", l.what, err)
		}
		figures = append(figures, one...)
	}
	return figures, nil
}

// look is something that is done in both stores, so many times.
type look struct {
	what  string
	times int
	do    func(context.Context, *hall) error
}

// compared does it, here and there in turn, and tells the median.
func compared(ctx context.Context, full, empty *hall, l look) ([]Figure, error) {
	var took [2][]spent
	for range l.times {
		for i, h := range []*hall{full, empty} {
			began := begin()
			if err := l.do(ctx, h); err != nil {
				return nil, err
			}
			took[i] = append(took[i], began.spent())
		}
	}
	what := l.what
	if l.times > 1 {
		what += fmt.Sprintf(" (median of %d)", l.times)
	}
	return full.figures(what, took), nil
}

// figures are what something has cost in both stores: time of this machine's processors, and where the store is a server's, of the clock besides.
func (h *hall) figures(what string, took [2][]spent) []Figure {
	processor, clock := Figure{What: what}, Figure{What: what + ", by the clock"}
	for i, all := range took {
		*[]*int64{&processor.Full, &processor.Empty}[i] = int64(median(all, func(s spent) time.Duration { return s.processor }))
		*[]*int64{&clock.Full, &clock.Empty}[i] = int64(median(all, func(s spent) time.Duration { return s.clock }))
	}
	if !h.served {
		return []Figure{processor}
	}
	return []Figure{processor, clock}
}

// questions are what people ask by mail: whoever plays most asks.
func questions(preset string) (all []look) {
	for _, words := range []string{"games", "ratings", "ratings " + preset, "ratings " + person(1).name(), "players", "players " + person(1).name(), "seeks", "tournaments", "help"} {
		all = append(all, look{"“" + words + "” by mail", 3, func(ctx context.Context, h *hall) error {
			who := person(1)
			_, err := h.say(ctx, writer{who.name(), who.address()}, referee, words)
			return err
		}})
	}
	return all
}

func tick(ctx context.Context, h *hall) error { return h.service.Daemon.Tick(ctx, h.now()) }

// ticks are the looks of the daemon that come round by themselves.
func ticks() []look {
	return []look{
		{"a look at the clocks with nothing due", 5, tick},
		{"when something is due next", 5, func(ctx context.Context, h *hall) error { _, _, err := h.service.Daemon.Store.NextDue(ctx); return err }},
		{"how many letters wait", 5, func(ctx context.Context, h *hall) error {
			_, _, err := h.service.Daemon.Store.OutboxCounts(ctx)
			return err
		}},
		{"forgetting what is old, with nothing to forget", 5, func(ctx context.Context, h *hall) error {
			_, err := h.service.Daemon.Store.Forget(ctx, h.made, 1000)
			return err
		}},
	}
}

// Backup copies the store, and says how long that took and how large it is, in bytes.
func Backup(ctx context.Context, dir string) (took time.Duration, size int64, err error) {
	target := filepath.Join(filepath.Dir(dir), "pbem-size-backup.db")
	began := time.Now()
	if _, err := sqlite.Backup(ctx, filepath.Join(dir, storeFile), target, true, time.Now()); err != nil {
		return 0, 0, err
	}
	took = time.Since(began)
	info, err := os.Stat(target)
	if err != nil {
		return took, 0, err
	}
	return took, info.Size(), os.Remove(target)
}
