package adjudicator

import "time"

const day = 24 * time.Hour

// Deadline returns when the running clock runs out; ok is false when no clock is running, or when it stands. While two
// secret set-ups are awaited both players' clocks run; they were started together, so they run out together.
func (m *Match) Deadline() (deadline time.Time, ok bool) {
	if m.Stage != Playing || m.Terms.PerTurn <= 0 {
		return time.Time{}, false
	}
	if _, _, stands := m.Stands(); stands {
		return time.Time{}, false
	}
	return m.TurnSince.Add(m.Terms.PerTurn + m.Credit), true
}

// NextDue returns when time will next do something in the match: a Tick before it does nothing, a Tick then or later does.
func NextDue(m *Match) (due time.Time, ok bool) {
	if seat, _, stands := m.Stands(); stands {
		return m.mustResume(seat), true
	}
	deadline, ok := m.Deadline()
	if !ok {
		return time.Time{}, false
	}
	if m.FlagFell {
		return deadline.Add(m.Terms.Grace), true
	}
	for level := m.Reminded + 1; level <= lastReminder; level++ {
		if at, sensible := m.reminderAt(level); sensible {
			return at, true
		}
	}
	return deadline, true
}

const (
	halfReminder = 1
	lastReminder = 2
)

// reminderAt returns when a reminder falls due: the first when half of the time is left, the last when one day is. The
// last one makes sense only where that is later than the first.
func (m *Match) reminderAt(level int) (at time.Time, sensible bool) {
	deadline, _ := m.Deadline()
	if level == halfReminder {
		return deadline.Add(-m.Terms.PerTurn / 2), true
	}
	return deadline.Add(-day), m.Terms.PerTurn > 2*day
}

// reminderDue returns the highest reminder whose time has come, or 0.
func (m *Match) reminderDue(now time.Time) int {
	for level := lastReminder; level > m.Reminded; level-- {
		if at, sensible := m.reminderAt(level); sensible && !now.Before(at) {
			return level
		}
	}
	return 0
}

// outOfTime reports whether the side to move has used up its time.
func (m *Match) outOfTime(now time.Time) bool {
	deadline, ok := m.Deadline()
	return ok && (m.FlagFell || !now.Before(deadline))
}

func startClock(m *Match, e Event) {
	m.TurnSince, m.Credit, m.Reminded, m.FlagFell = e.At, 0, 0, false
}

func addReminded(m *Match, _ Event, f Reminded) error {
	m.Reminded = f.Times
	return nil
}

func addFlagFell(m *Match, _ Event, _ FlagFell) error {
	m.FlagFell = true
	return nil
}

// addCredited: time that is given back lifts a fallen flag if it moves the deadline past the present.
func addCredited(m *Match, e Event, f Credited) error {
	m.Credit += f.By
	if deadline, ok := m.Deadline(); ok && e.At.Before(deadline) {
		m.FlagFell = false
	}
	return nil
}
