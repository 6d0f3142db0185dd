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

// clubbed holds the streams of people and offers to what the contract promises.
func clubbed() group {
	return group{"streams of the club", []testCase{
		{"events come back in order", streamsComeBack},
		{"a stream that was changed meanwhile", func(f fixture) {
			f.must(games.Commit{Club: []games.ClubChange{strictly("p7", 0, morning())}})
			f.conflict("stream p7", games.Commit{Digest: "late", Club: []games.ClubChange{strictly("p7", 0, morning())}})
			f.conflict("stream p7", games.Commit{Digest: "late", Club: []games.ClubChange{strictly("p7", 2, morning())}})
			f.conflict("stream p8", games.Commit{Digest: "late", Club: []games.ClubChange{strictly("p8", 1, morning())}})
			f.must(games.Commit{Digest: "late", Club: []games.ClubChange{strictly("p7", 1, morning())}})
		}},
		{"one of many who change a stream at once does", func(f fixture) {
			won, lost := f.rush(8, func(n int) games.Commit {
				return games.Commit{Digest: fmt.Sprint(n), Club: []games.ClubChange{strictly("p7", 0, morning())}}
			}, games.ErrConflict)
			f.same("won and lost", []int{won, lost}, []int{1, 7})
		}},
		{"streams fall due", streamsFallDue},
	}}
}

func strictly(stream club.Stream, expect int, at time.Time) games.ClubChange {
	return games.ClubChange{Stream: stream, Expect: expect, Events: []club.Event{{At: at, Cause: "c", Fact: club.StrictChosen{On: true}}}}
}

func streamsComeBack(f fixture) {
	events := func(stream club.Stream) []club.Event {
		return noError[[]club.Event](f)(f.ClubEvents(f.Context(), stream))
	}
	first, second, other := strictly("p7", 0, morning()), strictly("p7", 1, morning().Add(time.Nanosecond)), strictly("p70", 0, morning())
	second.Events = append(second.Events, club.Event{At: morning(), Fact: club.StrictChosen{}})
	f.must(games.Commit{Club: []games.ClubChange{first, other}}, games.Commit{Club: []games.ClubChange{second}})
	f.same("events", events("p7"), append(first.Events, second.Events...))
	f.same("events", events("p70"), other.Events)
	f.same("events", events("p"), []club.Event(nil))
	f.utc("an event", events("p7")[0].At)
	f.same("events of several", noError[map[club.Stream][]club.Event](f)(f.ClubEventsOf(f.Context(), "p70", "p7", "p")),
		map[club.Stream][]club.Event{"p7": append(first.Events, second.Events...), "p70": other.Events})
	f.same("events of none", noError[map[club.Stream][]club.Event](f)(f.ClubEventsOf(f.Context())), map[club.Stream][]club.Event{})
}

func streamsFallDue(f fixture) {
	due := func(now time.Time, n int) []club.Stream {
		return noError[[]club.Stream](f)(f.ClubDue(f.Context(), now, games.Claim{}, n))
	}
	early, late, never := strictly("p9", 0, morning()), strictly("p7", 0, morning()), strictly("p8", 0, morning())
	early.Due, late.Due = morning().Add(time.Hour), morning().Add(2*time.Hour)
	f.must(games.Commit{Club: []games.ClubChange{late, early, never}})
	next, ok, err := f.NextDue(f.Context())
	f.same("next due", []any{next, ok, err}, []any{early.Due, true, error(nil)})
	f.same("before", due(early.Due.Add(-1), 9), []club.Stream(nil))
	f.same("then", due(early.Due, 9), []club.Stream{"p9"})
	f.same("all", due(late.Due, 9), []club.Stream{"p9", "p7"})
	f.same("at most", due(late.Due, 1), []club.Stream{"p9"})
	f.must(games.Commit{Club: []games.ClubChange{strictly("p9", 1, morning())}})
	f.same("not any more", due(late.Due, 9), []club.Stream{"p7"})
}

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

// contested holds lists of tournaments to what the contract promises.
func contested() group {
	return group{"tournaments", []testCase{
		{"are listed, the newest first, and found by names and players", tournamentsAreListed},
		{"two who announce at the same time", func(f fixture) {
			f.must(games.Commit{Club: []games.ClubChange{announcing(1, "one", 7)}})
			f.conflict("stream t1", games.Commit{Digest: "late", Club: []games.ClubChange{announcing(1, "other", 8)}})
		}},
	}}
}

func announcing(number int, name string, players ...int) games.ClubChange {
	return games.ClubChange{Stream: club.TournamentStream(number), Events: []club.Event{{At: morning(), Fact: club.TournamentFounded{Number: number, Founder: 7}}},
		Tournament: &games.Tournament{Number: number, Name: name, Look: name, Players: players, Changed: true}}
}

func tournamentsAreListed(f fixture) {
	f.must(games.Commit{Club: []games.ClubChange{announcing(1, "one", 7, 8), announcing(2, "two", 8), announcing(3, "three")}})
	numbers := func(q games.TournamentQuery) (list []int) {
		for _, t := range noError[[]games.Tournament](f)(f.Tournaments(f.Context(), q)) {
			list = append(list, t.Number)
		}
		return list
	}
	f.same("all", numbers(games.TournamentQuery{}), []int{3, 2, 1})
	f.same("two", numbers(games.TournamentQuery{Limit: 2}), []int{3, 2})
	f.same("of a player", numbers(games.TournamentQuery{Player: 8}), []int{2, 1})
	drawn := noError[int](f)(f.Draw(f.Context(), games.TournamentNumber))
	f.same("next", drawn, 4)
	f.same("by its name", noError[games.Tournament](f)(f.TournamentNamed(f.Context(), "two")).Number, 2)
	_, err := f.TournamentNamed(f.Context(), "four")
	f.same("by no name", errors.Is(err, games.ErrNotFound), true)

	goesOn := func(row games.Tournament) {
		row.Name, row.Look = "two", "two"
		version := len(noError[[]club.Event](f)(f.ClubEvents(f.Context(), club.TournamentStream(2))))
		f.must(games.Commit{Club: []games.ClubChange{{Stream: club.TournamentStream(2), Expect: version,
			Events: []club.Event{{At: morning(), Fact: club.TournamentJoined{Player: 9}}}, Tournament: &row}}})
	}
	goesOn(games.Tournament{Number: 2, Warned: true})
	f.same("players stay", numbers(games.TournamentQuery{Player: 8}), []int{2, 1})
	f.same("warned", noError[games.Tournament](f)(f.Tournament(f.Context(), 2)).Warned, true)
	goesOn(games.Tournament{Number: 2, Over: true, Changed: true})
	f.same("over", numbers(games.TournamentQuery{Live: true}), []int{3, 1})
	f.same("of a player, over", numbers(games.TournamentQuery{Player: 8}), []int{1})
}
