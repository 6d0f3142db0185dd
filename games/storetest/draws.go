package storetest

import (
	"fmt"
	"sync"

	"pbem/games"
)

// draws hold that numbers of new things are given once, and the same for the same letter.
func draws() group {
	return group{"drawn numbers", []testCase{
		{"from 1, each kind for itself", func(f fixture) {
			f.same("matches", []int{f.draw("a", 0), f.draw("a", 1), f.draw("b", 0)}, []int{1, 2, 3})
			for _, kind := range []games.Numbered{games.PlayerNumber, games.OfferNumber, games.TournamentNumber} {
				d := games.Drawing{Kind: kind, For: "a", At: morning()}
				f.same(string(kind), noError[int](f)(f.Draw(f.Context(), d)), 1)
			}
		}},
		{"the same for the same letter", func(f fixture) {
			f.same("first", []int{f.draw("a", 0), f.draw("b", 0), f.draw("a", 1)}, []int{1, 2, 3})
			f.same("again", []int{f.draw("a", 1), f.draw("b", 0), f.draw("a", 0), f.draw("c", 0)}, []int{3, 2, 1, 4})
		}},
		{"another each time for nothing", func(f fixture) {
			f.same("numbers", []int{f.draw("", 0), f.draw("", 0), f.draw("", 0)}, []int{1, 2, 3})
		}},
		{"behind what has a number of its own choice", func(f fixture) {
			f.must(opening(7))
			f.same("next", f.draw("a", 0), 8)
			f.must(opening(9), opening(10))
			f.same("next", f.draw("b", 0), 11)
		}},
		{"one that something has got is refused once, then drawn anew", func(f fixture) {
			f.same("before", []int{f.draw("a", 0), f.draw("b", 0)}, []int{1, 2})
			f.must(opening(1))
			f.same("after", []int{f.draw("a", 0), f.draw("b", 0), f.draw("a", 0), f.draw("a", 0)}, []int{1, 2, 3, 3})
		}},
		{"players", func(f fixture) {
			d := games.Drawing{Kind: games.PlayerNumber, For: "a", At: morning()}
			n := noError[int](f)(f.Draw(f.Context(), d))
			f.must(games.Commit{Players: []games.Player{{Address: ada, Number: n}, {Address: bo}}})
			d.For = "b"
			f.same("another", noError[int](f)(f.Draw(f.Context(), d)), 3)
		}},
		{"no such kind", func(f fixture) {
			if n, err := f.Draw(f.Context(), games.Drawing{Kind: "cat", For: "a"}); err == nil {
				f.Errorf("a cat has the number %d", n)
			}
		}},
		{"forgotten with the digest", func(f fixture) {
			f.draw("a", 0)
			f.forgets(morning().AddDate(games.DigestYears, 0, 0))
			f.same("kept", f.draw("a", 0), 1)
			f.forgets(morning().AddDate(games.DigestYears, 0, 1))
			f.same("forgotten", f.draw("a", 0), 2)
		}},
		{"everybody who draws at once gets another", drawnAtOnce},
		{"everybody who draws for one letter at once gets the same", func(f fixture) {
			all := f.drawn(func(int, int) (string, int) { return "a", 0 }, f)
			f.same("numbers", len(all), 1)
		}},
	}}
}

func (f fixture) draw(digest string, nth int) int {
	f.Helper()
	return noError[int](f)(f.Draw(f.Context(), games.Drawing{Kind: games.MatchNumber, For: digest, Nth: nth, At: morning()}))
}

func drawnAtOnce(f fixture) {
	all := f.drawn(ownLetter, f)
	f.same("numbers", len(all), 4*drawings)
	for n := 1; n <= 4*drawings; n++ {
		f.same(fmt.Sprint("who has got ", n), all[n], 1)
	}
}

const drawings = 6

// ownLetter has each of several workers draw for a letter of their own.
func ownLetter(worker, n int) (digest string, nth int) { return fmt.Sprint("letter ", worker), n }

// drawn has four draw at once, in turn from the stores, and returns how often each number was drawn.
func (f fixture) drawn(what func(worker, n int) (digest string, nth int), from ...fixture) map[int]int {
	var mu sync.Mutex
	all := map[int]int{}
	f.together(4, func(worker int) {
		for i := range drawings {
			n := from[worker%len(from)].draw(what(worker, i))
			mu.Lock()
			all[n]++
			mu.Unlock()
		}
	})
	return all
}
