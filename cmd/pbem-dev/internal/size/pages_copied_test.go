package size

import (
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"pbem/adjudicator/rating"
	"pbem/web/listing"
)

// TestListingCopies: a listing that was copied has so many times as many games, people and standings, and each copy's games are of its people alone.
func TestListingCopies(t *testing.T) {
	t.Parallel()
	ctx, path := t.Context(), filepath.Join(t.TempDir(), "games.pages")
	l, err := listing.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	began := time.Date(2020, 1, 10, 0, 0, 0, 0, time.UTC)
	var all []listing.Entry
	for n := 1; n <= 6; n++ {
		e := listing.Entry{File: listing.File{Name: fmt.Sprintf("%03d.pbem", n), Stamp: "1"}, Address: fmt.Sprint(n), Number: n, Date: "2020-01-01", Head: []byte("{}"), Turns: 10,
			Kind: listing.Kind{Variant: "cosmic", Options: "-", Result: "1-0", Year: "2020"}, Event: listing.Name{Name: "Rated game", Folded: "rated game"}, Last: began}
		who := [2]string{"Ada", fmt.Sprint("Bo ", n)}
		r := &listing.Rated{Place: fmt.Sprint(n), Counts: true, List: "cosmic", Score: 1, Ended: began}
		for side, name := range who {
			e.Names[side] = listing.Name{Name: name, Folded: name}
			r.Players[side] = name + "@example.org"
			e.Players[side] = listing.Player{Page: "players/" + name + ".html", Code: name, Rater: r.Players[side]}
		}
		e.Rated = r
		all = append(all, e)
	}
	if err := l.Put(ctx, all...); err != nil {
		t.Fatal(err)
	}
	if err := l.Reckon(ctx, began.AddDate(1, 0, 0)); err != nil {
		t.Fatal(err)
	}
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	const times = 3
	if count, err := copyListing(ctx, path, times, func(int) {}); err != nil || count != 6 {
		t.Fatal(count, err)
	}
	if l, err = listing.Open(path); err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	counted, err := l.Count(ctx, listing.Wanted{Variant: "cosmic"})
	found, err2 := l.Find(ctx, listing.Wanted{}, counted, 0, 100)
	if err != nil || err2 != nil || counted != 6*times || len(found) != 6*times || found[0].Number != 6*times || found[0].File != "018.pbem" {
		t.Errorf("%d games are counted, found %+v; %v, %v", counted, found, err, err2)
	}
	if n, err := l.PeopleCount(ctx); err != nil || n != 7*times {
		t.Errorf("%d people, %v", n, err)
	}
	if own, err := l.GamesOf(ctx, "players/Ada-2.html", 100); err != nil || len(own) != 6 || own[0].Number != 18 || own[5].Number != 13 {
		t.Errorf("the games of a copy's player: %+v, %v", own, err)
	}
	running := rating.MonthOf(began.AddDate(1, 0, 0))
	lists, err := l.Lists(ctx, running)
	if err != nil || len(lists) != 1 || lists[0].People != 7*times {
		t.Fatalf("the lists %+v, %v", lists, err)
	}
	ranked, err := l.Ranking(ctx, lists[0], running, 100)
	if err != nil || len(ranked) != 7*times || ranked[0].Games != 6 || ranked[times-1].Games != 6 || ranked[times].Games != 1 {
		t.Errorf("the ranking %+v, %v", ranked, err)
	}
}
