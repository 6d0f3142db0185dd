package adjudicator

import (
	"slices"
	"testing"
	"time"

	"pbem/adjudicator/clock"
)

// TestTraps: where other programs are known to have gone wrong with time. The first of them, free time that winds a clock back so that a
// game never ends, is TestWeekendsEnd.
func TestTraps(t *testing.T) {
	t.Parallel()
	rich := []Leave{{Days: 40, Automatic: true}}
	vacation := func(m *Match, after time.Duration) []Rest {
		began := m.TurnSince.Add(after)
		return []Rest{{clock.Interval{Began: began, Ended: began.Add(20 * day)}, Vacation}}
	}
	for name, trap := range map[string]struct {
		prepare func(*Match)
		after   time.Duration // when the service looks; a turn has 3 days
		want    []string
	}{
		"automatic vacation where it is allowed":             {func(m *Match) { m.Seats[0].Pace.Leave = rich }, 3*day + claimAfter, []string{"automatic-vacation"}},
		"automatic vacation in an event that forbids it":     {func(m *Match) { m.Seats[0].Pace.Leave, m.Terms.NoVacation = rich, true }, 3 * day, []string{"flag-fell"}},
		"automatic vacation of somebody of whom nobody told": {func(*Match) {}, 3 * day, []string{"flag-fell"}},
		"automatic vacation a second time":                   {func(m *Match) { m.Seats[0].Pace.Leave, m.Seats[0].Automatic = rich, m.TurnSince.Add(-9*day) }, 3 * day, []string{"flag-fell"}},
		"switched off in the second of the flag": {func(m *Match) {
			m.Seats[0].Pace.Leave = append(slices.Clone(rich), Leave{After: m.TurnSince.Add(3 * day), Days: 40})
		}, 4 * day, []string{"automatic-vacation"}},
		"switched off a second before the flag": {func(m *Match) {
			m.Seats[0].Pace.Leave = append(slices.Clone(rich), Leave{After: m.TurnSince.Add(3*day - time.Second), Days: 40})
		}, 4 * day, []string{"flag-fell"}},
		"vacation before the flag":           {func(m *Match) { m.Seats[0].Pace.Rests, m.Reminded = vacation(m, 3*day-time.Second), mostReminders }, 3 * day, nil},
		"vacation in the second of the flag": {func(m *Match) { m.Seats[0].Pace.Rests = vacation(m, 3*day) }, 3 * day, []string{"flag-fell"}},
		"vacation after the flag":            {func(m *Match) { m.Seats[0].Pace.Rests = vacation(m, 3*day+time.Second) }, 4 * day, []string{"flag-fell"}},
		"a service that looks a week late":   {func(m *Match) { m.Seats[0].Pace.Leave = rich }, 10 * day, []string{"automatic-vacation", "flag-fell"}},
	} {
		m := paced(t, clock.PerTurn(3*day))
		m.Terms.Grace = 7 * day
		m.Reminded = mostReminders
		trap.prepare(m)
		d := Decide(m, Command{At: m.TurnSince.Add(trap.after), Do: Tick{}})
		var got []string
		for _, e := range d.Events {
			row, _ := rowOf(rows().facts, e.Fact)
			got = append(got, row.name)
		}
		if !slices.Equal(got, trap.want) {
			t.Errorf("%s: %v, want %v", name, got, trap.want)
		}
		for _, seat := range []Seat{WhiteSeat, BlackSeat} { // never silent
			if told := slices.ContainsFunc(d.Notices, func(n Notice) bool { return n.To == seat }); told != (len(trap.want) > 0) {
				t.Errorf("%s: seat %d is told: %t", name, seat, told)
			}
		}
	}
}

// TestReminderPlayedMeanwhile: a reminder that was due in a turn is not sent in the next one, however late the service looks (CR-28).
func TestReminderPlayedMeanwhile(t *testing.T) {
	t.Parallel()
	m := paced(t, clock.PerTurn(3*day))
	late := m.TurnSince.Add(2*day + time.Hour)
	if d := Decide(m, Command{At: late, Do: Tick{}}); len(d.Events) != 1 || len(d.Notices) != 1 {
		t.Fatalf("%d events and %d notices before the turn", len(d.Events), len(d.Notices))
	}
	for turn := range m.Position.Turns() {
		m = Decide(m, Command{At: m.TurnSince.Add(day), By: WhiteSeat, Do: Play{Text: turn.String(), Answers: 1}}).Match
		break
	}
	if d := Decide(m, Command{At: late, Do: Tick{}}); len(m.Turns) != 1 || len(d.Events) > 0 || len(d.Notices) > 0 {
		t.Errorf("after %d turns: %v", len(m.Turns), d.Notices)
	}
}

// TestBudgetOnce, CR-5: a flag that falls in two games at one moment takes the days of the second only if the budget still has them: what
// was taken in a game of a lower number is told with the instant before.
func TestBudgetOnce(t *testing.T) {
	t.Parallel()
	for _, days := range []int{3, 6} {
		taken := 0
		for range 2 {
			m := paced(t, clock.PerTurn(3*day))
			m.Terms.Grace, m.Reminded = 7*day, mostReminders
			zero := m.TurnSince.Add(3 * day)
			m.Seats[0].Pace.Leave = []Leave{{Days: days, Automatic: true}, {After: zero.Add(-1), Days: days - 3*taken, Automatic: true}}
			d := Decide(m, Command{At: zero.Add(claimAfter), Do: Tick{}})
			if f, ok := d.Events[0].Fact.(AutomaticVacation); ok && f.From.Equal(zero) && f.Seat == WhiteSeat {
				taken++
			}
		}
		if want := days / 3; taken != want {
			t.Errorf("with %d days it was taken %d times", days, taken)
		}
	}
}
