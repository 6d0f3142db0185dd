package storetest

import (
	"fmt"
	"time"

	"pbem/games"
)

func called() group {
	return group{"names", []testCase{
		{"a name that nobody ever had", func(f fixture) {
			_, err := f.Name(f.Context(), "bo")
			missing(f, err)
		}},
		{"a name comes back, is given up and taken", func(f fixture) {
			f.must(games.Commit{Names: []games.Name{{Look: "bo", Player: bo}, {Look: "李雷", Player: ada, GivenUp: morning()}}})
			f.same("name", noError[games.Name](f)(f.Name(f.Context(), "bo")), games.Name{Version: 1, Look: "bo", Player: bo})
			got := noError[games.Name](f)(f.Name(f.Context(), "李雷"))
			f.same("name", got, games.Name{Version: 1, Look: "李雷", Player: ada, GivenUp: morning()})
			f.utc("GivenUp", got.GivenUp)
			f.must(games.Commit{Names: []games.Name{{Version: 1, Look: "bo", Player: bo, GivenUp: morning().Add(time.Hour)}}},
				games.Commit{Names: []games.Name{{Version: 2, Look: "bo", Player: ada}}})
			f.same("name", noError[games.Name](f)(f.Name(f.Context(), "bo")), games.Name{Version: 3, Look: "bo", Player: ada})
		}},
		{"a name that was written meanwhile", func(f fixture) {
			f.must(games.Commit{Names: []games.Name{{Look: "bo", Player: bo}}})
			for _, version := range []int{0, 2} {
				f.conflict("name bo", games.Commit{Digest: "again", Players: []games.Player{{Address: ada, Name: "Bo"}},
					Names: []games.Name{{Version: version, Look: "bo", Player: ada}}})
			}
			f.conflict("name cy", games.Commit{Digest: "nobody's", Names: []games.Name{{Version: 1, Look: "cy", Player: ada}}})
			f.same("player", noError[games.Name](f)(f.Name(f.Context(), "bo")).Player, bo)
			_, err := f.Player(f.Context(), ada)
			missing(f, err)
		}},
		{"one of many who take a name at once gets it", func(f fixture) {
			won, lost := f.rush(8, func(n int) games.Commit {
				return games.Commit{Digest: fmt.Sprint(n), Names: []games.Name{{Look: "bo", Player: fmt.Sprint(n)}}}
			}, games.ErrConflict)
			f.same("won and lost", []int{won, lost}, []int{1, 7})
		}},
	}}
}
