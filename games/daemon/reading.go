package daemon

import (
	"context"
	"time"

	"pbem/games"
)

const (
	// unreadable is how long the mailbox may not have been read through before it counts as one that cannot be read: it is looked at
	// every half minute at least, and a long one takes its time.
	unreadable = 5 * time.Minute
	// readMark is when the mailbox was last read through, for the nodes that do not watch it; it is noted as often as readNoted.
	readMark  = "read"
	readNoted = 10 * time.Second
)

// readThrough is how long ago the mailbox was read through, by whichever node; known is false when it was not yet, and ago the time since this
// one began. Where one node watches it, what another has noted counts as what this one has seen.
func (k *timekeeper) readThrough(ctx context.Context, now time.Time) (ago time.Duration, known bool, err error) {
	ago, known = k.ReadAgo()
	if k.Node == "" || k.Past == nil {
		return ago, known, nil
	}
	noted, some, err := k.noted(ctx, games.OfInbox, readMark)
	if err != nil {
		return 0, false, err
	}
	others := max(0, now.Sub(noted))
	switch {
	case known && (!some || others > ago):
		if !some || others-ago >= readNoted {
			err = k.note(ctx, games.OfInbox, readMark, now.Add(-ago))
		}
		return ago, true, err
	case some && (known || others < unreadable):
		return others, true, nil
	}
	return ago, known, nil
}

// triedReading notes whether the mailbox can be read.
func (k *timekeeper) triedReading(ctx context.Context, now time.Time) error {
	if k.ReadAgo == nil {
		return nil
	}
	ago, known, err := k.readThrough(ctx, now)
	switch {
	case err != nil:
		return err
	case ago >= unreadable: // since the last time, or the start
		return k.tried(ctx, "unread", false, now.Add(-ago))
	case known:
		return k.tried(ctx, "unread", true, now)
	}
	return nil
}

// passed is up to when time has passed in the games: now, or when the mailbox was last read through, or since when something does
// not work.
func (k *timekeeper) passed(ctx context.Context, now time.Time) (time.Time, error) {
	at := now
	if k.ReadAgo != nil {
		ago, known, err := k.readThrough(ctx, now)
		if err != nil || !known {
			return time.Time{}, err
		}
		at = now.Add(-ago)
	}
	for _, o := range k.trials(now) {
		if o.Began.Before(at) {
			at = o.Began
		}
	}
	return at, nil
}
