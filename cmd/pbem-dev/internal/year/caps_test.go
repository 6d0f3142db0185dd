package year

import (
	"testing"

	"pbem/games"
)

// TestOnItsWay: only a letter to the writer that was not sent yet excuses a silence that they were not told of.
func TestOnItsWay(t *testing.T) {
	t.Parallel()
	went := func(to string, state games.Delivery) []games.Trace {
		return []games.Trace{{}, {Went: []games.Departure{{To: "bo@people.test", State: games.Sent}, {To: to, State: state}}}}
	}
	for _, c := range []struct {
		to    string
		state games.Delivery
		want  bool
	}{
		{"ada@people.test", games.Queued, true},
		{"ada@people.test", games.Sent, false},
		{"ada@people.test", games.GivenUp, false},
		{"ada@people.test", games.LeftOut, false},
		{"bo@people.test", games.Queued, false},
	} {
		if got := onItsWay(went(c.to, c.state), "ada@people.test"); got != c.want {
			t.Errorf("a letter to %s that is %s: %t", c.to, c.state, got)
		}
	}
}
