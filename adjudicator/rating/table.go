package rating

import (
	"cmp"
	"maps"
	"slices"
	"strings"
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

// Table is a list. Standings has who has a game in a month that has ended, by id; Waiting counts by player the games that will be
// rated when their month has ended.
type Table struct {
	List      string
	Standings []Standing
	Waiting   map[string]int
	Ended     int // how many games wait
}

// Tables are all lists of these games at a time, by name: every month that ended at or before it is in (CR-1). Neither the order of the
// games nor the players' names matter.
func Tables(games []Game, at time.Time) []Table {
	all := Histories(games, at)
	tables := make([]Table, 0, len(all))
	for _, h := range all {
		tables = append(tables, h.Table(at))
	}
	return tables
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
	i, ok := slices.BinarySearchFunc(t.Standings, id, func(s Standing, id string) int { return cmp.Compare(s.ID, id) })
	if !ok {
		return Standing{}, false
	}
	return t.Standings[i], true
}

// Ranked are the standings in order: the rating falling as it is, not as it is printed, the deviation rising, the name (CR-21). name tells
// what a player is called; who are called the same stand by id.
func (t Table) Ranked(name func(id string) string) []Standing {
	return slices.SortedFunc(slices.Values(t.Standings), func(a, b Standing) int {
		if order := cmp.Or(cmp.Compare(b.Value, a.Value), cmp.Compare(a.Deviation, b.Deviation)); order != 0 {
			return order // without their names, which cost more in a list of half a million
		}
		return cmp.Or(cmp.Compare(name(a.ID), name(b.ID)), cmp.Compare(a.ID, b.ID))
	})
}

// List is the name of the list of a preset with its options, "P" or "P k=v k2=v2" in order of k. The options are only those that differ
// from what the preset has, in any order (CR-19).
func List(preset, options string) string {
	fields := strings.FieldsFunc(options, func(c rune) bool { return c == ' ' || c == ',' })
	slices.Sort(fields)
	return strings.Join(append([]string{preset}, fields...), " ")
}

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

// Entry is where somebody stood in a list when a month was over in which they had played. The months after it in which they do not play
// follow from it, so that who rests costs nothing.
type Entry struct {
	Month Month
	Standing
}

// At is where they stand as a month begins, if they have not played since: only the deviation grows (CR-20).
func (e Entry) At(m Month) Standing {
	s := e.Standing
	for k := e.Month + 1; k < m; k++ {
		s.Rating = s.Rating.resting()
	}
	return s
}

// afterMonth is where everybody who played in a month stands when it is over, by id. All opponents' values are those before the month
// (CR-20): before tells them, false for who enters. The games are all of one list and one month, in any order.
func afterMonth(m Month, games []Game, before func(id string) (Standing, bool)) []Entry {
	standings, results := map[string]*Standing{}, map[string][]Result{}
	standing := func(id string) *Standing {
		s := standings[id]
		if s == nil {
			s = &Standing{ID: id, Rating: Entering()}
			if old, ok := before(id); ok {
				*s = old
			}
			standings[id] = s
		}
		return s
	}
	for _, g := range games {
		white, black := standing(g.White), standing(g.Black)
		results[g.White] = append(results[g.White], Result{black.Rating, g.Score})
		results[g.Black] = append(results[g.Black], Result{white.Rating, 1 - g.Score})
		white.count(g.Score)
		black.count(1 - g.Score)
	}
	entries := make([]Entry, 0, len(standings))
	for _, id := range slices.Sorted(maps.Keys(standings)) {
		s := *standings[id]
		s.Rating = s.After(results[id])
		entries = append(entries, Entry{m, s})
	}
	return entries
}

// History is a list, month by month.
type History struct {
	List    string
	Entries map[string][]Entry // by player, the oldest first; of months that have ended
	Waiting map[string]int     // by player, the games that will be rated when their month has ended
	Ended   int                // how many these are
}

// Histories are those of all lists of these games, by name, with every month that ended at or before a time (CR-1).
func Histories(games []Game, at time.Time) []History {
	running := MonthOf(at)
	lists := map[string][]Game{}
	for _, g := range games {
		lists[g.List] = append(lists[g.List], g)
	}
	all := make([]History, 0, len(lists))
	for _, name := range slices.Sorted(maps.Keys(lists)) {
		all = append(all, history(name, lists[name], running))
	}
	return all
}

// history reckons the months of a list one after the other, up to the one that is running.
func history(name string, games []Game, running Month) History {
	h := History{List: name, Entries: map[string][]Entry{}, Waiting: map[string]int{}}
	months := map[Month][]Game{}
	for _, g := range games {
		m := MonthOf(g.Ended)
		if m >= running {
			h.Ended++
			h.Waiting[g.White]++
			h.Waiting[g.Black]++
			continue
		}
		months[m] = append(months[m], g)
	}
	for _, m := range slices.Sorted(maps.Keys(months)) {
		for _, e := range afterMonth(m, months[m], func(id string) (Standing, bool) { return h.at(id, m) }) {
			h.Entries[e.ID] = append(h.Entries[e.ID], e)
		}
	}
	return h
}

// at is where a player stands as a month begins, after all entries that there are; false for who has none.
func (h History) at(id string, m Month) (Standing, bool) {
	own := h.Entries[id]
	if len(own) == 0 {
		return Standing{}, false
	}
	return own[len(own)-1].At(m), true
}

// Table is the list as it stands at a time, up to which the history is.
func (h History) Table(at time.Time) Table {
	running := MonthOf(at)
	t := Table{List: h.List, Waiting: h.Waiting, Ended: h.Ended}
	for _, id := range slices.Sorted(maps.Keys(h.Entries)) {
		s, _ := h.at(id, running)
		t.Standings = append(t.Standings, s)
	}
	return t
}
