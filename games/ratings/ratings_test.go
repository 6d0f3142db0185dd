package ratings_test

import (
	"context"
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
	store games.Store
	kept  *ratings.Kept
	now   map[int]games.Result
}

func begin(t *testing.T) club {
	t.Helper()
	store, err := sqlite.Open(filepath.Join(t.TempDir(), "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := store.Close(); err != nil {
			t.Error(err)
		}
	})
	return club{store, &ratings.Kept{}, map[int]games.Result{}}
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
	lists := c.kept.At(c.store, at)
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
			got, ok, err := c.kept.At(c.store, at).Standing(t.Context(), w.List, s.ID)
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

// TestSameAsAllGames, CR-1, CR-20 and CR-22: whatever ends, is corrected or goes on again, in whatever order, and of whatever month somebody asks in
// between, lists are to the last bit those of all games that there are.
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
			if rapid.IntRange(0, 3).Draw(r, "step") == 0 {
				c.compare(r, day("asked"))
			} else {
				c.end(r, someResult(r))
			}
		}
		c.compare(r, day("asked at the end"))
	})
}

// counted is a store that counts how often all results of a list were asked for.
type counted struct {
	games.Store
	asked int
}

// Results implements games.Scoreboard.
func (c *counted) Results(ctx context.Context, list string) ([]games.Result, error) {
	c.asked++
	return c.Store.Results(ctx, list)
}

// TestReckonedOnce: a list is reckoned again in another month, and after one of its results has changed, and at no other time.
func TestReckonedOnce(t *testing.T) {
	t.Parallel()
	c := begin(t)
	board := &counted{Store: c.store}
	at := time.Date(2027, 2, 20, 0, 0, 0, 0, time.UTC)
	result := func(match int, list string) games.Result {
		return games.Result{Match: match, Counts: true, Game: rating.Game{List: list, White: "p1@x", Black: "p2@x", Score: 1, Ended: at.AddDate(0, -1, 0)}}
	}
	for _, step := range []struct {
		what   string
		result games.Result
		at     time.Time
		want   int
	}{
		{"a first game", result(1, "cosmic"), at, 1}, {"nothing", games.Result{}, at, 0}, {"another list", result(2, "amoeba"), at, 1},
		{"a second game", result(3, "cosmic"), at, 1}, {"later in the month", games.Result{}, at.AddDate(0, 0, 5), 0}, {"the next month", games.Result{}, at.AddDate(0, 1, 0), 2},
		{"a letter of the month before", games.Result{}, at, 0}, {"two months on", games.Result{}, at.AddDate(0, 2, 0), 2}, {"two months back", games.Result{}, at, 2},
	} {
		if step.result.Match > 0 {
			if err := c.store.Commit(t.Context(), games.Commit{Results: []games.Result{step.result}}); err != nil {
				t.Fatal(err)
			}
		}
		board.asked = 0
		for range 2 {
			if _, err := c.kept.At(board, step.at).Of(t.Context(), "p1@x"); err != nil {
				t.Fatal(err)
			}
		}
		if board.asked != step.want {
			t.Errorf("%s: results were asked for %d times, want %d", step.what, board.asked, step.want)
		}
	}
}

// TestTop, CR-21: the beginning of a list, and where somebody stands in it, are those of the whole list, also where many stand level.
func TestTop(t *testing.T) {
	t.Parallel()
	c := begin(t)
	at := time.Date(2027, 3, 5, 0, 0, 0, 0, time.UTC)
	people := []string{"p0@x"}
	name := map[string]string{}
	var results []games.Result
	for n := range 12 { // each beats another who enters: all winners stand level, and all losers, but for the months since
		pair := [2]string{fmt.Sprintf("p%d@x", 2*n+1), fmt.Sprintf("p%d@x", 2*n+2)}
		r := games.Result{Match: n + 1, Counts: true, Names: [2]string{[]string{"Cy", "Ada", "Bo"}[n%3], []string{"Dee", "Ada"}[n%2]},
			Game: rating.Game{List: "cosmic", White: pair[0], Black: pair[1], Score: 1, Ended: at.AddDate(0, -1-n%2, 0)}}
		name[pair[0]], name[pair[1]] = r.Names[0], r.Names[1]
		people, results = append(people, pair[:]...), append(results, r)
	}
	waits := results[3]
	waits.Match, waits.Game.Ended = 100, at
	if err := c.store.Commit(t.Context(), games.Commit{Results: append(results, waits)}); err != nil {
		t.Fatal(err)
	}
	table, err := c.kept.At(c.store, at).Table(t.Context(), "cosmic")
	if err != nil {
		t.Fatal(err)
	}
	for n := range len(people) + 2 {
		for _, player := range people {
			want := ratings.Top{People: 24, Ended: 1}
			for i, s := range table.Ranked(func(id string) string { return name[id] }) {
				if i < n || s.ID == player {
					want.Places = append(want.Places, ratings.Place{Rank: i + 1, Name: name[s.ID], Standing: s, Waiting: table.Waiting[s.ID]})
				}
			}
			if got, err := c.kept.At(c.store, at).Top(t.Context(), "cosmic", n, player); err != nil || !reflect.DeepEqual(got, want) {
				t.Fatalf("the first %d and %s: %v\n%+v\nwant %+v", n, player, err, got, want)
			}
		}
	}
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
	lines, err := c.kept.At(c.store, time.Date(2027, 2, 20, 0, 0, 0, 0, time.UTC)).Of(t.Context(), "p2@x")
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
