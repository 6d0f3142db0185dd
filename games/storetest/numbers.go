package storetest

import (
	"fmt"

	"pbem/games"
)

// numbered holds that a player has one number for ever, and nobody else has it.
func numbered() group {
	number := func(f fixture, address string) int {
		return noError[games.Player](f)(f.Player(f.Context(), address)).Number
	}
	next := func(f fixture) int { return noError[int](f)(f.NextPlayer(f.Context())) }
	return group{"numbers of players", []testCase{
		{"players are numbered from 1", func(f fixture) {
			f.same("next", next(f), 1)
			f.must(games.Commit{Players: []games.Player{{Address: bo}, {Address: ada}}}, games.Commit{Players: []games.Player{{Address: "cy@example.org"}}})
			f.same("numbers", []int{number(f, bo), number(f, ada), number(f, "cy@example.org"), next(f)}, []int{1, 2, 3, 4})
		}},
		{"a number that is asked for", func(f fixture) {
			f.must(games.Commit{Players: []games.Player{{Address: ada, Number: 7}, {Address: bo}}})
			f.same("numbers", []int{number(f, ada), number(f, bo), next(f)}, []int{7, 8, 9})
		}},
		{"a number that somebody has", func(f fixture) {
			f.must(games.Commit{Players: []games.Player{{Address: ada, Number: 7}}})
			f.conflict("player bo@example.net", games.Commit{Digest: "late", Players: []games.Player{{Address: bo, Number: 7}}})
			f.must(games.Commit{Digest: "late", Players: []games.Player{{Address: bo, Number: 8}}})
		}},
		{"a player who is replaced keeps the number", func(f fixture) {
			f.must(games.Commit{Players: []games.Player{{Address: ada, Name: "Ada", Mail: "ada@example.com"}, {Address: bo}}})
			f.must(games.Commit{Players: []games.Player{{Version: 1, Address: ada}}})
			f.must(games.Commit{Players: []games.Player{{Version: 2, Address: ada, Number: 2, Name: "Countess", Blocked: true}}})
			f.same("numbers", []int{number(f, ada), number(f, bo), next(f)}, []int{1, 2, 3})
		}},
		{"one of many who take a number at once gets it", func(f fixture) {
			won, lost := f.rush(8, func(n int) games.Commit {
				return games.Commit{Digest: fmt.Sprint(n), Players: []games.Player{{Address: fmt.Sprintf("%d@example.org", n), Number: 1}}}
			}, games.ErrConflict)
			f.same("won and lost", []int{won, lost}, []int{1, 7})
		}},
	}}
}
