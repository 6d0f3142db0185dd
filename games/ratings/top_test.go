package ratings_test

import (
	"context"
	"fmt"
	"reflect"
	"testing"
	"time"

	"pgregory.net/rapid"

	"pbem/adjudicator/rating"
	"pbem/games"
	"pbem/games/ratings"
)

// crowd is a list with many who have the same rating, the same deviation by now, or the same name, kept as if it had been reckoned up to May 2027.
func (c club) crowd(t *rapid.T, list string) (people []string) {
	month := func(n int) rating.Month {
		return rating.MonthOf(time.Date(2027, time.Month(n), 1, 0, 0, 0, 0, time.UTC))
	}
	commit := games.Commit{}
	done := games.Reckoned{Until: month(6)}
	pairs := rapid.IntRange(1, 8).Draw(t, "pairs")
	for n := range pairs {
		r := games.Result{Match: len(c.now) + 1, Counts: true, Game: rating.Game{List: list, Score: 1, Ended: month(1).Began()}}
		sides := [2]*string{&r.Game.White, &r.Game.Black}
		for side, player := range sides {
			*player = fmt.Sprintf("p%d@%s", 2*n+side, list)
			r.Names[side] = rapid.SampledFrom([]string{"Ada", "Bo", "Cy"}).Draw(t, "name")
			people = append(people, *player)
			for _, m := range rapid.SampledFrom([][]int{{1}, {2}, {1, 2}, {1, 5}}).Draw(t, "months") {
				done.Entries = append(done.Entries, rating.Entry{Month: month(m), Standing: rating.Standing{ID: *player, Games: 1, Won: 1, Rating: rating.Rating{
					Value:      rapid.SampledFrom([]float64{1500, 1500 + 1e-12, 1600}).Draw(t, "value"),
					Deviation:  rapid.SampledFrom([]float64{350, 349.99, 100, 100 + 1e-12}).Draw(t, "deviation"),
					Volatility: rapid.SampledFrom([]float64{0.06, 0.05}).Draw(t, "volatility"),
				}}})
			}
		}
		c.now[r.Match] = r
		commit.Results = append(commit.Results, r)
	}
	for range rapid.IntRange(0, 3).Draw(t, "games that wait, or were not reckoned") {
		of := rapid.Permutation(people).Draw(t, "of")
		r := games.Result{Match: len(c.now) + 1, Counts: true, Names: [2]string{"Dee", "Ada"},
			Game: rating.Game{List: list, White: of[0], Black: of[1], Score: 0.5, Ended: month(rapid.IntRange(6, 8).Draw(t, "ended")).Began()}}
		c.now[r.Match] = r
		commit.Results = append(commit.Results, r)
	}
	err := c.store.Commit(t.Context(), commit)
	if err == nil {
		done.From, err = c.store.RatingList(t.Context(), list)
	}
	if err == nil {
		done.From, err = c.store.BeginReckoning(t.Context(), done.From, done.Until)
	}
	if err == nil {
		err = c.store.KeepReckoned(t.Context(), done)
	}
	if err != nil {
		t.Fatal(err)
	}
	return people
}

// TestTop, CR-21: the beginning of a list, and where somebody stands in it, are those of the whole list, of whatever month it is asked.
func TestTop(t *testing.T) {
	t.Parallel()
	c := begin(t)
	asked := &whole{Store: c.store}
	var lists, whole int
	rapid.Check(t, func(r *rapid.T) {
		lists++
		list := fmt.Sprintf("amoeba n=%d", lists)
		people := c.crowd(r, list)
		at := time.Date(2027, time.Month(rapid.IntRange(1, 10).Draw(r, "asked in")), 3, 0, 0, 0, 0, time.UTC)
		n := rapid.IntRange(1, 17).Draw(r, "n")
		player := rapid.SampledFrom(append(people, "p1@elsewhere")).Draw(r, "player")
		asked.whole = false
		got, err := ratings.At(asked, at).Top(t.Context(), list, n, player)
		if want := c.top(r, list, at, n, player); err != nil || !reflect.DeepEqual(got, want) {
			r.Fatalf("at %s, %d and %s: %v\n%+v\nwant %+v", at, n, player, err, got, want)
		}
		if asked.whole {
			whole++
		}
	})
	if whole == 0 || whole == lists {
		t.Errorf("%d of %d lists were read whole, want some", whole, lists)
	}
}

// top is the beginning of a list as the whole of it tells it.
func (c club) top(t *rapid.T, list string, at time.Time, n int, player string) (top ratings.Top) {
	table, err := ratings.At(c.store, at).Table(t.Context(), list)
	if err != nil {
		t.Fatal(err)
	}
	name := func(id string) string {
		n, err := c.store.NewestName(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		return n.Name
	}
	top.People, top.Ended = len(table.Standings), table.Ended
	for i, s := range table.Ranked(name) {
		if i < n || s.ID == player {
			top.Places = append(top.Places, ratings.Place{Rank: i + 1, Name: name(s.ID), Standing: s, Waiting: table.Waiting[s.ID]})
		}
	}
	return top
}

// whole is a store that notes whether everybody in a list was asked for.
type whole struct {
	games.Store
	whole bool
}

// LastEntries implements games.Scoreboard.
func (w *whole) LastEntries(ctx context.Context, list string, before rating.Month) ([]rating.Entry, error) {
	w.whole = true
	return w.Store.LastEntries(ctx, list, before)
}

// NewestNames implements games.Scoreboard.
func (w *whole) NewestNames(ctx context.Context, list string) ([]games.NewestName, error) {
	w.whole = true
	return w.Store.NewestNames(ctx, list)
}
