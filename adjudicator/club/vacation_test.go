package club

import (
	"testing"
	"time"
)

// TestVacationIsNotFree: a day that has begun stays spent, however often its vacation is begun and ended, and wherever its player says they live.
func TestVacationIsNotFree(t *testing.T) {
	zone := func(name string) *time.Location {
		z, err := time.LoadLocation(name)
		if err != nil {
			t.Fatal(err)
		}
		return z
	}
	tokyo, berlin, west := zone("Asia/Tokyo"), zone("Europe/Berlin"), zone("America/Los_Angeles")
	noon := time.Date(2026, 11, 3, 12, 0, 0, 0, time.UTC)
	for name, c := range map[string]struct {
		days          int
		every, lasts  time.Duration
		times         int
		booked, ended *time.Location
		spent         int
	}{
		"forty times in a day":               {1, 10 * time.Minute, 5 * time.Minute, 40, berlin, berlin, 1},
		"seven days, for an hour":            {7, time.Hour, time.Minute, 10, berlin, berlin, 1},
		"an hour each day":                   {1, 24 * time.Hour, time.Hour, 5, berlin, berlin, 5},
		"over midnight":                      {2, time.Hour, 12 * time.Hour, 1, berlin, berlin, 2},
		"booked where it is tomorrow sooner": {2, time.Hour, 5 * time.Hour, 1, tokyo, west, 2},
		"ended where it is later":            {1, time.Hour, 2 * time.Hour, 1, west, tokyo, 1},
		"the evening before a short day":     {3, time.Hour, time.Minute, 1, berlin, berlin, 1},
	} {
		p, now := Person{}, noon
		if name == "the evening before a short day" {
			now = time.Date(2026, 3, 28, 22, 30, 0, 0, time.UTC)
		}
		playing := now.Add(-time.Hour)
		for range c.times {
			f, _, why := p.Book(Booking{Days: c.days}, now, c.booked, playing)
			if !why.Empty() {
				t.Fatalf("%s: %v", name, why)
			}
			addBooked(&p, Event{At: now, Fact: f}, f)
			end, _, why := p.EndVacation(now.Add(c.lasts), c.ended)
			if !why.Empty() {
				t.Fatalf("%s: %v", name, why)
			}
			addVacationEnded(&p, Event{At: now.Add(c.lasts), Fact: end}, end)
			now = now.Add(c.every)
		}
		spent := 0
		for _, s := range p.Spent {
			spent += s.Days
		}
		if spent != c.spent || len(p.Days) != c.spent {
			t.Errorf("%s: %d days are spent, want %d", name, spent, c.spent)
		}
	}
}
