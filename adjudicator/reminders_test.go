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
	for perTurn, want := range map[time.Duration][]time.Duration{ // hours after the beginning
		12: {6}, 24: {12}, 25: {1, 12}, 30: {6, 15}, 36: {12, 18}, 48: {24}, 50: {25, 26}, 72: {36, 48}, 240: {120, 216},
	} {
		m := paced(t, clock.PerTurn(perTurn*time.Hour))
		var got []time.Duration
		for {
			due, ok := NextDue(m)
			deadline, _ := m.Deadline()
			if !ok || due.Equal(deadline) {
				break
			}
			if len(remindersDue(m, due.Add(-time.Second))) != 0 || len(remindersDue(m, due)) != 1 {
				t.Fatalf("%d hours: after reminder %d the next is due at %s, and it is not so", perTurn, m.Reminded, due)
			}
			if err := addReminded(m, Event{}, Reminded{Times: m.Reminded + 1}); err != nil {
				t.Fatal(err)
			}
			got = append(got, due.Sub(m.TurnSince).Truncate(30*time.Minute)/time.Hour)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%d hours: reminders after %d hours, want %d", perTurn, got, want)
		}
	}
}
