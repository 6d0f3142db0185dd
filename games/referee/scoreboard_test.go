package referee_test

import (
	"fmt"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"pgregory.net/rapid"

	"pbem/adjudicator/club"
	"pbem/adjudicator/rating"
	"pbem/games"
	"pbem/games/ratings"
	"pbem/games/referee"
	"pbem/games/sqlite"
	"pbem/rules/presets"
)

func someResult(t *rapid.T) games.Result {
	r := games.Result{Match: rapid.IntRange(1, 8).Draw(t, "match")}
	if r.Gone = rapid.IntRange(0, 4).Draw(t, "goes on") == 0; r.Gone {
		return r
	}
	pair := rapid.Permutation([]string{"p1@x", "p2@x", "p3@x"}).Draw(t, "pair")
	r.Counts, r.Names = true, [2]string{pair[0] + rapid.SampledFrom([]string{"", " again"}).Draw(t, "name"), pair[1]}
	r.Game = rating.Game{White: pair[0], Black: pair[1], List: rapid.SampledFrom([]string{"amoeba", "cosmic"}).Draw(t, "list"),
		Score: rapid.SampledFrom([]float64{0, 0.5, 1}).Draw(t, "score"), Ended: time.Date(2027, 1, rapid.IntRange(1, 150).Draw(t, "day"), 0, 0, 0, 0, time.UTC)}
	return r
}

// TestPendingResults: what letters have changed that are not committed yet counts for those after them as if it were.
func TestPendingResults(t *testing.T) {
	t.Parallel()
	store, err := sqlite.Open(filepath.Join(t.TempDir(), "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	rapid.Check(t, func(t *rapid.T) {
		clean := games.Commit{}
		for match := range 9 {
			clean.Results = append(clean.Results, games.Result{Match: match, Gone: true})
		}
		kept := rapid.SliceOfN(rapid.Custom(someResult), 0, 8).Draw(t, "kept")
		if err := store.Commit(t.Context(), clean, games.Commit{Results: kept}); err != nil {
			t.Fatal(err)
		}
		at := time.Date(2027, 1, rapid.IntRange(1, 200).Draw(t, "asked"), 0, 0, 0, 0, time.UTC)
		c := referee.NewChangeset(store, referee.NewRegistry(nil))
		pending := rapid.SliceOfN(rapid.Custom(someResult), 1, 4).Draw(t, "pending")
		for _, r := range pending {
			if err := c.Pend(t.Context(), r); err != nil {
				t.Fatal(err)
			}
		}
		topsHold(t, c.Scoreboard(), at)
		before := shown(t, c.Scoreboard(), at)
		if err := store.Commit(t.Context(), games.Commit{Results: pending}); err != nil {
			t.Fatal(err)
		}
		if after := shown(t, store, at); !reflect.DeepEqual(before, after) {
			t.Fatalf("before the commit\n%+v\nafter it\n%+v", before, after)
		}
	})
}

// topsHold holds the beginning of each list to the whole of it.
func topsHold(t *rapid.T, board games.Scoreboard, at time.Time) {
	for _, list := range []string{"amoeba", "cosmic"} {
		table, err := new(ratings.Kept).At(board, at).Table(t.Context(), list)
		if err != nil {
			t.Fatal(err)
		}
		called := map[string]string{}
		names, err := board.NewestNames(t.Context(), []string{"p1@x", "p2@x", "p3@x"})
		for _, n := range names {
			called[n.Player] = n.Name
		}
		want := ratings.Top{People: len(table.Standings), Ended: table.Ended}
		for i, s := range table.Ranked(func(id string) string { return called[id] }) {
			if i == 0 || s.ID == "p3@x" {
				want.Places = append(want.Places, ratings.Place{Rank: i + 1, Name: called[s.ID], Standing: s, Waiting: table.Waiting[s.ID]})
			}
		}
		if got, failed := new(ratings.Kept).At(board, at).Top(t.Context(), list, 1, "p3@x"); err != nil || failed != nil || fmt.Sprint(got) != fmt.Sprint(want) {
			t.Fatalf("%v, %v: the first of %s are\n%+v\nwant %+v", err, failed, list, got, want)
		}
	}
}

// shown is all that lists and players show at a time.
func shown(t *rapid.T, board games.Scoreboard, at time.Time) (all []any) {
	lists := new(ratings.Kept).At(board, at)
	names, err := lists.Names(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, list := range names {
		table, err := lists.Table(t.Context(), list)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, table)
	}
	for _, player := range []string{"p1@x", "p2@x", "p3@x"} {
		lines, err := lists.Of(t.Context(), player)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, lines)
	}
	return append(all, names)
}

// TestWindowsGoByRatings, CR-39: whether somebody may take an offer is decided by their rating in its list at the last month that has ended.
func TestWindowsGoByRatings(t *testing.T) {
	t.Parallel()
	o := open(t)
	cosmic, err := presets.Builtin("cosmic", nil)
	if err != nil {
		t.Fatal(err)
	}
	made := club.OfferMade{Number: 1, Seeker: 100, Games: 2, Until: o.now.Add(club.OfferLife), Ratings: club.Window{Least: 1600}}
	made.Terms.Preset, made.Terms.Title, made.Terms.RulesHash = "cosmic", "Cosmic Chess", cosmic.Hash
	result := games.Result{Match: 1000, Counts: true, Names: [2]string{"Ada", "Bo"},
		Game: rating.Game{List: "cosmic", White: "p1@example.org", Black: "p2@example.org", Score: 1, Ended: o.now}}
	commit := games.Commit{Results: []games.Result{result}, Players: []games.Player{{Number: 100, Address: "cy@example.org", Name: "Cy"}},
		Club: []games.ClubChange{{Stream: club.OfferStream(1), Events: []club.Event{{At: o.now, Cause: "seek", Fact: made}},
			Offer: &games.Offer{Number: 1, Preset: "cosmic", Seeker: 100, Stands: true}}}}
	if err := o.store.Commit(t.Context(), commit); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ now, from, refused string }{
		{"2026-11-30T23:59:59Z", ada, "take: club-take-unrated"}, // the month is still running
		{"2026-12-01T00:00:00Z", bo, "take: club-take-rating"},
		{"2026-12-01T00:00:00Z", ada, ""},
	} {
		if o.now, err = time.Parse(time.RFC3339, c.now); err != nil {
			t.Fatal(err)
		}
		if got := o.send(c.from, "", "take 1").Handling; (got.Disposition == games.Refused) != (c.refused != "") || c.refused != "" && got.Why != c.refused {
			t.Errorf("%s, %s: %s, %q; want %q", c.now, c.from, got.Disposition, got.Why, c.refused)
		}
	}
}
