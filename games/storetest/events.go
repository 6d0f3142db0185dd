package storetest

import (
	"fmt"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/rules"
)

func events() group {
	return group{"events", []testCase{
		{"a match that is not there", func(f fixture) {
			_, err := f.Events(f.Context(), 1)
			missing(f, err)
			f.must(opening(2))
			_, err = f.Events(f.Context(), 1)
			missing(f, err)
		}},
		{"come back as they were", eventsComeBack},
		{"every kind of fact", everyFact},
		{"keep their order over many commits", eventsKeepOrder},
		{"of one match alone", func(f fixture) {
			f.must(opening(1), opening(2), turn(1, 1), opening(11))
			f.same("events of 1", len(noError[[]adjudicator.Event](f)(f.Events(f.Context(), 1))), 2)
			f.same("events of 2", len(noError[[]adjudicator.Event](f)(f.Events(f.Context(), 2))), 1)
		}},
		{"a big one", func(f fixture) {
			c := opening(1)
			said := adjudicator.Said{Text: strings.Repeat("ä–\n", 200_000)}
			c.Changes[0].Events = append(c.Changes[0].Events, adjudicator.Event{At: morning(), Fact: said})
			c.Changes[0].Summary.Version = 2
			f.must(c)
			f.same("fact", noError[[]adjudicator.Event](f)(f.Events(f.Context(), 1))[1].Fact, said)
		}},
	}}
}

func eventsComeBack(f fixture) {
	c := opening(1)
	c.Changes[0].Events = append(c.Changes[0].Events, adjudicator.Event{}, adjudicator.Event{})
	c.Changes[0].Events[1] = adjudicator.Event{At: morning().Add(1), By: adjudicator.NoSeat, Fact: adjudicator.FlagFell{}}
	c.Changes[0].Events[2] = adjudicator.Event{Fact: adjudicator.Said{}} // without a time
	c.Changes[0].Summary.Version = 3
	f.must(c)
	got := noError[[]adjudicator.Event](f)(f.Events(f.Context(), 1))
	f.same("events", got, c.Changes[0].Events)
	f.utc("the event's time", got[0].At)
	if !got[2].At.IsZero() {
		f.Fatalf("an event without a time came back with %v", got[2].At)
	}
}

func everyFact(f fixture) {
	facts := []adjudicator.Fact{
		adjudicator.Opened{ID: 1}, adjudicator.Accepted{Note: "n"}, adjudicator.Declined{Note: "n"}, adjudicator.Withdrawn{},
		adjudicator.TurnPlayed{Number: 1, Turn: "t", Line: "l", Captured: []adjudicator.Taken{taken()}},
		adjudicator.DrawOffered{}, adjudicator.DrawRefused{}, adjudicator.UndoAsked{}, adjudicator.UndoRefused{}, adjudicator.CallOffAsked{}, adjudicator.CallOffRefused{},
		adjudicator.Undone{To: 3}, adjudicator.Held{Prepared: adjudicator.Prepared{Turn: "t", Number: 4}},
		adjudicator.Planned{Path: []adjudicator.Step{{Theirs: "t", Fits: "f", Mine: "m"}}}, adjudicator.Unplanned{Branch: 2},
		adjudicator.Said{Text: "x"}, adjudicator.Reminded{Times: 2}, adjudicator.FlagFell{}, adjudicator.FlagFell{Since: morning()}, adjudicator.FlagWaits{},
		adjudicator.Credited{By: time.Hour + 1}, adjudicator.Reminded{Times: 1, Left: time.Hour}, adjudicator.AutomaticVacation{Seat: 1, From: morning()},
		adjudicator.PauseOffered{}, adjudicator.PauseRefused{}, adjudicator.Paused{Until: morning()}, adjudicator.PauseEnds{Until: morning()}, adjudicator.PauseOver{},
		adjudicator.Held{Prepared: adjudicator.Prepared{Number: 4, Asked: morning(), Pause: true}},
		adjudicator.ClaimHeld{What: adjudicator.ClaimTime}, adjudicator.ClaimSettled{}, adjudicator.Tried{From: 1, Turns: []string{"t"}}, adjudicator.Kept{Number: 1, Name: "n"},
		adjudicator.Unkept{Number: 1}, adjudicator.VariationsShared{}, adjudicator.DiaryWritten{Text: "x"}, adjudicator.DiaryReleased{}, adjudicator.CopyAgreed{}, adjudicator.CopyRefused{}, adjudicator.Copied{},
		adjudicator.Ended{Outcome: rules.Outcome{Result: rules.WhiteWins, Cause: rules.Resigned, By: rules.ByBlack}},
	}
	c := opening(1)
	c.Changes[0].Events = nil
	for _, fact := range facts {
		c.Changes[0].Events = append(c.Changes[0].Events, adjudicator.Event{At: morning(), Fact: fact})
	}
	c.Changes[0].Summary.Version = len(facts)
	f.must(c)
	f.same("events", noError[[]adjudicator.Event](f)(f.Events(f.Context(), 1)), c.Changes[0].Events)
}

func eventsKeepOrder(f fixture) {
	f.must(opening(1))
	for version := 1; version < 12; version++ {
		f.must(turn(1, version))
	}
	all := noError[[]adjudicator.Event](f)(f.Events(f.Context(), 1))
	for i, e := range all[1:] {
		f.same(fmt.Sprintf("event %d", i+2), e, turn(1, i+1).Changes[0].Events[0])
	}
	f.same("number of events", len(all), 12)
	list := noError[[]games.Summary](f)(f.Matches(f.Context(), games.Query{}))
	f.same("version", list[0].Version, 12)
}
