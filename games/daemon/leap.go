package daemon

import (
	"context"
	"strings"
	"time"

	"pbem/games"
)

const (
	// mostBelieved is how much time may have passed since the last run for the clock to be believed at once: cron may call once a week. A clock
	// that was wrong for a moment was, as a rule, wrong by more.
	mostBelieved = 8 * 24 * time.Hour
	// rarest is how rarely cron may call: what lies between its calls then is no habit.
	rarest = 62 * 24 * time.Hour
)

// leapMark is where the store keeps from when until when so much time went by that the clock was not believed; "" after a run that was on time.
const leapMark = "leap"

// believes reports whether what cannot be undone may be done at a moment. It is not where more time has gone by than is believed at once, unless
// the run before found the same and the clock has gone on since: a clock that was wrong would have been put back.
func (k *timekeeper) believes(ctx context.Context, now time.Time, goesOn bool) (bool, error) {
	began, ended, err := k.leap(ctx)
	if err != nil {
		return false, err
	}
	leaps := k.away > mostBelieved && (!goesOn || k.OutageCredit <= 0)
	switch {
	case leaps:
		words := now.Add(-k.away).UTC().Format(time.RFC3339Nano) + " " + now.UTC().Format(time.RFC3339Nano)
		err = k.Store.SetMark(ctx, games.OfService, leapMark, words)
	case !began.IsZero():
		err = k.Store.SetMark(ctx, games.OfService, leapMark, "")
	}
	return !leaps || !ended.IsZero() && ended.Before(now), err
}

// leap is the time that went by before the last run, where it was not believed; zero where it was.
func (k *timekeeper) leap(ctx context.Context) (began, ended time.Time, err error) {
	text, err := k.Store.Mark(ctx, games.OfService, leapMark)
	from, to, found := strings.Cut(text, " ")
	if err != nil || !found {
		return began, ended, err
	}
	if began, err = time.Parse(time.RFC3339Nano, from); err == nil {
		ended, err = time.Parse(time.RFC3339Nano, to)
	}
	return began, ended, err
}

// inLeap reports whether a moment lies in what went by before the last run and was not believed.
func (k *timekeeper) inLeap(ctx context.Context, now time.Time) (bool, error) {
	began, ended, err := k.leap(ctx)
	return now.After(began) && now.Before(ended), err
}
