package storetest

import (
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
)

// claims hold that what is due and is claimed comes again when the claim is over, and that nothing is kept from those who do not claim.
func claims() group {
	return group{"claims", []testCase{
		{"matches", func(f fixture) {
			for n := range 5 {
				f.must(opening(n + 1))
			}
			claimed(f, []int{1, 2, 3, 4, 5}, func(at time.Time, c games.Claim, n int) ([]int, error) { return f.Overdue(f.Context(), at, c, n) })
		}},
		{"matches in which a program is to move", func(f fixture) {
			for n := range 5 {
				f.must(withSummary(n+1, func(m *games.Summary) { m.Program = games.ProgramThinks }))
			}
			claimed(f, []int{1, 2, 3, 4, 5}, func(at time.Time, c games.Claim, n int) ([]int, error) { return f.Thinking(f.Context(), at, c, n) })
		}},
		{"streams", func(f fixture) {
			var want []club.Stream
			for n := range 5 {
				founded := announcing(n+1, string(rune('a'+n)), 7)
				founded.Due = morning()
				want = append(want, founded.Stream)
				f.must(games.Commit{Club: []games.ClubChange{founded}})
			}
			claimed(f, want, func(at time.Time, c games.Claim, n int) ([]club.Stream, error) {
				return f.ClubDue(f.Context(), at, c, n)
			})
		}},
		{"what is watched", func(f fixture) {
			for n := range 5 {
				f.must(opening(n+1), games.Commit{Watched: []games.Watched{{Match: n + 1, Due: morning()}}})
			}
			claimed(f, []int{1, 2, 3, 4, 5}, func(at time.Time, c games.Claim, n int) ([]int, error) { return f.WatchedDue(f.Context(), at, c, n) })
		}},
		{"held texts", func(f fixture) {
			var want []games.Place
			for n := range 5 {
				h := games.Held{ID: string(rune('a' + n)), Player: ada, Match: n + 1, Seat: adjudicator.BlackSeat, At: morning(), Due: morning().Add(time.Duration(n))}
				want = append(want, h.Place())
				f.must(games.Commit{Held: []games.Held{h}})
			}
			claimed(f, want, func(at time.Time, c games.Claim, n int) ([]games.Place, error) {
				return f.HeldDue(f.Context(), at, c, n)
			})
		}},
		{"topics", func(f fixture) {
			want := []string{"a@x", "b@x", "c@x", "d@x", "e@x"}
			for _, player := range want {
				t := topic(player, player, 0)
				t.Due = morning()
				f.must(games.Commit{Topics: []games.Topic{t}})
			}
			claimed(f, want, func(at time.Time, c games.Claim, n int) ([]string, error) { return f.TopicsDue(f.Context(), at, c, n) })
		}},
	}}
}

// claimed claims three of five, and then all that are left.
func claimed[T comparable](f fixture, want []T, due func(at time.Time, c games.Claim, n int) ([]T, error)) {
	f.Helper()
	late := morning().AddDate(1, 0, 0)
	claim := games.Claim{Now: morning(), Until: morning().Add(time.Minute)}
	first := noError[[]T](f)(due(late, claim, 3))
	f.same("the first three", first, want[:3])
	second := noError[[]T](f)(due(late, claim, 9))
	for _, one := range want[3:] {
		if !slices.Contains(second, one) {
			f.Errorf("%v is kept from everybody", one)
		}
	}
	f.same("without a claim", noError[[]T](f)(due(late, games.Claim{}, 9)), want)
	f.same("when the claims are over", noError[[]T](f)(due(late, games.Claim{Now: claim.Until, Until: claim.Until.Add(1)}, 9)), want)
}
