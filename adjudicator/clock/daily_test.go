package clock_test

import (
	"testing"
	"time"
	_ "time/tzdata"

	"pbem/adjudicator/clock"
)

// TestDaily: an hour of the day where somebody lives, also on days on which the clocks are changed there.
func TestDaily(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		zone, after string
		minute      int
		want        string
	}{
		{"UTC", "2026-11-21T10:00:00Z", 450, "2026-11-22T07:30:00Z"},
		{"UTC", "2026-11-21T07:29:59Z", 450, "2026-11-21T07:30:00Z"},
		{"UTC", "2026-11-21T07:30:00Z", 450, "2026-11-22T07:30:00Z"},
		{"UTC", "2026-12-31T23:59:00Z", 0, "2027-01-01T00:00:00Z"},
		{"Europe/Berlin", "2026-11-21T10:00:00Z", 450, "2026-11-22T06:30:00Z"},
		{"Europe/Berlin", "2026-03-28T10:00:00Z", 450, "2026-03-29T05:30:00Z"},
		{"Europe/Berlin", "2026-03-28T10:00:00Z", 150, "2026-03-29T01:00:00Z"}, // there is no 02:30
		{"Europe/Berlin", "2026-10-24T10:00:00Z", 150, "2026-10-25T00:30:00Z"}, // it comes twice
		{"Europe/Berlin", "2026-10-25T00:30:00Z", 150, "2026-10-26T01:30:00Z"}, // and counts once
		{"Australia/Lord_Howe", "2026-10-03T10:00:00Z", 135, "2026-10-03T15:30:00Z"},
		{"Asia/Kathmandu", "2026-11-21T10:00:00Z", 450, "2026-11-22T01:45:00Z"},
		{"Pacific/Apia", "2011-12-29T18:00:00Z", 450, "2011-12-30T10:00:00Z"}, // 30 December was left out, and 31 December began
	} {
		zone, err := time.LoadLocation(c.zone)
		if err != nil {
			t.Fatal(err)
		}
		after, err := time.Parse(time.RFC3339, c.after)
		if err != nil {
			t.Fatal(err)
		}
		if got := clock.Daily(after, c.minute, zone).Format(time.RFC3339); got != c.want {
			t.Errorf("%s after %s: %s, want %s", c.zone, c.after, got, c.want)
		}
	}
}
