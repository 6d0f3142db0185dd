//go:build !js || whole

package phrase

import "time"

type (
	// Moment is a point in time: "Saturday 21 November 2026, 10:11 UTC".
	Moment time.Time
	// Day is a point in time near at hand: "Saturday 21 November, 10:11 UTC".
	Day time.Time
	// Date is a day of the calendar, whatever the zone: "21 November 2026".
	Date time.Time
	// Span is a duration in full, rounded to minutes: "1 day and 12 hours".
	Span time.Duration
	// Left is a duration in its two largest units: "1 day 12 hours".
	Left time.Duration
)

func (Moment) value() {}
func (Day) value()    {}
func (Date) value()   {}
func (Span) value()   {}
func (Left) value()   {}

// timeOf returns a time or a duration as a value; nil for what is neither.
func timeOf(v any) Value {
	switch v := v.(type) {
	case time.Time:
		return Moment(v)
	case time.Duration:
		return Span(v)
	}
	return nil
}

// plainTime writes a time for programmers.
func plainTime(v Value) string {
	switch v := v.(type) {
	case Moment:
		return time.Time(v).UTC().Format(time.RFC3339)
	case Day:
		return time.Time(v).UTC().Format(time.RFC3339)
	case Date:
		return time.Time(v).UTC().Format(time.DateOnly)
	case Span:
		return time.Duration(v).String()
	case Left:
		return time.Duration(v).String()
	}
	return ""
}
