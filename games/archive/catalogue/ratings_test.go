package catalogue_test

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"pbem/adjudicator/rating"
	"pbem/games/archive/catalogue"
)

// ladder is what package rating makes of the same games, as the pages did before there was a catalogue.
type ladder struct {
	histories []rating.History
	tables    []rating.Table
	names     map[string]string // by their records that ended last (CR-19)
}

func ladderOf(all []catalogue.Entry, now time.Time) ladder {
	l := ladder{names: map[string]string{}}
	var counted []rating.Game
	last := map[string]time.Time{}
	for _, e := range newestRevisions(all) {
		r := e.Rated
		if r.Counts {
			counted = append(counted, rating.Game{List: r.List, White: r.Players[0], Black: r.Players[1], Score: r.Score, Ended: r.Ended})
		}
		for side, id := range r.Players {
			name := e.Names[side].Name
			if when, known := last[id]; id != "" && (!known || r.Ended.After(when) || r.Ended.Equal(when) && name < l.names[id]) {
				last[id], l.names[id] = r.Ended, name
			}
		}
	}
	l.histories, l.tables = rating.Histories(counted, now), rating.Tables(counted, now)
	return l
}

// newestRevisions are of several records of one game that with the highest revision; of two different ones of that neither (CR-53).
func newestRevisions(all []catalogue.Entry) (stand []catalogue.Entry) {
	places := map[string][]catalogue.Entry{}
	for _, e := range slices.SortedFunc(slices.Values(all), newerFirst) {
		if e.Rated != nil {
			places[e.Rated.Place] = append(places[e.Rated.Place], e)
		}
	}
	for _, place := range slices.Sorted(maps.Keys(places)) {
		of := places[place]
		highest := slices.MaxFunc(of, func(a, b catalogue.Entry) int { return cmp.Compare(a.Rated.Revision, b.Rated.Revision) }).Rated.Revision
		of = slices.DeleteFunc(of, func(e catalogue.Entry) bool { return e.Rated.Revision < highest })
		if !slices.ContainsFunc(of, func(e catalogue.Entry) bool { return e.Rated.Link != of[0].Rated.Link }) {
			stand = append(stand, of[0])
		}
	}
	return stand
}

// TestRatingsAreRatings: lists, rankings, what months have changed and what somebody has in lists are those of package rating, whatever was
// corrected in between, and of whichever month was asked before.
func TestRatingsAreRatings(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	for seed := range uint64(8) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			d, l, s := newDice(100+seed), inMemory(t), newShelf()
			d.rating = true
			all := crowd(d, 6+d.IntN(60))
			for _, e := range all {
				s.records[e.Name] = e
			}
			done(t, l.Put(ctx, all...))
			for range 8 {
				now := began.AddDate(0, d.IntN(11)-1, d.IntN(3))
				sameRatings(t, l, ladderOf(s.entries(), now), now)
				for range d.IntN(3) {
					s.move(t, d, l)
				}
			}
		})
	}
}

func sameRatings(t *testing.T, l *catalogue.Catalogue, want ladder, now time.Time) {
	t.Helper()
	ctx, running := context.Background(), rating.MonthOf(now)
	ratings := must(l.Ratings(ctx, running))(t)
	lists := ratings.Lists()
	if len(lists) != len(want.tables) || must(l.Rated(ctx))(t) != (len(lists) > 0) {
		t.Fatalf("%d lists, want %d", len(lists), len(want.tables))
	}
	for i, list := range lists {
		if table := want.tables[i]; list.Name != table.List || list.People != len(table.Standings) || list.Waiting != table.Ended {
			t.Fatalf("the list is %+v, want %+v", list, table)
		}
		ranked := want.tables[i].Ranked(func(id string) string { return want.names[id] })
		for _, n := range []int{1, 3, 100} {
			var first []catalogue.Ranked
			for _, s := range ranked[:min(len(ranked), n)] {
				first = append(first, catalogue.Ranked{Standing: s, Name: want.names[s.ID], Page: must(l.PageOf(ctx, s.ID))(t), Waiting: want.tables[i].Waiting[s.ID]})
			}
			same(t, list.Name, first, must(ratings.Ranking(ctx, list.Name, n))(t))
		}
	}
	for _, who := range raters() {
		same(t, who, want.own(who), ratings.Own(who))
		same(t, who, want.names[who], must(l.RaterName(ctx, who))(t))
	}
	sameMonths(t, ratings, want)
}

// own are the lists in which somebody has a game that counts.
func (l ladder) own(who string) (all []rating.History) {
	for _, h := range l.histories {
		if len(h.Entries[who])+h.Waiting[who] == 0 {
			continue
		}
		own := rating.History{List: h.List, Entries: map[string][]rating.Entry{}, Waiting: map[string]int{who: h.Waiting[who]}}
		if len(h.Entries[who]) > 0 {
			own.Entries[who] = h.Entries[who]
		}
		all = append(all, own)
	}
	return all
}

// change is what a month has changed for somebody, in a list.
type change struct {
	List  string
	Month rating.Month
	catalogue.Change
}

func sameMonths(t *testing.T, ratings catalogue.Ratings, want ladder) {
	t.Helper()
	all := want.changes()
	months := ratings.Months(1000)
	same(t, "the first three", months[:min(len(months), 3)], ratings.Months(3))
	for _, m := range months {
		var of []catalogue.Change
		games := 0
		for len(all) > 0 && all[0].List == m.List && all[0].Month == m.Month {
			of = append(of, all[0].Change)
			games += all[0].After.Games - all[0].Before.Games
			all = all[1:]
		}
		if m.Games != games/2 {
			t.Errorf("the month is %+v, want %d games", m, games/2)
		}
		same(t, fmt.Sprint(m), of, m.Changes)
	}
	if len(all) > 0 {
		t.Errorf("%+v is not told", all[0])
	}
}

// changes are those of all months, the newest first, then by the lists, then who stands highest after them.
func (l ladder) changes() (all []change) {
	for _, h := range l.histories {
		for id, entries := range h.Entries {
			for i, e := range entries {
				c := catalogue.Change{Name: l.names[id], After: e.Standing, Entered: i == 0}
				if i > 0 {
					c.Before = entries[i-1].At(e.Month)
				}
				all = append(all, change{h.List, e.Month, c})
			}
		}
	}
	slices.SortFunc(all, func(a, b change) int {
		return cmp.Or(cmp.Compare(b.Month, a.Month), cmp.Compare(a.List, b.List), cmp.Compare(b.After.Value, a.After.Value), cmp.Compare(a.After.ID, b.After.ID))
	})
	return all
}

// TestPutAgain: a record that is listed again as it was, as after an upgrade, has no list reckoned again; one that has changed has.
func TestPutAgain(t *testing.T) {
	t.Parallel()
	ctx, l := context.Background(), inMemory(t)
	all := crowd(newDice(7), 60)
	version := func() string { return must(l.Mark(ctx, "rated"))(t) }
	done(t, l.Put(ctx, all...))
	before := version()
	for i := range all {
		all[i].Verifier++
	}
	done(t, l.Put(ctx, all...))
	same(t, "the same again", before, version())
	rated := slices.IndexFunc(all, func(e catalogue.Entry) bool { return e.Rated != nil })
	all[rated].Names[0].Name += " again"
	done(t, l.Put(ctx, all[rated]))
	renamed := version()
	done(t, l.Drop(ctx, all[rated].Name))
	if gone := version(); renamed == before || gone == renamed {
		t.Errorf("the versions are %s, %s with another name, and %s without the record", before, renamed, gone)
	}
}
