package storetest

import (
	"fmt"
	"time"

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
