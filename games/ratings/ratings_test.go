package ratings_test

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"pgregory.net/rapid"

	"pbem/adjudicator/rating"
	"pbem/games"
	"pbem/games/ratings"
	"pbem/games/sqlite"
)

// club is a store in which games end, are corrected and go on again, beside the plain list of what is true now.
type club struct {
	store     games.Store
	now       map[int]games.Result
	meanwhile *func() // is called before each lot of what is kept, and before all of it counts
}

func begin(t *testing.T) club {
	t.Helper()
	meanwhile := func() {}
	store, err := sqlite.Open(filepath.Join(t.TempDir(), "games.db"), sqlite.WithProbe(func(point string) {
		if point == "lot" {
			meanwhile()
		}
	}))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := store.Close(); err != nil {
			t.Error(err)
		}
	})
	return club{store, map[int]games.Result{}, &meanwhile}
}

func (c club) end(t *rapid.T, r games.Result) {
	_, known := c.now[r.Match]
	if c.now[r.Match] = r; r.Gone {
		delete(c.now, r.Match)
		if !known {
			return
		}
	}
	if err := c.store.Commit(t.Context(), games.Commit{Results: []games.Result{r}}); err != nil {
		t.Fatal(err)
	}
}

// reckon keeps what months have changed that have ended, as the service does now and then.
func (c club) reckon(t *rapid.T, at time.Time) {
	due, err := ratings.Due(t.Context(), c.store, at)
	if err != nil {
		t.Fatal(err)
	}
	for _, list := range due {
		if err := ratings.Reckon(t.Context(), c.store, list, at); err != nil {
			t.Fatal(err)
		}
	}
}

// disturb has a result come, or the service end, while months are reckoned, and somebody ask for the lists. What was kept of it until then must count
// for nothing, and what is kept must be what follows.
func (c club) disturb(t *rapid.T, at, asked time.Time) {
	ctx, end := context.WithCancel(t.Context())
	defer end()
	defer func() { *c.meanwhile = func() {} }()
	lots := rapid.IntRange(0, 3).Draw(t, "lots before it")
	*c.meanwhile = func() {
		if lots--; lots != -1 {
			return
		}
		if rapid.Bool().Draw(t, "the service ends") {
			end()
		} else {
			c.end(t, someResult(t))
		}
		c.compare(t, asked)
	}
	due, err := ratings.Due(ctx, c.store, at)
	for _, list := range due {
		if err == nil {
			err = ratings.Reckon(ctx, c.store, list, at)
		}
	}
	if err != nil && !errors.Is(err, games.ErrConflict) && ctx.Err() == nil {
		t.Fatal(err)
	}
}

// tables are all lists as package rating reckons them of all games.
func (c club) tables(at time.Time) []rating.Table {
	var all []rating.Game
	for _, r := range c.now {
		if r.Counts {
			all = append(all, r.Game)
		}
	}
	return rating.Tables(all, at)
}

func (c club) compare(t *rapid.T, at time.Time) {
	lists := ratings.At(c.store, at)
	want := c.tables(at)
	names, err := lists.Names(t.Context())
	if err != nil || len(names) != len(want) {
		t.Fatalf("lists %q: %v; want %d", names, err, len(want))
	}
	for i, w := range want {
		got, err := lists.Table(t.Context(), names[i])
		if err != nil || !reflect.DeepEqual(got, w) {
			t.Fatalf("at %s: %+v, %v\nwant %+v", at, got, err, w)
		}
		for _, s := range w.Standings {
			got, ok, err := ratings.At(c.store, at).Standing(t.Context(), w.List, s.ID)
			if err != nil || !ok || got != s {
				t.Fatalf("at %s: %+v, %v, %v\nwant %+v", at, got, ok, err, s)
			}
		}
	}
}

func someResult(t *rapid.T) games.Result {
	r := games.Result{Match: rapid.IntRange(1, 12).Draw(t, "match")}
	if r.Gone = rapid.IntRange(0, 5).Draw(t, "goes on") == 0; r.Gone {
		return r
	}
	pair := rapid.Permutation([]string{"p1@x", "p2@x", "p3@x", "p4@x"}).Draw(t, "pair")
	ended := time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC).AddDate(0, 0, rapid.IntRange(0, 200).Draw(t, "day"))
	r.Names = [2]string{"Name of " + pair[0], "Name of " + pair[1]}
	r.Game = rating.Game{White: pair[0], Black: pair[1], Ended: ended}
	if r.Counts = rapid.IntRange(0, 5).Draw(t, "counts") > 0; r.Counts {
		r.Game.List = rapid.SampledFrom([]string{"amoeba", "cosmic"}).Draw(t, "list")
		r.Game.Score = rapid.SampledFrom([]float64{0, 0.5, 1}).Draw(t, "score")
	}
	return r
}

// TestSameAsAllGames, CR-1, CR-20 and CR-22: whatever ends, is corrected or goes on again, in whatever order, and whenever months are
// reckoned in between, lists are to the last bit those of all games that there are.
func TestSameAsAllGames(t *testing.T) {
	t.Parallel()
	c := begin(t)
	rapid.Check(t, func(r *rapid.T) {
		for match := range 13 {
			c.end(r, games.Result{Match: match, Gone: true}) // what the game before has left
		}
		day := func(name string) time.Time {
			return time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC).AddDate(0, 0, rapid.IntRange(0, 240).Draw(r, name))
		}
		for range rapid.IntRange(1, 25).Draw(r, "steps") {
			switch rapid.IntRange(0, 5).Draw(r, "step") {
			case 0:
				c.reckon(r, day("reckoned"))
			case 5:
				c.disturb(r, day("reckoned"), day("asked meanwhile"))
			case 1:
				c.compare(r, day("asked"))
			default:
				c.end(r, someResult(r))
			}
		}
		c.compare(r, day("asked at the end"))
	})
}

// TestManyAtOnce: a month of many players is reckoned by what is kept of all of them, and not by one question for each.
func TestManyAtOnce(t *testing.T) {
	t.Parallel()
	c := begin(t)
	asked := &counted{Store: c.store}
	const people = 150
	var all []games.Result
	for month := range 3 {
		for n := range people {
			white, black := fmt.Sprintf("p%d@x", n), fmt.Sprintf("p%d@x", (n+1+month)%people)
			ended := time.Date(2027, time.Month(1+month), 1+n%28, 0, 0, 0, 0, time.UTC)
			all = append(all, games.Result{Match: len(all) + 1, Counts: true, Names: [2]string{white, black},
				Game: rating.Game{List: "amoeba", White: white, Black: black, Score: float64(n%3) / 2, Ended: ended}})
		}
	}
	for month := range 3 {
		if err := c.store.Commit(t.Context(), games.Commit{Results: all[month*people : (month+1)*people]}); err != nil {
			t.Fatal(err)
		}
		at := time.Date(2027, time.Month(2+month), 5, 0, 0, 0, 0, time.UTC)
		before, err := ratings.At(asked, at).Table(t.Context(), "amoeba")
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range all[month*people : (month+1)*people] {
			c.now[r.Match] = r
		}
		if want := c.tables(at)[0]; !reflect.DeepEqual(before, want) {
			t.Errorf("at %s, before it is kept: %+v\nwant %+v", at, before, want)
		}
		due, err := ratings.Due(t.Context(), asked, at)
		if err != nil || len(due) != 1 {
			t.Fatalf("due are %v, %v", due, err)
		}
		if err := ratings.Reckon(t.Context(), asked, due[0], at); err != nil {
			t.Fatal(err)
		}
		if kept, err := c.store.LastEntries(t.Context(), "amoeba", rating.MonthOf(at)); err != nil || len(kept) != people {
			t.Fatalf("%d entries, %v", len(kept), err)
		}
	}
	if asked.entries > 0 {
		t.Errorf("%d entries were asked for one by one", asked.entries)
	}
}

// counted is a store that counts how often it is asked for the entry of one player.
type counted struct {
	games.Store
	entries int
}

// LastEntry implements games.Scoreboard.
func (c *counted) LastEntry(ctx context.Context, list, player string, before rating.Month) (rating.Entry, bool, error) {
	c.entries++
	return c.Store.LastEntry(ctx, list, player, before)
}

// TestOf: a player's lists, also those in which nothing is rated yet (CR-1).
func TestOf(t *testing.T) {
	t.Parallel()
	c := begin(t)
	for n, list := range []string{"cosmic", "cosmic", "amoeba"} {
		ended := time.Date(2027, 1+time.Month(n), 10, 0, 0, 0, 0, time.UTC)
		r := games.Result{Match: n + 1, Counts: true, Game: rating.Game{List: list, White: "p1@x", Black: "p2@x", Score: 1, Ended: ended}, Names: [2]string{"Ada", "Bo"}}
		if err := c.store.Commit(t.Context(), games.Commit{Results: []games.Result{r}}); err != nil {
			t.Fatal(err)
		}
	}
	lines, err := ratings.At(c.store, time.Date(2027, 2, 20, 0, 0, 0, 0, time.UTC)).Of(t.Context(), "p2@x")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, l := range lines {
		got = append(got, fmt.Sprintf("%s %v %.2f %d+%d", l.List, l.Rated, l.Standing.Value, l.Standing.Lost, l.Waiting))
	}
	if want := []string{"amoeba false 0.00 0+1", "cosmic true 1337.69 1+1"}; !reflect.DeepEqual(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
