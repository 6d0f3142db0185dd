package size

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"pbem/games/sqlite"
)

// Figure is something that was measured, in a full store and in an empty one; without an Empty, there alone. Of letters and looks it is the
// time of processors, of pages that of the clock.
type Figure struct {
	What        string
	Full, Empty time.Duration
}

const (
	measured = "amoeba" // the preset of the games in which letters are measured
	least    = 5        // turns of them
	rounds   = 100      // letters of each store
)

// Measure takes the figures of a store that Fill has made. It changes the store as letters do.
func Measure(ctx context.Context, dir string) ([]Figure, error) {
	return measureWith(ctx, dir, measured, rounds)
}

// measureWith takes them with so many letters in games of a preset.
func measureWith(ctx context.Context, dir, preset string, rounds int) ([]Figure, error) {
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
	empty, err := enter(ctx, other, "", from)
	if err != nil {
		return nil, err
	}
	defer empty.service.Close()
	turns, err := letters(ctx, full, empty, preset, rounds)
	if err != nil {
		return nil, err
	}
	looks, err := looks(ctx, full, empty, preset)
	if err != nil {
		return nil, err
	}
	ticks, err := ticks(ctx, full, empty)
	return slices.Concat([]Figure{turns}, looks, ticks), err
}

// letters plays turns by letters in both stores by turns, each in another game. The figure is the median.
func letters(ctx context.Context, full, empty *hall, preset string, rounds int) (Figure, error) {
	if err := empty.begin(ctx, preset, least, rounds); err != nil {
		return Figure{}, fmt.Errorf("in the empty store: %w", err)
	}
	there, err := full.tables(ctx, preset, least, least+2, 3*rounds)
	if err != nil {
		return Figure{}, err
	}
	if len(there) == 0 {
		return Figure{}, fmt.Errorf("no game of %s is going that is like those in the empty store", preset)
	}
	var took [2][]time.Duration
	for i, id := range there {
		if len(took[0]) == rounds || len(took[1]) == rounds {
			break
		}
		for n, played := range []struct {
			in    *hall
			match int
		}{{full, id}, {empty, i%rounds + 1}} {
			d, err := played.in.turn(ctx, played.match)
			if err != nil && !errors.Is(err, errNoTurn) {
				return Figure{}, err
			}
			if err == nil && i > 0 { // the first reads the rules
				took[n] = append(took[n], d)
			}
		}
	}
	return Figure{fmt.Sprintf("a turn by letter, committed and answered (median of %d)", len(took[0])), median(took[0]), median(took[1])}, nil
}

func median(all []time.Duration) time.Duration {
	if len(all) == 0 {
		return 0
	}
	slices.Sort(all)
	return all[len(all)/2]
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
			*[]*time.Duration{&f.Full, &f.Empty}[i] = median(took)
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
			*[]*time.Duration{&f.Full, &f.Empty}[i] = median(took)
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
