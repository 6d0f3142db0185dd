package adjudicator

import (
	"sort"
	"testing"
	"time"

	"pbem/adjudicator/clock"
	"pbem/adjudicator/clock/abacus"
)

// tell tells the match what its clocks must know: of what is to come as much as these histories can need.
func (h *history) tell() {
	h.match.Away = nil
	for _, p := range h.book.Away {
		h.match.Away = append(h.match.Away, p.Interval())
	}
	h.match.Away = clock.Join(h.match.Away)
	for side := range 2 {
		h.match.Seats[side].Pace = Pace{Rests: h.rests(side), Leave: leave(h.book.Leave[side])}
	}
}

// leave is the same list of what a budget holds, as a match is told it.
func leave(book []abacus.Leave) (list []Leave) {
	for _, l := range book {
		list = append(list, Leave(l))
	}
	return list
}

// rests are the weekends and vacations of a side: whole days by the calendar of each home, cut to the time in which it was one.
func (h *history) rests(side int) (list []Rest) {
	for _, p := range h.book.Booked[side] {
		list = append(list, Rest{p.Interval(), Vacation})
	}
	homes := h.book.Homes[side]
	for i, here := range homes {
		within := clock.Interval{Began: h.from, Ended: abacus.Moment(h.book.Now).Add(150 * day)}
		if began := abacus.Moment(here.Since); began.After(within.Began) {
			within.Began = began
		}
		if i+1 < len(homes) && abacus.Moment(homes[i+1].Since).Before(within.Ended) {
			within.Ended = abacus.Moment(homes[i+1].Since)
		}
		if here.Off {
			list = append(list, cut(h.calendar[here.Zone.String()], within)...)
		}
	}
	return list
}

// cut are the weekends of a calendar within some time.
func cut(weekends []clock.Interval, within clock.Interval) (list []Rest) {
	first := sort.Search(len(weekends), func(i int) bool { return weekends[i].Ended.After(within.Began) })
	for _, i := range weekends[first:] {
		if !i.Began.Before(within.Ended) {
			break
		}
		if i.Began.Before(within.Began) {
			i.Began = within.Began
		}
		if i.Ended.After(within.Ended) {
			i.Ended = within.Ended
		}
		list = append(list, Rest{i, Weekend})
	}
	return list
}

// calendars have the weekends of some years, by zone.
func calendars(t *testing.T) map[string][]clock.Interval {
	books := map[string][]clock.Interval{}
	for _, name := range someZones() {
		zone, err := time.LoadLocation(name)
		if err != nil {
			t.Fatal(err)
		}
		for noon := time.Date(2025, 12, 6, 12, 0, 0, 0, zone); noon.Year() < 2028; noon = noon.AddDate(0, 0, 7) { // Saturdays
			books[name] = append(books[name], clock.Interval{Began: midnight(noon), Ended: midnight(noon.AddDate(0, 0, 2))})
		}
	}
	return books
}

// midnight is the first moment of the day that has a noon: where the clocks are put on at midnight, or back to before it, it is not what
// they show.
func midnight(noon time.Time) time.Time {
	y, m, d := noon.Date()
	at := time.Date(y, m, d, 0, 0, 0, 0, noon.Location())
	for at.Day() != noon.Day() {
		at = at.Add(time.Minute)
	}
	for at.Add(-time.Minute).Day() == noon.Day() {
		at = at.Add(-time.Minute)
	}
	return at
}
