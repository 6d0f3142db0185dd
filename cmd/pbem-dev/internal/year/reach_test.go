package year

import (
	"testing"
	"time"

	"pbem/adjudicator/clock"
	"pbem/adjudicator/club"
)

// TestOutOfReach: the second book leaves a game alone whose player was out of reach since its last event, by a letter of whichever game.
func TestOutOfReach(t *testing.T) {
	t.Parallel()
	began := time.Date(2026, 4, 14, 6, 0, 0, 0, time.UTC)
	p := club.Person{Unreached: []clock.Interval{{Began: began, Ended: began.AddDate(0, 0, 4)}}}
	for at, want := range map[time.Time]bool{began.AddDate(0, 0, -5): true, began.AddDate(0, 0, 1): true, began.AddDate(0, 0, 5): false} {
		if got := outOfReach(p, minuteOf(at)); got != want {
			t.Errorf("since %s: %t", at, got)
		}
	}
	if outOfReach(club.Person{}, 0) {
		t.Error("nobody is out of reach whose letters arrive")
	}
}
