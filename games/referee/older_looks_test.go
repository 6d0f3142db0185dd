package referee_test

import (
	"testing"

	"pbem/adjudicator"
)

// TestLooksFromAnOlderTurn: the address of a turn that does not stand any more shows its own game, and no other.
func TestLooksFromAnOlderTurn(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.send(ada, "", "new chesimals-0.1 vs cy@example.net as white") // game 2
	for words, want := range map[string]string{
		"show": tells, "1: history": tells, "legal d3": tells, "help": tells,
		"2: show": asks, "2: history": asks, "record 2": asks, "games": asks, "address": asks,
	} {
		if got := o.effect(o.decide(o.letter(ada, o.tag(adjudicator.WhiteSeat, 1), words))); got != want {
			t.Errorf("%s, at the address of turn 1: %s, want %s", words, got, want)
		}
		if got := o.effect(o.decide(o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), words))); got != tells {
			t.Errorf("%s, at the newest: %s", words, got)
		}
	}
	asked := o.asked(o.send(ada, o.tag(adjudicator.WhiteSeat, 1), "games"))
	if c := o.decide(o.letter(ada, asked, "yes")); o.effect(c) != tells || c.Handling.Why != "yes: games" {
		t.Errorf("a yes to that: %+v", c.Handling)
	}
}
