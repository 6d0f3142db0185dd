package adjudicator

import (
	"slices"
	"testing"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules/presets"
)

// paced is a match in which White is to move since Friday, 20 November 2026, 10:00 UTC.
func paced(t *testing.T, control clock.Control) *Match {
	t.Helper()
	p, err := presets.Builtin("amoeba", nil)
	if err != nil {
		t.Fatal(err)
	}
	return &Match{Stage: Playing, Game: p.Game, Position: p.Game.Start(), Terms: Terms{Time: control}, Clocks: [2]time.Duration{control.First, control.First},
		TurnSince: time.Date(2026, 11, 20, 10, 0, 0, 0, time.UTC)}
}

// weekends are Saturdays and Sundays by UTC that begin before a moment.
func weekends(from, until time.Time) (list []Rest) {
	began := from.Truncate(day)
	for ; began.Before(until); began = began.Add(day) {
		if began.Weekday() == time.Saturday {
			list = append(list, Rest{clock.Interval{Began: began, Ended: began.Add(2 * day)}, Weekend})
		}
	}
	return list
}

// TestHorizon: told by the horizon, time and again until that does not change, free time is told as far as any clock of the game can
// run: what is told beyond it changes nothing.
func TestHorizon(t *testing.T) {
	t.Parallel()
	for _, control := range []clock.Control{clock.PerTurn(12 * time.Hour), clock.PerTurn(140 * day), {First: 30 * day, Add: day}, {First: 20 * day, Turns: 10}} {
		m, told := paced(t, control), 0
		for until := m.TurnSince; until.Before(m.Horizon(m.TurnSince)); told++ {
			until = m.Horizon(m.TurnSince)
			m.Seats[0].Pace, m.Seats[1].Pace = Pace{Rests: weekends(m.TurnSince, until)}, Pace{Rests: weekends(m.TurnSince, until)}
		}
		longer := *m
		longer.Seats[0].Pace.Rests = weekends(m.TurnSince, m.TurnSince.AddDate(9, 0, 0))
		longer.Credit, m.Credit = longestGrant, longestGrant
		got, _ := m.Deadline()
		if want, _ := longer.Deadline(); !got.Equal(want) || told > 20 {
			t.Errorf("%s: the deadline is %s, with more told %s; told %d times", control, got, want, told)
		}
	}
}

// TestWeekendsEnd: free time never winds a clock back. With 12 hours a turn and weekends off, who sends nothing is out of time on a working
// day, whatever the day on which the turn began, and one hour left on Friday is one hour on Monday.
func TestWeekendsEnd(t *testing.T) {
	t.Parallel()
	for hours := range 7 * 24 {
		m := paced(t, clock.PerTurn(12*time.Hour))
		m.TurnSince = m.TurnSince.Add(time.Duration(hours) * time.Hour)
		m.Seats[0].Pace.Rests = weekends(m.TurnSince.Add(-2*day), m.Horizon(m.TurnSince))
		if deadline, ok := m.Deadline(); !ok || deadline.Sub(m.TurnSince) > 12*time.Hour+2*day {
			t.Errorf("from %s the time runs out at %s, %t", m.TurnSince, deadline, ok)
		}
	}
	m := paced(t, clock.PerTurn(15*time.Hour))
	m.Seats[0].Pace.Rests = weekends(m.TurnSince, m.Horizon(m.TurnSince))
	monday := time.Date(2026, 11, 23, 0, 0, 0, 0, time.UTC)
	for _, at := range []time.Time{monday.Add(-2 * day), monday.Add(-day), monday} {
		if left := m.Left(WhiteSeat, at); left != time.Hour {
			t.Errorf("at %s %s are left", at, left)
		}
	}
	if deadline, _ := m.Deadline(); !deadline.Equal(monday.Add(time.Hour)) {
		t.Errorf("the time runs out at %s", deadline)
	}
}

// TestNoVacation, CR-40: where the terms say so a vacation does not stop the clock; weekends do.
func TestNoVacation(t *testing.T) {
	t.Parallel()
	for _, without := range []bool{false, true} {
		m := paced(t, clock.PerTurn(day))
		m.Terms.NoVacation = without
		m.Seats[0].Pace.Rests = []Rest{
			{clock.Interval{Began: m.TurnSince, Ended: m.TurnSince.Add(5 * day)}, Vacation},
			{clock.Interval{Began: m.TurnSince.Add(12 * time.Hour), Ended: m.TurnSince.Add(24 * time.Hour)}, Weekend},
		}
		want := m.TurnSince.Add(6 * day)
		if without {
			want = m.TurnSince.Add(36 * time.Hour)
		}
		if deadline, _ := m.Deadline(); !deadline.Equal(want) {
			t.Errorf("without vacation %t: the time runs out at %s, want %s", without, deadline, want)
		}
	}
}

// TestChosenReminders, CR-28: the player's own choice replaces both; at most three are sent in a turn.
func TestChosenReminders(t *testing.T) {
	t.Parallel()
	for _, row := range []struct{ chosen, want []time.Duration }{
		{nil, []time.Duration{36 * time.Hour, day}},
		{[]time.Duration{}, nil},
		{[]time.Duration{12 * time.Hour, 2 * day, 12 * time.Hour}, []time.Duration{2 * day, 12 * time.Hour}},
		{[]time.Duration{3 * day, 4 * day}, nil}, // what is left as the turn begins, or more
		{[]time.Duration{4, 5, 6, 7}, []time.Duration{7, 6, 5}},
	} {
		m := paced(t, clock.PerTurn(3*day))
		m.Seats[0].Pace.Reminders = row.chosen
		if got := reminderTimes(m); !slices.Equal(got, row.want) {
			t.Errorf("chosen %v: %v, want %v", row.chosen, got, row.want)
		}
	}
}
