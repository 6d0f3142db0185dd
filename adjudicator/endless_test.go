package adjudicator_test

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/rules"
)

// greatest are controls that add up soon.
func greatest() []clock.Control {
	const year = 365 * clock.Day
	return []clock.Control{clock.PerTurn(time.Hour), clock.PerTurn(year), {First: year, Add: year}, {First: time.Hour, Add: year, Most: year},
		{First: year, Turns: 2}, {First: 3 * clock.Day, Turns: 1000}, {First: year}}
}

// TestNobodyEndsTheOthersTime: whatever one player does, and however often, the other's clock shows no less than before it, its flag falls
// no sooner, and no clock shows more than clocks do.
func TestNobodyEndsTheOthersTime(t *testing.T) {
	game := builtin(t, "cosmic")
	rapid.Check(t, func(t *rapid.T) {
		m, now := &adjudicator.Match{Game: game}, epoch()
		one := adjudicator.Seat(rapid.IntRange(1, 2).Draw(t, "seat"))
		other := one.Other()
		m = adjudicator.Decide(m, adjudicator.Command{At: now, By: one, Do: adjudicator.Open{ID: 1, Challenger: one,
			Terms: adjudicator.Terms{Time: rapid.SampledFrom(greatest()).Draw(t, "time"), Grace: 100 * clock.Day}}}).Match
		m = adjudicator.Decide(m, adjudicator.Command{At: now, By: other, Do: adjudicator.Accept{}}).Match
		for range rapid.IntRange(1, 6).Draw(t, "rounds") {
			if rapid.Bool().Draw(t, "the other plays") && m.ToMove() == other {
				m = adjudicator.Decide(m, adjudicator.Command{At: now, By: other, Do: adjudicator.Play{Text: drawTurn(t, m.Position), Answers: m.Number()}}).Match
			}
			do := drawGift(t, m)
			for range rapid.SampledFrom([]int{1, 2, 300}).Draw(t, "times") {
				now = now.Add(time.Second)
				m = keepsTime(t, m, other, adjudicator.Command{At: now, By: one, Do: do, Decided: now})
			}
		}
	})
}

// drawGift is something that one player does.
func drawGift(t *rapid.T, m *adjudicator.Match) adjudicator.Deed {
	if by := rapid.SampledFrom([]time.Duration{0, time.Hour, 31 * clock.Day, 365 * clock.Day}).Draw(t, "gift"); by > 0 {
		return adjudicator.Grant{By: by}
	}
	if rapid.Bool().Draw(t, "play on") {
		return adjudicator.Play{Text: drawTurn(t, m.Position), Answers: m.Number()}
	}
	return rapid.SampledFrom([]adjudicator.Deed{adjudicator.OfferPause{}, adjudicator.EndPause{}, adjudicator.AskUndo{}, adjudicator.AnswerPause{Yes: true},
		adjudicator.Claim{What: adjudicator.ClaimTime}, adjudicator.Tick{}, adjudicator.Extend{By: 365 * clock.Day}, adjudicator.Say{Text: "hm"}}).Draw(t, "deed")
}

// keepsTime decides a command, and looks at the clock of the one who has not sent it.
func keepsTime(t *rapid.T, m *adjudicator.Match, other adjudicator.Seat, c adjudicator.Command) *adjudicator.Match {
	switch c.Do.(type) {
	case adjudicator.Tick, adjudicator.Extend:
		c.By = adjudicator.NoSeat
	}
	left, ended := m.Left(other, c.At), m.Stage == adjudicator.Over
	_, before, ran := m.RemainsOf(other, c.At)
	after := adjudicator.Decide(m, c).Match
	if after.Stage == adjudicator.Over && after.Outcome.Cause == rules.TimeOut && !ended {
		t.Fatalf("%#v has ended the game on time, with %v left", c.Do, left)
	}
	if now := after.Left(other, c.At); now < left || now > clock.Most {
		t.Fatalf("after %#v the clock shows %v, before it %v", c.Do, now, left)
	}
	_, deadline, runs := after.RemainsOf(other, c.At)
	if ran && runs && deadline.Before(before) {
		t.Fatalf("%#v has moved the flag from %v to %v", c.Do, before, deadline)
	}
	if due, ok := adjudicator.NextDue(after); ok && due.After(c.At.Add(2*clock.Most)) {
		t.Fatalf("after %#v something is due at %v", c.Do, due)
	}
	return after
}
