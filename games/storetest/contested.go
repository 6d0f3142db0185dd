package storetest

import (
	"errors"

	"pbem/adjudicator/club"
	"pbem/games"
)

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
