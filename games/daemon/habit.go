package daemon

import (
	"context"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator/clock"
	"pbem/games"
)

// Cron may call more rarely than an outage would last. So that this is no outage without an end, runs of cron are measured: the time between two
// signs of life is none either where it is at most three times what lay between the last ticks as a rule. Only ticks are measured, which no
// letter brings about, and only while no serve runs, which gives signs of life by itself.

// habitMark is where the store keeps when cron last called, and what lay between the calls before, as text of times and durations.
const habitMark = "ticks"

const (
	// habitual gaps are kept; half of them and more must be long before long is usual.
	habitual = 5
	// patience is how many usual gaps are no outage.
	patience = 3
)

// habit is how cron has called lately.
type habit struct {
	last time.Time
	gaps []time.Duration
}

func (k *timekeeper) habit(ctx context.Context) (h habit, err error) {
	text, err := k.Store.Mark(ctx, games.OfService, habitMark)
	for i, word := range strings.Fields(text) {
		if i == 0 {
			h.last, err = time.Parse(time.RFC3339Nano, word)
		} else if gap, bad := time.ParseDuration(word); bad == nil {
			h.gaps = append(h.gaps, gap)
		}
	}
	return h, err
}

// usual is what lies between two ticks as a rule; zero where that is not known.
func (h habit) usual() time.Duration {
	if len(h.gaps) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(h.gaps))
	return sorted[(len(sorted)-1)/2]
}

// credit is how long the service may be out of reach before that is an outage. A habit counts only if its usual gap would be an outage.
func (k *timekeeper) credit(ctx context.Context) (time.Duration, error) {
	h, err := k.habit(ctx)
	if usual := h.usual(); usual > k.OutageCredit {
		return patience * usual, err
	}
	return k.OutageCredit, err
}

// ticked notes that cron has called. What may be a clock that was put on is no gap.
func (k *timekeeper) ticked(ctx context.Context, now time.Time, believed bool) error {
	h, err := k.habit(ctx)
	if err != nil {
		return err
	}
	if gap := now.Sub(h.last); !h.last.IsZero() && gap > 0 && (gap <= mostBelieved || gap <= rarest && believed) {
		h.gaps = append(h.gaps, gap)
	}
	words := []string{now.UTC().Format(time.RFC3339Nano)}
	for _, gap := range h.gaps[max(0, len(h.gaps)-habitual):] {
		words = append(words, gap.String())
	}
	return k.Store.SetMark(ctx, games.OfService, habitMark, strings.Join(words, " "))
}

// unlearn forgets the habits of cron: a service that runs all the time has none.
func (k *timekeeper) unlearn(ctx context.Context) error {
	text, err := k.Store.Mark(ctx, games.OfService, habitMark)
	if err != nil || text == "" {
		return err
	}
	return k.Store.SetMark(ctx, games.OfService, habitMark, "")
}

// timeMark is the latest time that anything was done at.
const timeMark = "time"

// Forward returns the given time, or the latest time that anything was done at if that is later: a store never goes back in
// time. But a time to which the clock was put on by mistake, which an outage or a leap up to then shows, is forgotten.
func (k *timekeeper) Forward(ctx context.Context, now time.Time) (time.Time, error) {
	latest, known, err := k.noted(ctx, games.OfService, timeMark)
	if err != nil {
		return now, err
	}
	if known && latest.After(now) && clock.Plausible(latest) == nil {
		mistaken, err := k.inOutage(ctx, now)
		if err == nil && !mistaken {
			mistaken, err = k.inLeap(ctx, now)
		}
		if err != nil || !mistaken {
			return latest, err
		}
	}
	return now, k.note(ctx, games.OfService, timeMark, now)
}

// inOutage reports whether a moment lies in an outage.
func (k *timekeeper) inOutage(ctx context.Context, now time.Time) (bool, error) {
	list, err := k.Store.Outages(ctx, now)
	return slices.ContainsFunc(list, func(o games.Outage) bool { return !o.Began.After(now) && o.Why != games.WhyPaused }), err
}

func (p *Parts) noted(ctx context.Context, of games.Scope, name string) (at time.Time, known bool, err error) {
	text, err := p.Store.Mark(ctx, of, name)
	if err != nil || text == "" {
		return time.Time{}, false, err
	}
	at, err = time.Parse(time.RFC3339Nano, text)
	return at, err == nil, err
}

func (p *Parts) note(ctx context.Context, of games.Scope, name string, at time.Time) error {
	return p.Store.SetMark(ctx, of, name, at.UTC().Format(time.RFC3339Nano))
}
