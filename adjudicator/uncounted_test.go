package adjudicator_test

import (
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/mailer/catalog"
	"pbem/rules/presets"
)

// TestUncounted: what moves the flag is named, to the player themselves and to the other; what is over, or comes after the flag, is not.
func TestUncounted(t *testing.T) {
	t.Parallel()
	const white, black, both = adjudicator.WhiteSeat, adjudicator.BlackSeat, adjudicator.NoSeat
	day := 24 * time.Hour
	now := time.Date(2026, 12, 9, 12, 0, 0, 0, time.UTC)
	span := func(from, to int) clock.Interval {
		return clock.Interval{Began: now.Add(time.Duration(from) * day), Ended: now.Add(time.Duration(to) * day)}
	}
	rest := func(why adjudicator.Reason, from, to int) adjudicator.Rest {
		return adjudicator.Rest{Interval: span(from, to), Why: why}
	}
	german, err := catalog.Load("de")
	if err != nil {
		t.Fatal(err)
	}
	english := catalog.English()
	p, err := presets.Builtin("cosmic", nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name       string
		rests      []adjudicator.Rest
		pause      []clock.Interval
		noVacation bool
		of, to     adjudicator.Seat
		en, de     string
	}{
		{name: "nothing", of: white, to: white},
		{name: "weekend", rests: []adjudicator.Rest{rest(adjudicator.Weekend, 2, 4)}, of: white, to: white, en: "your weekends don't count", de: "deine Wochenenden zählen nicht"},
		{name: "their weekend", rests: []adjudicator.Rest{rest(adjudicator.Weekend, 2, 4)}, of: white, to: black, en: "their weekends don't count", de: "die Wochenenden zählen nicht"},
		{name: "weekends of both", rests: []adjudicator.Rest{rest(adjudicator.Weekend, 2, 4)}, of: both, to: black, en: "weekends don't count", de: "die Wochenenden zählen nicht"},
		{name: "a weekend after the flag", rests: []adjudicator.Rest{rest(adjudicator.Weekend, 3, 5)}, of: white, to: white},
		{name: "a weekend that is over", rests: []adjudicator.Rest{rest(adjudicator.Weekend, -3, 0)}, of: white, to: white},
		{name: "vacation", rests: []adjudicator.Rest{rest(adjudicator.Vacation, -1, 9)}, of: white, to: white, en: "your vacation doesn't count", de: "dein Urlaub zählt nicht"},
		{name: "no vacation", rests: []adjudicator.Rest{rest(adjudicator.Vacation, -1, 9)}, noVacation: true, of: white, to: white},
		{name: "pause", pause: []clock.Interval{span(0, 5)}, of: white, to: white, en: "the pause doesn't count", de: "die Pause zählt nicht"},
		{name: "all", rests: []adjudicator.Rest{rest(adjudicator.Weekend, 2, 4), rest(adjudicator.Vacation, 6, 8)}, pause: []clock.Interval{span(4, 6)}, of: white, to: white,
			en: "your weekends, your vacation and the pause don't count", de: "deine Wochenenden, dein Urlaub und die Pause zählen nicht"},
	} {
		m := &adjudicator.Match{Game: p.Game, Position: p.Game.Start(), Stage: adjudicator.Playing, TurnSince: now, Clocks: [2]time.Duration{3 * day, 3 * day}}
		m.Terms.Time, m.Terms.NoVacation = clock.PerTurn(3*day), c.noVacation
		m.Seats[0].Pace.Rests, m.Pause.Agreed = c.rests, c.pause
		said := m.Uncounted(c.of, c.to, now)
		if en, de := english.Say(said), german.Say(said); said.Empty() != (c.en == "") || !said.Empty() && (en != c.en || de != c.de) {
			t.Errorf("%s: %q, %q", c.name, en, de)
		}
	}
}
