package daemon

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator/clock"
	"pbem/games"
)

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
