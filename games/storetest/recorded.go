package storetest

import (
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

// recorded is about the list of the matches whose records are to be written.
func recorded() group {
	return group{"recorded", []testCase{
		{"a commit lists its matches until their records are written", func(f fixture) {
			f.must(opening(1), opening(2))
			f.must(games.Commit{Comments: []games.Comment{{Match: 3, Number: 1, Player: 7, At: morning()}}}, games.Commit{Watched: []games.Watched{{Match: 4}}})
			list := f.unrecorded(morning())
			f.same("all", matchesOf(list), []int{1, 2, 3, 4})
			f.same("from one on, so many", matchesOf(noError[[]games.Unrecorded](f)(f.Unrecorded(f.Context(), morning(), 1, 2))), []int{2, 3})
			f.recorded(list[1:]...)
			f.same("the rest", matchesOf(f.unrecorded(morning())), []int{1})
		}},
		{"what has changed meanwhile stays", func(f fixture) {
			f.must(opening(1), opening(2))
			list := f.unrecorded(morning())
			f.must(turn(1, 1))
			f.recorded(list...)
			f.same("the changed one", matchesOf(f.unrecorded(morning())), []int{1})
			again := f.unrecorded(morning())
			f.recorded(again...)
			f.must(turn(1, 2))
			f.recorded(again...) // by somebody who was slow
			f.same("again", matchesOf(f.unrecorded(morning())), []int{1})
		}},
		{"for later", func(f fixture) {
			f.must(opening(1))
			list := f.unrecorded(morning())
			list[0].Due = morning().Add(time.Hour)
			f.recorded(list...)
			f.same("before", matchesOf(f.unrecorded(morning().Add(time.Hour-1))), []int(nil))
			f.same("then", matchesOf(f.unrecorded(morning().Add(time.Hour))), []int{1})
			f.must(turn(1, 1))
			f.same("when it has changed", matchesOf(f.unrecorded(morning())), []int{1})
		}},
		{"a clock that runs out at another time", func(f fixture) {
			f.must(opening(1), opening(2))
			f.recorded(f.unrecorded(morning())...)
			later := morning().Add(time.Hour)
			f.must(games.Commit{At: morning(), Dues: []games.Due{{Match: 1, Version: 1, At: later, Deadline: later}, {Match: 2, Version: 9, At: later, Deadline: later}}})
			f.same("that of its version", matchesOf(f.unrecorded(morning())), []int{1})
			f.recorded(f.unrecorded(morning())...)
			if err := f.SetDue(f.Context(), games.Due{Match: 1, Version: 1, At: later.Add(1), Deadline: later}); err != nil {
				f.Fatal(err)
			}
			f.same("the same time", matchesOf(f.unrecorded(morning())), []int(nil))
		}},
		{"comments that go with their writer", func(f fixture) {
			as := adjudicator.Player{Name: "player-7f3a", Address: "player-7f3a@forgotten.invalid"}
			asked := games.Erasure{Player: ada, Addresses: []string{ada}, As: as, Asked: morning()}
			f.must(opening(1), opening(2), games.Commit{Players: []games.Player{{Address: ada, Name: "Ada", Verified: true}}, Erase: []games.Erasure{asked}})
			number := noError[games.Player](f)(f.Player(f.Context(), ada)).Number
			f.must(games.Commit{Comments: []games.Comment{{Match: 2, Number: 1, Player: number, At: morning()}}})
			f.recorded(f.unrecorded(morning())...)
			if done, err := f.Erase(f.Context(), asked, morning().Add(games.Erasing)); !done || err != nil {
				f.Fatal(done, err)
			}
			f.same("the match that they watched", matchesOf(f.unrecorded(morning())), []int{2})
		}},
		{"anew", func(f fixture) {
			f.must(opening(1), opening(2), opening(3))
			f.recorded(f.unrecorded(morning())...)
			if err := f.Unrecord(f.Context(), 2, 9); err != nil {
				f.Fatal(err)
			}
			f.same("of those that there are", matchesOf(f.unrecorded(morning())), []int{2})
			list := f.unrecorded(morning())
			if err := f.UnrecordAll(f.Context()); err != nil {
				f.Fatal(err)
			}
			f.recorded(list...)
			f.same("all", matchesOf(f.unrecorded(morning())), []int{1, 2, 3})
		}},
	}}
}

func (f fixture) unrecorded(now time.Time) []games.Unrecorded {
	f.Helper()
	return noError[[]games.Unrecorded](f)(f.Unrecorded(f.Context(), now, 0, 100))
}

func (f fixture) recorded(done ...games.Unrecorded) {
	f.Helper()
	if err := f.Recorded(f.Context(), done...); err != nil {
		f.Fatal(err)
	}
}

func matchesOf(list []games.Unrecorded) (all []int) {
	for _, u := range list {
		all = append(all, u.Match)
	}
	return all
}
