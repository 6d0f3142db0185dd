package size

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
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
func measureWith(ctx context.Context, dir string, beside reference, rounds int) ([]Figure, error) {
	from, err := clockOf(dir)
	if err != nil {
		return nil, err
	}
	full, err := enter(ctx, dir, "", from)
	if err != nil {
		return nil, err
	}
	defer full.service.Close()
	other, err := os.MkdirTemp(filepath.Dir(dir), "pbem-size-empty-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(other)
	if beside.people == 0 {
		if beside.people, err = full.share(ctx, beside.live); err != nil {
			return nil, err
		}
	}
	empty, err := beside.enter(ctx, other, from)
	if err != nil {
		return nil, fmt.Errorf("the store to compare with: %w", err)
	}
	defer empty.service.Close()
	turns, err := letters(ctx, full, empty, beside.only, rounds)
	if err != nil {
		return nil, err
	}
	looks, err := looks(ctx, full, empty, beside.only)
	if err != nil {
		return nil, err
	}
	ticks, err := ticks(ctx, full, empty)
	return slices.Concat(turns, looks, ticks), err
}

// looks asks what people ask by mail: whoever plays most asks.
func looks(ctx context.Context, full, empty *hall, preset string) (all []Figure, err error) {
	for _, words := range []string{"games", "ratings", "ratings " + preset, "ratings Player No1", "players", "players Player No1", "seeks", "tournaments", "help"} {
		f := Figure{What: "“" + words + "” by mail (median of 3)"}
		for i, h := range []*hall{full, empty} {
			var took []time.Duration
			for range 3 {
				who := person(1)
				d, err := h.say(ctx, writer{who.name(), who.address()}, referee, words)
				if err != nil {
					return nil, err
				}
				took = append(took, d)
			}
			*[]*int64{&f.Full, &f.Empty}[i] = int64(median(took))
		}
		all = append(all, f)
	}
	return all, nil
}

// ticks are the looks of the daemon that come round by themselves.
func ticks(ctx context.Context, full, empty *hall) (all []Figure, err error) {
	for _, one := range []struct {
		what string
		do   func(*hall) error
	}{
		{"a look at the clocks with nothing due (median of 5)", func(h *hall) error { return h.service.Daemon.Tick(ctx, h.now()) }},
		{"when something is due next (median of 5)", func(h *hall) error { _, _, err := h.service.Daemon.Store.NextDue(ctx); return err }},
		{"how many letters wait (median of 5)", func(h *hall) error { _, _, err := h.service.Daemon.Store.OutboxCounts(ctx); return err }},
		{"forgetting what is old, with nothing to forget (median of 5)", func(h *hall) error {
			_, err := h.service.Daemon.Store.Forget(ctx, h.from, 1000)
			return err
		}},
	} {
		f := Figure{What: one.what}
		for i, h := range []*hall{full, empty} {
			if err := one.do(h); err != nil { // what was due is done once
				return nil, fmt.Errorf("%s: %w", one.what, err)
			}
			var took []time.Duration
			for range 5 {
				began := processor()
				if err := one.do(h); err != nil {
					return nil, fmt.Errorf("%s: %w", one.what, err)
				}
				took = append(took, processor()-began)
			}
			*[]*int64{&f.Full, &f.Empty}[i] = int64(median(took))
		}
		all = append(all, f)
	}
	return all, nil
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

// clockOf is when the store was made.
func clockOf(dir string) (time.Time, error) {
	text, err := os.ReadFile(filepath.Join(dir, nowFile))
	if err != nil {
		return time.Time{}, fmt.Errorf("it is no store that this program has filled: %w", err)
	}
	return time.Parse(time.RFC3339Nano, strings.TrimSpace(string(text)))
}
