package clock

import (
	"slices"
	"time"
)

// Interval is the time from Began until before Ended.
type Interval struct{ Began, Ended time.Time }

// Free is time that no clock counts: intervals in order, none of which touches another. It stops a clock, and never winds one back.
type Free []Interval

// Join puts intervals in order and makes one of those that overlap or touch, so that what overlaps counts once (CR-26). Those
// without length are left out.
func Join(list []Interval) Free {
	sorted := slices.Clone(list)
	slices.SortFunc(sorted, func(a, b Interval) int { return a.Began.Compare(b.Began) })
	var joined Free
	for _, i := range sorted {
		if !i.Began.Before(i.Ended) {
			continue
		}
		if n := len(joined); n > 0 && !i.Began.After(joined[n-1].Ended) {
			joined[n-1].Ended = latest(joined[n-1].Ended, i.Ended)
			continue
		}
		joined = append(joined, i)
	}
	return joined
}

// After returns when so much time has been counted since a moment.
func (list Free) After(since time.Time, counted time.Duration) time.Time {
	at := since.Add(counted)
	for _, i := range list {
		if !i.Ended.After(since) {
			continue
		}
		began := latest(i.Began, since)
		if !began.Before(at) {
			break
		}
		at = at.Add(i.Ended.Sub(began))
	}
	return at
}

// End returns when the free time is over in which a moment lies; the moment itself where a clock counts.
func (list Free) End(at time.Time) time.Time {
	for _, i := range list {
		if !at.Before(i.Began) && at.Before(i.Ended) {
			return i.Ended
		}
	}
	return at
}

// Lost is how much of the time between two moments was free.
func (list Free) Lost(from, to time.Time) (lost time.Duration) {
	for _, i := range list {
		began, ended := latest(i.Began, from), i.Ended
		if to.Before(ended) {
			ended = to
		}
		lost = Sum(lost, max(0, ended.Sub(began)))
	}
	return lost
}

// Counted is how much of the time between two moments a clock counts.
func (list Free) Counted(from, to time.Time) time.Duration {
	return max(0, Sum(to.Sub(from), -list.Lost(from, to)))
}

func latest(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}
