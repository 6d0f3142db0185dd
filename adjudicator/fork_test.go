package adjudicator_test

import (
	"testing"

	"pbem/adjudicator"
)

// TestForks: two decisions from one match have nothing in common that either could change, nor have two applications.
func TestForks(t *testing.T) {
	tb := newTable(t)
	for _, line := range []string{"white open", "black accept", "white play: Zd2-d3", "black play: Fd7-e6", "white play: Zd3-d4"} {
		tb.do(line)
	}
	play := func(text string) adjudicator.Decision {
		return adjudicator.Decide(tb.match, adjudicator.Command{By: adjudicator.BlackSeat, Do: adjudicator.Play{Text: text, Answers: 4}})
	}
	one := play("Fe6-d7")
	applied, err := adjudicator.Apply(tb.match, one.Events[0])
	if err != nil {
		t.Fatal(err)
	}
	two := play("Fe6-d5")
	if _, err := adjudicator.Apply(tb.match, two.Events[0]); err != nil {
		t.Fatal(err)
	}
	for _, m := range []*adjudicator.Match{one.Match, applied} {
		if got := m.Turns[3].Turn; got != "black: Fe6-d7" {
			t.Errorf("the fourth turn has become %q", got)
		}
	}
}

// TestForkedWords: the same for what is said with a turn.
func TestForkedWords(t *testing.T) {
	tb := newTable(t)
	for _, line := range []string{"white open", "black accept", "white play: Zd2-d3"} {
		tb.do(line)
	}
	say := func(m *adjudicator.Match, text string) *adjudicator.Match {
		cause := m.Turns[0].Cause
		return adjudicator.Decide(m, adjudicator.Command{By: adjudicator.WhiteSeat, Cause: cause, Do: adjudicator.Say{Text: text}}).Match
	}
	m := tb.match
	for _, text := range []string{"one", "two", "three"} {
		m = say(m, text)
	}
	one := say(m, "four")
	say(m, "five")
	if got := one.Turns[0].Comment; len(got) != 4 || got[3] != "four" {
		t.Errorf("what was said has become %q", got)
	}
}
