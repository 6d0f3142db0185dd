package storetest

import (
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/archive/gamelog"
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
	}}
}

// recordedAnew is about matches that come back to that list though nothing has happened in them.
func recordedAnew() group {
	return group{"recorded anew", []testCase{
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

func logged() group {
	lines := []string{"begin x 1 0123456789abcdef", "begin x 2 0123456789abcdef", "end x 1 0 0123456789abcdef"}
	edgeOf := func(n int) (e gamelog.Edge) {
		for _, line := range lines[:n] {
			e = e.Add(line)
		}
		return e
	}
	check := func(f fixture, n int) {
		f.Helper()
		f.same("head", noError[gamelog.Edge](f)(f.LogEdge(f.Context())).Head(), edgeOf(n).Head())
		f.same("lines", noError[[]string](f)(f.LogLines(f.Context(), 0)), lines[:n])
	}
	adding := func(from int64, lines ...string) games.Commit {
		return games.Commit{At: morning(), Log: games.Logged{From: from, Lines: lines}}
	}
	return group{"log", []testCase{
		{"none", func(f fixture) { check(f, 0) }},
		{"lines come back in their order", func(f fixture) {
			f.must(adding(0, lines[0]), adding(1, lines[1]))
			f.must(adding(2, lines[2]))
			check(f, 3)
			f.same("the end", noError[[]string](f)(f.LogLines(f.Context(), 2)), lines[2:])
			f.same("beyond", noError[[]string](f)(f.LogLines(f.Context(), 3)), []string{})
		}},
		{"what others added meanwhile is a conflict", func(f fixture) {
			f.must(adding(0, lines[0]))
			c := opening(1)
			c.Log = games.Logged{From: 0, Lines: lines[1:2]}
			f.refused(games.ErrConflict, c)
			f.refused(games.ErrConflict, adding(2, lines[1]))
			check(f, 1)
			_, err := f.Events(f.Context(), 1)
			missing(f, err)
		}},
		{"a commit that fails adds none", func(f fixture) {
			f.must(opening(1))
			c := opening(1)
			c.Digest, c.Log = "another", games.Logged{Lines: lines[:1]}
			f.refused(games.ErrConflict, c)
			check(f, 0)
		}},
	}}
}
