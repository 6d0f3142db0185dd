package rating

import (
	"cmp"
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
