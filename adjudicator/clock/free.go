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

// Daily returns the first moment after another at which clocks in a zone show an hour, in minutes after midnight. On a day that leaves
// the hour out it is when they are put on, and of an hour that comes twice it is the first.
func Daily(after time.Time, minute int, zone *time.Location) time.Time {
	year, month, day := after.In(zone).Date()
	for {
		at := wall(year, month, day, minute, zone)
		if at.After(after) {
			return at.UTC()
		}
		day++
	}
}

// wall is the first moment of a day at which clocks show at least so many minutes after midnight. What time.Date returns around a change
// of clocks may be before or after it, by what the clocks change at the most.
func wall(year int, month time.Month, day, minute int, zone *time.Location) time.Time {
	const change = 3 * time.Hour
	wanted := time.Date(year, month, day, minute/60, minute%60, 0, 0, time.UTC)
	at := time.Date(year, month, day, minute/60, minute%60, 0, 0, zone)
	if _, now := at.Zone(); shows(at, zone).Equal(wanted) {
		if _, before := at.Add(-change).Zone(); now == before { // nobody has changed a clock
			return at
		}
	}
	for first := at.Add(-change); first.Before(at); first = first.Add(time.Minute) {
		if !shows(first, zone).Before(wanted) {
			return first
		}
	}
	for shows(at, zone).Before(wanted) {
		at = at.Add(time.Minute)
	}
	return at
}

// DayBegins returns the first moment of a date, "2026-11-22", in a zone; the zero time for what is no date. Where a day is left out, as
// in a land that changes sides of the date line, it is when the next one begins.
func DayBegins(date string, zone *time.Location) time.Time {
	day, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return time.Time{}
	}
	return DayOf(day.Year(), day.Month(), day.Day(), zone)
}

// DayOf is the same of a day that is counted from the beginning of a month, before or beyond it, too: as time.Date reads it.
func DayOf(year int, month time.Month, day int, zone *time.Location) time.Time {
	return wall(year, month, day, 0, zone).UTC()
}

// DaysAfter is the date so many days after another; "" for what is no date.
func DaysAfter(date string, n int) string {
	day, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return ""
	}
	return day.AddDate(0, 0, n).Format(time.DateOnly)
}

// shows is what clocks in a zone show, as if that were UTC.
func shows(at time.Time, zone *time.Location) time.Time {
	_, offset := at.In(zone).Zone()
	return at.UTC().Add(time.Duration(offset) * time.Second)
}

// DateOf is the date of a moment in a zone, "2026-11-22": later dates compare greater.
func DateOf(at time.Time, zone *time.Location) string { return at.In(zone).Format(time.DateOnly) }
