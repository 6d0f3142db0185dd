package rating

import (
	"maps"
	"slices"
	"time"
)

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
