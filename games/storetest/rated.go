package storetest

import (
	"errors"
	"fmt"
	"time"

	"pbem/adjudicator/rating"
	"pbem/games"
)

// rated holds what ratings follow from, and what of it is kept, to what the contract promises.
func rated() group {
	return group{"results and standings", []testCase{
		{"results come back, by list and month", resultsComeBack},
		{"what is reckoned is kept until a result of its months changes", standingsAreKept},
		{"a list is told in order", listsAreInOrder},
		{"games that wait are counted", gamesWait},
		{"who reckons with an older list is in conflict", reckoningConflicts},
		{"a great list is kept whole or not at all", greatListsAreKept},
		{"somebody is called as in the game that ended last", namesAreNewest},
	}}
}

// won is a game of Ada's against Bo that ended in a month of 2027.
func won(match, month int) games.Result {
	ended := time.Date(2027, time.Month(month), 10, 10, 0, match, 0, time.UTC)
	return games.Result{Match: match, Counts: true, Names: [2]string{"Ada", "Bo"}, Game: rating.Game{List: "cosmic", White: "p1@x", Black: "p2@x", Score: 1, Ended: ended}}
}

func month(n int) rating.Month {
	return rating.MonthOf(time.Date(2027, time.Month(n), 1, 0, 0, 0, 0, time.UTC))
}

func (f fixture) list(name string) games.RatingList {
	return noError[games.RatingList](f)(f.RatingList(f.Context(), name))
}

func resultsComeBack(f fixture) {
	first, second, other := won(1, 1), won(2, 2), won(3, 2)
	second.Game.White, second.Game.Black, second.Game.Score = "p2@x", "p3@x", 0.5
	other.Game.List = "amoeba occupied=true"
	uncounted := games.Result{Match: 4, Names: first.Names, Game: rating.Game{White: "p1@x", Black: "p2@x", Ended: first.Game.Ended}}
	f.must(games.Commit{Results: []games.Result{second, first, other, uncounted}})
	for _, r := range []games.Result{first, second, other, uncounted} {
		f.same("result", noError[games.Result](f)(f.Result(f.Context(), r.Match)), r)
	}
	for _, c := range []struct {
		list, player string
		from, until  rating.Month
		want         []games.Result
	}{
		{"cosmic", "", month(1), month(3), []games.Result{first, second}}, {"cosmic", "", month(2), month(3), []games.Result{second}},
		{"cosmic", "", month(1), month(2), []games.Result{first}}, {"cosmic", "p2@x", month(1), month(3), []games.Result{first, second}},
		{"cosmic", "p3@x", month(1), month(3), []games.Result{second}}, {"amoeba", "", month(1), month(9), nil},
	} {
		f.same(fmt.Sprint("results ", c), noError[[]games.Result](f)(f.Results(f.Context(), c.list, c.player, c.from, c.until)), c.want)
	}
	f.same("lists", noError[[]string](f)(f.ListsOf(f.Context(), "p1@x")), []string{"amoeba occupied=true", "cosmic"})
	f.same("all lists", noError[[]games.RatingList](f)(f.RatingLists(f.Context())),
		[]games.RatingList{{List: "amoeba occupied=true", Until: month(2), Version: 1}, {List: "cosmic", Until: month(1), Version: 2}})
	f.must(games.Commit{Results: []games.Result{{Match: 3, Gone: true}}})
	_, err := f.Result(f.Context(), 3)
	f.same("gone", errors.Is(err, games.ErrNotFound), true)
	f.same("lists", noError[[]string](f)(f.ListsOf(f.Context(), "p1@x")), []string{"cosmic"})
	f.same("no list", f.list("lifeform"), games.RatingList{List: "lifeform"})
}

func entry(player string, m rating.Month, games int) rating.Entry {
	return rating.Entry{Month: m, Standing: rating.Standing{ID: player, Rating: rating.Rating{Value: 1500 + 1/3.0, Deviation: 1e-9, Volatility: 0.06}, Games: games, Won: games}}
}

func standingsAreKept(f fixture) {
	f.must(games.Commit{Results: []games.Result{won(1, 1), won(2, 2)}})
	first, second, other := entry("p1@x", month(1), 1), entry("p1@x", month(2), 2), entry("p2@x", month(1), 1)
	f.reckon("cosmic", month(3), first, second, other)
	last := func() []rating.Entry {
		return noError[[]rating.Entry](f)(f.LastEntries(f.Context(), "cosmic", month(12)))
	}
	before := func(m rating.Month) (rating.Entry, bool) {
		e, ok, err := f.LastEntry(f.Context(), "cosmic", "p1@x", m)
		f.same("error", err, nil)
		return e, ok
	}
	f.same("last", last(), []rating.Entry{second, other})
	for m, want := range [][]rating.Entry{2: {first, other}, 1: nil} {
		f.same("last before a month", noError[[]rating.Entry](f)(f.LastEntries(f.Context(), "cosmic", month(m))), want)
	}
	f.same("until", f.list("cosmic"), games.RatingList{List: "cosmic", Until: month(3), Version: 3})
	e, ok := before(month(2))
	f.same("before February", []any{e, ok}, []any{first, true})
	_, ok = before(month(1))
	f.same("before January", ok, false)

	f.must(games.Commit{Results: []games.Result{won(9, 3)}})
	f.same("a game of a month that was not reckoned", last(), []rating.Entry{second, other})
	renamed := won(2, 2)
	renamed.Names[0] = "Adele"
	f.must(games.Commit{Results: []games.Result{renamed}})
	f.same("another name", last(), []rating.Entry{second, other})
	lost := won(2, 2)
	lost.Game.Score = 0
	f.must(games.Commit{Results: []games.Result{lost}})
	f.same("CR-22: a correction", last(), []rating.Entry{first, other})
	f.same("until", f.list("cosmic").Until, month(2))
	f.must(games.Commit{Results: []games.Result{{Match: 1, Gone: true}}})
	f.same("CR-22: an end that is undone", last(), []rating.Entry(nil))
	f.same("until", f.list("cosmic").Until, month(1))
	ordered := noError[bool](f)(f.InOrder(f.Context(), "cosmic", month(12)))
	f.same("in order while what counts no more is there", ordered, false)
	f.reckon("cosmic", month(2), other)
	f.same("reckoned anew", last(), []rating.Entry{other})
	f.same("in order", noError[bool](f)(f.InOrder(f.Context(), "cosmic", month(12))), true)
	highest := noError[[]games.Named](f)(f.Highest(f.Context(), "cosmic", 9))
	f.same("in order", highest, []games.Named{{Entry: other, Name: "Bo"}})
}

func namesAreNewest(f fixture) {
	name := func() string { return noError[games.NewestName](f)(f.NewestName(f.Context(), "p1@x")).Name }
	f.same("nobody", name(), "")
	later := won(2, 5)
	later.Counts, later.Game = false, rating.Game{White: "p3@x", Black: "p1@x", Ended: later.Game.Ended}
	later.Names = [2]string{"Cy", "Adele"}
	f.must(games.Commit{Results: []games.Result{later, won(1, 1)}})
	f.same("name", name(), "Adele")
	f.same("names", noError[[]games.NewestName](f)(f.NewestNames(f.Context(), "cosmic")),
		[]games.NewestName{{Player: "p1@x", Name: "Adele", Ended: later.Game.Ended}, {Player: "p2@x", Name: "Bo", Ended: won(1, 1).Game.Ended}})
	f.must(games.Commit{Results: []games.Result{{Match: 2, Gone: true}}})
	f.same("name", name(), "Ada")
}
