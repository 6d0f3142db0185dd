package adjudicator

import (
	"cmp"
	"slices"
	"time"

	"pbem/adjudicator/clock"
)

// mostReminders are sent in a turn.
const mostReminders = 3

// reminderTimes are how much time is left at each reminder that is still to come in this turn, in their order: as the player has chosen, else
// half of what the clock showed, and a day. Where two are one moment there is one reminder; what would be left as the turn begins, or
// less, is none, and a grant repeats none (CR-28).
func reminderTimes(m *Match) (list []time.Duration) {
	shown, pace := clockShown(m), m.Seats[runningSeat(m).Side()].Pace
	chosen := pace.Reminders
	if chosen == nil {
		chosen = []time.Duration{shown / 2, day}
	}
	for _, left := range chosen {
		if left <= 0 || left >= shown || m.RemindedOf > 0 && left >= m.RemindedOf {
			continue
		}
		if pace.Chosen.IsZero() || reminderAt(m, left).After(pace.Chosen) {
			list = append(list, left)
		}
	}
	slices.SortFunc(list, func(a, b time.Duration) int { return cmp.Compare(b, a) })
	list = slices.Compact(list)
	return list[:min(len(list), max(0, mostReminders-m.Reminded))]
}

// reminderAt returns when a reminder falls due.
func reminderAt(m *Match, left time.Duration) time.Time {
	return freeTime(m, runningSeat(m)).After(m.TurnSince, clock.Sum(clockShown(m), m.Credit, -left))
}

// remindersDue returns those whose time has come; the last of them is sent.
func remindersDue(m *Match, now time.Time) []time.Duration {
	list := reminderTimes(m)
	for i, left := range list {
		if now.Before(reminderAt(m, left)) {
			return list[:i]
		}
	}
	return list
}

// addReminded: what a reminder was about that nobody has chosen follows from its number.
func addReminded(m *Match, _ Event, f Reminded) error {
	if err := locate(m); err != nil {
		return err
	}
	m.RemindedOf = f.Left
	if f.Left == 0 {
		m.RemindedOf = usualTime(m, f.Times)
	}
	m.Reminded = f.Times
	return nil
}

// usualTime is how much time the reminder with a number is about where nothing is chosen.
func usualTime(m *Match, number int) time.Duration {
	half := clockShown(m) / 2
	if clockShown(m) <= day || half == day || (number <= 1) == (half > day) {
		return half
	}
	return day
}
