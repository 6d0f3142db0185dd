package rules_test

import (
	"testing"

	"pbem/rules"
)

// TestWithout: who begins to act with an action that is cut out begins with the next.
func TestWithout(t *testing.T) {
	yellow, white := &rules.Group{Name: "yellow"}, &rules.Group{Name: "white"}
	act := func(rank int16, g *rules.Group) rules.Action {
		return rules.Action{How: rules.Move, From: rules.Square{Rank: rank}, To: rules.Square{Rank: rank + 1}, Group: g}
	}
	all := []rules.Action{act(1, nil), act(2, white), act(3, nil), act(4, yellow)}
	for _, c := range []struct {
		from, to int
		want     string
	}{
		{1, 2, "grey: a1-a2; white: a3-a4; yellow: a4-a5"},
		{1, 3, "grey: a1-a2; yellow: a4-a5"},
		{2, 3, "grey: a1-a2; white: a2-a3; yellow: a4-a5"},
		{3, 4, "grey: a1-a2; white: a2-a3, a3-a4"},
	} {
		turn := rules.Turn{Lead: rules.Lead{Group: "grey"}, Actions: rules.Without(all, c.from, c.to)}
		if got := turn.String(); got != c.want {
			t.Errorf("without %d to %d: %s, want %s", c.from, c.to, got, c.want)
		}
	}
	if all[2].Group != nil {
		t.Error("what was cut from has changed")
	}
}
