package storetest

import (
	"fmt"
	"sync"

	"pbem/games"
)

// draws hold that numbers of new things are given once.
func draws() group {
	return group{"drawn numbers", []testCase{
		{"from 1, each kind for itself", func(f fixture) {
			f.same("matches", []int{f.draw(), f.draw(), f.draw()}, []int{1, 2, 3})
			for _, kind := range []games.Numbered{games.PlayerNumber, games.OfferNumber, games.TournamentNumber} {
				f.same(string(kind), noError[int](f)(f.Draw(f.Context(), kind)), 1)
			}
		}},
		{"behind what has a number of its own choice", func(f fixture) {
			f.must(opening(7))
			f.same("next", f.draw(), 8)
		}},
		{"several in one transaction", func(f fixture) {
			var all []int
			err := f.Do(f.Context(), func(tx games.Tx) error {
				all = nil
				for range 3 {
					all = append(all, noError[int](f)(tx.Draw(f.Context(), games.MatchNumber)))
				}
				return nil
			})
			f.same("error", err, nil)
			f.same("numbers", all, []int{1, 2, 3})
			f.same("next", f.draw(), 4)
		}},
		{"players", func(f fixture) {
			n := noError[int](f)(f.Draw(f.Context(), games.PlayerNumber))
			f.must(games.Commit{Players: []games.Player{{Address: ada, Number: n}}})
			f.same("another", noError[int](f)(f.Draw(f.Context(), games.PlayerNumber)), 2)
		}},
		{"no such kind", func(f fixture) {
			if n, err := f.Draw(f.Context(), "cat"); err == nil {
				f.Errorf("a cat has the number %d", n)
			}
		}},
		{"everybody who draws at once gets another", drawnAtOnce},
	}}
}

func (f fixture) draw() int {
	f.Helper()
	return noError[int](f)(f.Draw(f.Context(), games.MatchNumber))
}

func drawnAtOnce(f fixture) {
	f.same("numbers", len(f.drawn(f)), 4*drawings)
}

const drawings = 6

// drawn has four draw at once, in turn from the stores, and returns which numbers were drawn.
func (f fixture) drawn(from ...fixture) map[int]bool {
	var mu sync.Mutex
	all := map[int]bool{}
	f.together(4, func(worker int) {
		for range drawings {
			n := from[worker%len(from)].draw()
			mu.Lock()
			all[n] = true
			mu.Unlock()
		}
	})
	return all
}

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
