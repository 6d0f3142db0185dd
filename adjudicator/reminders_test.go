package adjudicator

import (
	"slices"
	"testing"
	"time"

	"pbem/adjudicator/clock"
)

// TestReminders: at half and at one day left, in their order; never twice at one moment, and not at the beginning.
func TestReminders(t *testing.T) {
	t.Parallel()
	began := time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)
	for perTurn, want := range map[time.Duration][]time.Duration{ // hours after the beginning
		12: {6}, 24: {12}, 25: {1, 12}, 30: {6, 15}, 36: {12, 18}, 48: {24}, 50: {25, 26}, 72: {36, 48}, 240: {120, 216},
	} {
		m := &Match{Stage: Playing, Terms: Terms{Time: clock.PerTurn(perTurn * time.Hour)}, Clocks: [2]time.Duration{perTurn * time.Hour, perTurn * time.Hour}, TurnSince: began}
		var got []time.Duration
		for {
			due, ok := NextDue(m)
			deadline, _ := m.Deadline()
			if !ok || due.Equal(deadline) {
				break
			}
			if m.reminderDue(due.Add(-time.Second)) != 0 || m.reminderDue(due) != m.Reminded+1 {
				t.Fatalf("%d hours: after reminder %d the next is due at %s, and it is not so", perTurn, m.Reminded, due)
			}
			m.Reminded++
			got = append(got, due.Sub(began).Truncate(30*time.Minute)/time.Hour)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%d hours: reminders after %d hours, want %d", perTurn, got, want)
		}
	}
}
