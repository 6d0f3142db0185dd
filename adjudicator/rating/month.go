package rating

import "time"

// Month counts calendar months in UTC, the rating periods.
type Month int

// MonthOf is the month in which a time lies. As months that have ended are in (CR-1), it is the first that is not in at that time.
func MonthOf(t time.Time) Month {
	t = t.UTC()
	return Month(t.Year()*12 + int(t.Month()) - 1)
}

// Began is when a month began, which is when the one before it ended.
func (m Month) Began() time.Time {
	return time.Date(int(m)/12, time.Month(int(m)%12+1), 1, 0, 0, 0, 0, time.UTC)
}
