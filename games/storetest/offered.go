package storetest

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
)

// offered holds lists of offers, and what games count for their players, to what the contract promises.
func offered() group {
	return group{"offers and endings", []testCase{
		{"offers that stand are listed, the newest first", offersAreListed},
		{"two who make the same offer", func(f fixture) {
			f.must(games.Commit{Club: []games.ClubChange{offering(1, 7, "amoeba")}})
			f.conflict("stream s1", games.Commit{Digest: "late", Club: []games.ClubChange{offering(1, 8, "cosmic")}})
		}},
		{"endings come in their order, and are corrected", func(f fixture) {
			f.must(games.Commit{Endings: []games.Ending{{Player: 7, Match: 2, At: morning().Add(time.Hour), Counts: club.LostOnTime}, {Player: 8, Match: 2, At: morning().Add(time.Hour), Counts: club.Finished}}},
				games.Commit{Endings: []games.Ending{{Player: 7, Match: 3, At: morning(), Counts: club.Finished}}})
			endings := func() []club.Counts { return noError[[]club.Counts](f)(f.Endings(f.Context(), 7)) }
			f.same("endings", endings(), []club.Counts{club.Finished, club.LostOnTime})
			f.must(games.Commit{Endings: []games.Ending{{Player: 7, Match: 2, At: morning().Add(time.Hour), Counts: club.Nothing}}})
			f.same("endings", endings(), []club.Counts{club.Finished, club.Nothing})
		}},
		{"punctuality adds up", func(f fixture) {
			keep := func(day, turns, inTime int) games.Commit {
				return games.Commit{Timekeeping: []games.Timekeeping{{Player: 7, Day: day, Turns: turns, InTime: inTime}}}
			}
			f.must(keep(10, 1, 1), keep(10, 1, 0), keep(9, 5, 5), keep(11, 1, 1),
				games.Commit{Endings: []games.Ending{{Player: 7, Match: 2, At: morning(), Counts: club.LostOnTime}}})
			kept := func(since time.Time) club.Punctuality {
				return noError[club.Punctuality](f)(f.Punctuality(f.Context(), 7, 10, since))
			}
			f.same("the last days", kept(morning()), club.Punctuality{Turns: 3, InTime: 2, Late: 1})
			f.same("later", kept(morning().Add(1)), club.Punctuality{Turns: 3, InTime: 2})
		}},
		{"a player by their number", func(f fixture) {
			f.must(games.Commit{Players: []games.Player{{Address: "ada@example.org", Name: "Ada"}}})
			f.same("player", noError[games.Player](f)(f.PlayerNumbered(f.Context(), 1)).Name, "Ada")
			_, err := f.PlayerNumbered(f.Context(), 2)
			f.same("nobody", errors.Is(err, games.ErrNotFound), true)
		}},
		{"players by their numbers, also many", func(f fixture) {
			var c games.Commit
			var all []int
			for n := range 205 {
				c.Players = append(c.Players, games.Player{Number: n + 1, Address: fmt.Sprintf("p%d@example.org", n+1)})
				all = append([]int{n + 1}, all...)
			}
			f.must(c)
			for _, numbers := range [][]int{all, {3, 999, 2}, {999}, nil} {
				var got []int
				for _, p := range noError[[]games.Player](f)(f.PlayersNumbered(f.Context(), numbers...)) {
					got = append(got, p.Number)
				}
				want := slices.DeleteFunc(slices.Sorted(slices.Values(numbers)), func(n int) bool { return n == 999 })
				f.same("numbers", len(got) == len(want) && slices.Equal(got, want), true)
			}
		}},
	}}
}

func offering(number, seeker int, preset string) games.ClubChange {
	made := club.OfferMade{Number: number, Seeker: seeker, Games: 1, Until: morning().AddDate(0, 1, 0), Terms: adjudicator.Terms{Preset: preset}}
	return games.ClubChange{Stream: club.OfferStream(number), Events: []club.Event{{At: morning(), Fact: made}},
		Offer: &games.Offer{Number: number, Preset: preset, Seeker: seeker, Stands: true}}
}

func offersAreListed(f fixture) {
	f.must(games.Commit{Club: []games.ClubChange{offering(1, 7, "amoeba"), offering(2, 8, "cosmic"), offering(3, 7, "amoeba")}})
	numbers := func(q games.OfferQuery) (list []int) {
		for _, o := range noError[[]games.Offer](f)(f.Offers(f.Context(), q)) {
			list = append(list, o.Number)
		}
		return list
	}
	f.same("all", numbers(games.OfferQuery{}), []int{3, 2, 1})
	f.same("of a preset", numbers(games.OfferQuery{Preset: "amoeba"}), []int{3, 1})
	f.same("of a seeker", numbers(games.OfferQuery{Seeker: 8}), []int{2})
	f.same("two", numbers(games.OfferQuery{Limit: 2}), []int{3, 2})
	f.same("older ones", numbers(games.OfferQuery{Before: 3}), []int{2, 1})
	f.same("how many", noError[int](f)(f.CountOffers(f.Context(), games.OfferQuery{Preset: "amoeba", Limit: 1})), 2)
	f.same("next", noError[int](f)(f.NextOffer(f.Context())), 4)
	ended := games.ClubChange{Stream: club.OfferStream(3), Expect: 1, Events: []club.Event{{At: morning(), Fact: club.OfferEnded{Why: club.Cancelled}}},
		Offer: &games.Offer{Number: 3, Preset: "amoeba", Seeker: 7}}
	f.must(games.Commit{Club: []games.ClubChange{ended}})
	f.same("after an end", numbers(games.OfferQuery{Preset: "amoeba"}), []int{1})
	f.same("next", noError[int](f)(f.NextOffer(f.Context())), 4)
}
