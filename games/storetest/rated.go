package storetest

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"time"

	"pbem/adjudicator/rating"
	"pbem/games"
)

// rated holds what ratings follow from to what the contract promises.
func rated() group {
	return group{"results", []testCase{
		{"results come back, by list", resultsComeBack},
		{"a list has another version after each result that changes in it", versionsGrow},
		{"somebody is called as in the game that ended last", namesAreNewest},
	}}
}

// won is a game of Ada's against Bo that ended in a month of 2027.
func won(match, month int) games.Result {
	ended := time.Date(2027, time.Month(month), 10, 10, 0, match, 0, time.UTC)
	return games.Result{Match: match, Counts: true, Names: [2]string{"Ada", "Bo"}, Game: rating.Game{List: "cosmic", White: "p1@x", Black: "p2@x", Score: 1, Ended: ended}}
}

func (f fixture) lists() []games.RatingList {
	return noError[[]games.RatingList](f)(f.RatingLists(f.Context()))
}

// called is what the store calls a player.
func (f fixture) called(player string) (name string) {
	for _, n := range noError[[]games.NewestName](f)(f.NewestNames(f.Context(), []string{player})) {
		name += n.Name
	}
	return name
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
	results := func(list string) []games.Result {
		return noError[[]games.Result](f)(f.Results(f.Context(), list))
	}
	f.same("results", results("cosmic"), []games.Result{first, second})
	f.same("results elsewhere", results(other.Game.List), []games.Result{other})
	f.same("results of no list", len(results("amoeba")), 0)
	f.same("lists", f.lists(), []games.RatingList{{List: "amoeba occupied=true", Version: 1}, {List: "cosmic", Version: 2}})
	f.must(games.Commit{Results: []games.Result{{Match: 3, Gone: true}}})
	_, err := f.Result(f.Context(), 3)
	f.same("gone", errors.Is(err, games.ErrNotFound), true)
	f.same("a list without a game", f.lists(), []games.RatingList{{List: "cosmic", Version: 2}})
}

// versionsGrow: what was reckoned of a list must be known to be older after every change of what it follows from, also one that undoes another.
func versionsGrow(f fixture) {
	lost, renamed, moved, uncounted := won(1, 1), won(1, 1), won(1, 1), won(1, 1)
	lost.Game.Score, renamed.Names[0], moved.Game.List = 0, "Adele", "amoeba"
	uncounted.Counts, uncounted.Game.List, uncounted.Game.Score = false, "", 0
	last := 0
	for _, c := range []struct {
		what    string
		now     games.Result
		list    string // where it counts
		changed bool   // the list has, since it was there last
	}{
		{"a first game", won(1, 1), "cosmic", true}, {"the same again", won(1, 1), "cosmic", false}, {"another name", renamed, "cosmic", false},
		{"CR-22: a correction", lost, "cosmic", true}, {"another month", won(1, 2), "cosmic", true}, {"another list", moved, "amoeba", false},
		{"it is back", won(1, 1), "cosmic", true}, {"it counts no more", uncounted, "", false}, {"it counts again", won(1, 1), "cosmic", true},
		{"CR-22: an end that is undone", games.Result{Match: 1, Gone: true}, "", false}, {"it ends again", won(1, 1), "cosmic", true},
	} {
		f.must(games.Commit{Results: []games.Result{c.now}})
		all := f.lists()
		f.same(c.what+": lists", len(all), min(len(c.list), 1))
		for _, l := range all {
			f.same(c.what+": list", l.List, c.list)
			if l.List == "cosmic" {
				f.same(c.what+": another version", l.Version > last, c.changed)
				last = l.Version
			}
		}
	}
}

func namesAreNewest(f fixture) {
	f.same("nobody", f.called("p1@x"), "")
	later := won(2, 5)
	later.Counts, later.Game = false, rating.Game{White: "p3@x", Black: "p1@x", Ended: later.Game.Ended}
	later.Names = [2]string{"Cy", "Adele"}
	f.must(games.Commit{Results: []games.Result{later, won(1, 1)}})
	f.same("name", f.called("p1@x"), "Adele")
	var all []string // more than one statement asks for
	for n := range 250 {
		all = append(all, fmt.Sprintf("p%d@x", n))
	}
	names := noError[[]games.NewestName](f)(f.NewestNames(f.Context(), all))
	slices.SortFunc(names, func(a, b games.NewestName) int { return cmp.Compare(a.Player, b.Player) })
	f.same("names", names, []games.NewestName{{Player: "p1@x", Name: "Adele", Ended: later.Game.Ended}, {Player: "p2@x", Name: "Bo", Ended: won(1, 1).Game.Ended},
		{Player: "p3@x", Name: "Cy", Ended: later.Game.Ended}})
	f.must(games.Commit{Results: []games.Result{{Match: 2, Gone: true}}})
	f.same("name", f.called("p1@x"), "Ada")
}
