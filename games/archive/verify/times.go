package verify

import (
	"time"

	"pbem/notation/record"
)

// Backwards reports whether a turn came earlier than one before it. Set-ups are in the order of the sides.
func Backwards(r *record.Record) bool {
	played := r.Played()
	for i := 1; i < len(played); i++ {
		if now, before := played[i].At, played[i-1].At; !now.IsZero() && !before.IsZero() && now.Before(before) {
			return true
		}
	}
	return false
}

// Misdated reports whether the tag Date cannot be, or hardly, the day on which the game began, by the first of the times that are chained:
// whoever has the key can write any day there. A first turn may take long where nobody has a clock, but not more than a year.
func Misdated(r *record.Record) bool {
	began, err := time.Parse("2006.01.02", r.Tag("Date"))
	first := firstTime(r)
	if err != nil || first.IsZero() {
		return false
	}
	return began.After(first) || began.AddDate(1, 0, 0).Before(first)
}

// firstTime is the earliest time of a turn or a set-up, or where there is none the end of the game; zero where none is told.
func firstTime(r *record.Record) (first time.Time) {
	for _, turn := range r.Turns {
		if !turn.At.IsZero() && (first.IsZero() || turn.At.Before(first)) {
			first = turn.At
		}
	}
	if !first.IsZero() {
		return first
	}
	ended, err := time.Parse(time.RFC3339, r.Tag("Ended"))
	if err != nil {
		return time.Time{}
	}
	return ended
}
