package rating_test

import (
	"reflect"
	"testing"
	"time"

	"pgregory.net/rapid"

	"pbem/adjudicator/rating"
)

func at(t *testing.T, s string) time.Time {
	t.Helper()
	when, err := time.Parse(time.RFC3339, s)
	if err != nil {
		t.Fatal(err)
	}
	return when
}

func only(t *testing.T, games []rating.Game, now string) rating.Table {
	t.Helper()
	tables := rating.Tables(games, at(t, now))
	if len(tables) != 1 {
		t.Fatalf("%d lists, want one", len(tables))
	}
	return tables[0]
}

// TestMonths, CR-1 and CR-22: a game counts when the month of its end is over, by UTC; till then it waits.
func TestMonths(t *testing.T) {
	last := rating.Game{List: "cosmic", White: "p1", Black: "p2", Score: 1, Ended: at(t, "2027-02-01T00:59:59+01:00")} // in January
	first := rating.Game{List: "cosmic", White: "p3", Black: "p1", Score: 0.5, Ended: at(t, "2027-02-01T00:00:00Z")}
	for now, want := range map[string][3]int{ // games of p1, rated and waiting; players listed
		"2027-01-31T23:59:59Z": {0, 2, 0},
		"2027-02-01T00:00:00Z": {1, 1, 2},
		"2027-02-28T23:59:59Z": {1, 1, 2},
		"2027-03-01T00:00:00Z": {2, 0, 3},
	} {
		table := only(t, []rating.Game{first, last}, now)
		s, _ := table.Of("p1")
		if got := [3]int{s.Games, table.Waiting["p1"], len(table.Standings)}; got != want {
			t.Errorf("%s: %v, want %v", now, got, want)
		}
	}
}

// TestEntering, CR-20: who enters does so with the first rating in the month of their first game, and rests in every later one without.
func TestEntering(t *testing.T) {
	games := []rating.Game{
		{List: "cosmic", White: "p1", Black: "p2", Score: 1, Ended: at(t, "2027-01-10T00:00:00Z")},
		{List: "cosmic", White: "p1", Black: "p3", Score: 0, Ended: at(t, "2027-03-10T00:00:00Z")},
	}
	one := rating.Entering().After([]rating.Result{{Against: rating.Entering(), Score: 1}})
	two := rating.Entering().After([]rating.Result{{Against: rating.Entering(), Score: 0}}).After(nil).After(nil)
	rested := one.After(nil)
	want := map[string]rating.Rating{
		"p1": rested.After([]rating.Result{{Against: rating.Entering(), Score: 0}}), "p2": two,
		"p3": rating.Entering().After([]rating.Result{{Against: rested, Score: 1}}),
	}
	table := only(t, games, "2027-04-01T00:00:00Z")
	for id, r := range want {
		if s, _ := table.Of(id); s.Rating != r {
			t.Errorf("%s has %v, want %v", id, s.Rating, r)
		}
	}
}

// TestRanked, CR-21: the rating as it is, falling, then the deviation, then the name; nobody shares a rank.
func TestRanked(t *testing.T) {
	names := map[string]string{"a": "Zoe", "b": "Ada", "c": "Bo", "d": "Cy"}
	of := func(id string, value, deviation float64) rating.Standing {
		return rating.Standing{ID: id, Rating: rating.Rating{Value: value, Deviation: deviation}}
	}
	table := rating.Table{Standings: []rating.Standing{of("a", 1500, 100), of("b", 1500, 100), of("c", 1500.001, 200), of("d", 1500, 90)}}
	var got []string
	for _, s := range table.Ranked(func(id string) string { return names[id] }) {
		got = append(got, names[s.ID])
	}
	if want := []string{"Bo", "Cy", "Ada", "Zoe"}; !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestLists, CR-19: a list is the preset and its options in order of their names.
func TestLists(t *testing.T) {
	for _, c := range [][3]string{{"cosmic", "", "cosmic"}, {"amoeba", "setback=1 draws=50", "amoeba draws=50 setback=1"}} {
		if got := rating.List(c[0], c[1]); got != c[2] {
			t.Errorf("%s with %q is %q, want %q", c[0], c[1], got, c[2])
		}
	}
}

// TestOrderOfGames: in whatever order games are told, the numbers are the same to the last bit.
func TestOrderOfGames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		players := []string{"p1", "p2", "p3", "p4", "p5"}
		games := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) rating.Game {
			pair := rapid.Permutation(players).Draw(t, "pair")
			return rating.Game{List: rapid.SampledFrom([]string{"amoeba", "cosmic"}).Draw(t, "list"), White: pair[0], Black: pair[1],
				Score: rapid.SampledFrom([]float64{0, 0.5, 1}).Draw(t, "score"),
				Ended: time.Date(2027, 1, rapid.IntRange(1, 200).Draw(t, "day"), 0, 0, 0, 0, time.UTC)}
		}), 1, 40).Draw(t, "games")
		now := time.Date(2027, 8, 1, 0, 0, 0, 0, time.UTC)
		shuffled := rapid.Permutation(games).Draw(t, "shuffled")
		if a, b := rating.Tables(games, now), rating.Tables(shuffled, now); !reflect.DeepEqual(a, b) {
			t.Fatalf("%v\n%v", a, b)
		}
	})
}
