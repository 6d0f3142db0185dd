package rating

import (
	"cmp"
	"maps"
	"slices"
	"time"
)

// Game is one that counts, as records and matches tell it.
type Game struct {
	List         string    // see List
	White, Black string    // ids that never change
	Score        float64   // White's: 1, 0.5 or 0
	Ended        time.Time // a game counts in the month, in UTC, in which it ended (CR-22)
}

// Standing is a player in a list. The counts are of the games that are in the rating, and no others (CR-1).
type Standing struct {
	ID string
	Rating
	Games, Won, Drawn, Lost int
}

// Table is a list. Standings has who has a game in a month that has ended, without order; Waiting counts by player the games that will be
// rated when their month has ended.
type Table struct {
	List      string
	Standings []Standing
	Waiting   map[string]int
}

// Tables are all lists of these games at a time, by name: every month that ended at or before it is in (CR-1). Neither the order of the
// games nor the players' names matter.
func Tables(games []Game, at time.Time) []Table {
	lists := map[string][]Game{}
	for _, g := range games {
		lists[g.List] = append(lists[g.List], g)
	}
	tables := make([]Table, 0, len(lists))
	for _, name := range slices.Sorted(maps.Keys(lists)) {
		tables = append(tables, table(name, lists[name], monthOf(at)))
	}
	return tables
}

// month counts calendar months in UTC.
type month int

func monthOf(t time.Time) month {
	t = t.UTC()
	return month(t.Year()*12 + int(t.Month()) - 1)
}

// MonthBegan is when the month began in which a time lies: what changes in the lists, changes then.
func MonthBegan(t time.Time) time.Time {
	t = t.UTC()
	return time.Date(t.Year(), t.Month(), 1, 0, 0, 0, 0, time.UTC)
}

// table reckons the months of a list one after the other, up to the one that is running.
func table(name string, games []Game, running month) Table {
	months := map[month][]Game{}
	t := Table{List: name, Waiting: map[string]int{}}
	for _, g := range games {
		m := monthOf(g.Ended)
		if m >= running {
			t.Waiting[g.White]++
			t.Waiting[g.Black]++
			continue
		}
		months[m] = append(months[m], g)
	}
	if len(months) == 0 {
		return t
	}
	standings := map[string]*Standing{}
	for m := slices.Min(slices.Collect(maps.Keys(months))); m < running; m++ {
		rate(standings, months[m])
	}
	for _, id := range slices.Sorted(maps.Keys(standings)) {
		t.Standings = append(t.Standings, *standings[id])
	}
	return t
}

// rate adds a month. All opponents' values are those before it (CR-20).
func rate(standings map[string]*Standing, games []Game) {
	results := map[string][]Result{}
	for _, g := range games {
		white, black := enter(standings, g.White), enter(standings, g.Black)
		results[g.White] = append(results[g.White], Result{black.Rating, g.Score})
		results[g.Black] = append(results[g.Black], Result{white.Rating, 1 - g.Score})
		white.count(g.Score)
		black.count(1 - g.Score)
	}
	for _, id := range slices.Sorted(maps.Keys(standings)) {
		standings[id].Rating = standings[id].After(results[id])
	}
}

func enter(standings map[string]*Standing, id string) *Standing {
	s := standings[id]
	if s == nil {
		s = &Standing{ID: id, Rating: Entering()}
		standings[id] = s
	}
	return s
}

func (s *Standing) count(score float64) {
	s.Games++
	switch {
	case score > 0.5:
		s.Won++
	case score < 0.5:
		s.Lost++
	default:
		s.Drawn++
	}
}

// Of is where a player stands in the list; false for who has no game in it yet.
func (t Table) Of(id string) (Standing, bool) {
	for _, s := range t.Standings {
		if s.ID == id {
			return s, true
		}
	}
	return Standing{}, false
}

// Ranked are the standings in order: the rating falling as it is, not as it is printed, the deviation rising, the name (CR-21). name tells
// what a player is called; who are called the same stand by id.
func (t Table) Ranked(name func(id string) string) []Standing {
	return slices.SortedFunc(slices.Values(t.Standings), func(a, b Standing) int {
		return cmp.Or(cmp.Compare(b.Value, a.Value), cmp.Compare(a.Deviation, b.Deviation), cmp.Compare(name(a.ID), name(b.ID)), cmp.Compare(a.ID, b.ID))
	})
}
