package referee_test

import (
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

// TestVerySecond: CR-3, CR-5: a letter with a turn that comes in the very second in which the clock shows 0 is in time, whatever else is in it,
// and no vacation is taken for it. A second later it is.
func TestVerySecond(t *testing.T) {
	t.Parallel()
	for words, takes := range map[string]time.Duration{"d3d4": 0, "say Here it is.\nd3d4": 0, "legal d3\nd3d4": 0, "d3d4 ": time.Second} {
		o := open(t)
		o.now = o.summaryOf(1).Deadline.Add(takes)
		c := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), words)
		if len(c.Changes) != 1 || !has[adjudicator.TurnPlayed](c.Changes[0]) {
			t.Fatalf("%q: no turn is played: %+v", words, c.Handling)
		}
		if taken := has[adjudicator.AutomaticVacation](c.Changes[0]); taken != (takes > 0) {
			t.Errorf("%q, %s after the clock showed 0: vacation is taken: %t", words, takes, taken)
		}
	}
}

// has reports whether there is an event of some kind of fact in a change.
func has[F adjudicator.Fact](c games.Change) bool {
	for _, e := range c.Events {
		if _, ok := e.Fact.(F); ok {
			return true
		}
	}
	return false
}
