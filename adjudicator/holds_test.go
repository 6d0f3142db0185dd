package adjudicator_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/adjudicator"
	"pbem/rules"
)

type gameOf = rules.Game

// failer is what testing.T and rapid.T have in common.
type failer interface {
	Helper()
	Fatalf(format string, args ...any)
}

var _ failer = (*testing.T)(nil)

// decideChecked decides and checks everything that must hold of every decision: the match it was given is as it was, the
// events lead to the match it returned when they are applied one by one, and when all are replayed from storage; a
// refusal has a notice and no events; nobody's address is told.
func decideChecked(t failer, m *adjudicator.Match, past []adjudicator.Event, c adjudicator.Command) adjudicator.Decision {
	t.Helper()
	before := snapshot(m)
	d := adjudicator.Decide(m, c)
	if diff := cmp.Diff(before, snapshot(m)); diff != "" {
		t.Fatalf("%#v changed the match it was given:\n%s", c.Do, diff)
	}
	checkRefusal(t, d, c)
	applied := m
	for _, e := range d.Events {
		var err error
		if applied, err = adjudicator.Apply(applied, stored(t, e)); err != nil {
			t.Fatalf("apply %#v: %v", e, err)
		}
	}
	if diff := cmp.Diff(snapshot(d.Match), snapshot(applied)); diff != "" {
		t.Fatalf("%#v: the events applied give another match:\n%s", c.Do, diff)
	}
	var all []adjudicator.Event
	for _, e := range append(append(all, past...), d.Events...) {
		all = append(all, stored(t, e))
	}
	replayed, err := adjudicator.Replay(m.Game, all)
	if err != nil {
		t.Fatalf("replay: %v", err)
	}
	replayed.Away, replayed.Undecided, replayed.Inventor = d.Match.Away, d.Match.Undecided, d.Match.Inventor // they are no events
	for side := range replayed.Seats {
		replayed.Seats[side].Pace = d.Match.Seats[side].Pace
	}
	if diff := cmp.Diff(snapshot(d.Match), snapshot(replayed)); diff != "" {
		t.Fatalf("%#v: the events replayed give another match:\n%s", c.Do, diff)
	}
	return d
}

func checkRefusal(t failer, d adjudicator.Decision, c adjudicator.Command) {
	t.Helper()
	if d.Refused && (len(d.Events) > 0 || len(d.Notices) == 0) {
		t.Fatalf("%#v is refused with %d events and %d notices", c.Do, len(d.Events), len(d.Notices))
	}
	for _, n := range d.Notices {
		if len(n.Text) == 0 {
			t.Fatalf("%#v: a notice without words: %#v", c.Do, n)
		}
		if v := n.Violation; v != nil && (n.Fault >= len(n.Text) || !cmp.Equal(n.Text[n.Fault], v.Phrase())) {
			t.Fatalf("%#v: paragraph %d does not have the violation's words: %v", c.Do, n.Fault, n.Text)
		}
		if d.Refused && (n.Kind != adjudicator.Refusal || n.To != c.By) {
			t.Fatalf("%#v is refused with a notice of kind %q to seat %d", c.Do, n.Kind, n.To)
		}
	}
}

// stored sends an event through its stored form.
func stored(t failer, e adjudicator.Event) adjudicator.Event {
	t.Helper()
	kind, data, err := adjudicator.MarshalFact(e.Fact)
	if err != nil {
		t.Fatalf("%v", err)
	}
	if e.Fact, err = adjudicator.UnmarshalFact(kind, data); err != nil {
		t.Fatalf("%v", err)
	}
	return e
}

// seen is a match as it can be compared: its position by the line, its lists copied.
type seen struct {
	Match    adjudicator.Match
	Position string
	Before   string
}

func snapshot(m *adjudicator.Match) seen {
	s := seen{Match: *m}
	if m.Position != nil {
		s.Position = m.Position.String()
	}
	if m.Before != nil {
		s.Before = m.Before.String()
	}
	s.Match.Game, s.Match.Position, s.Match.Before = nil, nil, nil
	s.Match.Turns = nil
	for _, t := range m.Turns {
		t.Comment = append([]string(nil), t.Comment...)
		t.Captured = append([]adjudicator.Taken(nil), t.Captured...)
		t.Removed = append([]adjudicator.Taken(nil), t.Removed...)
		s.Match.Turns = append(s.Match.Turns, t)
	}
	s.Match.Spoken.Texts = append([]string(nil), m.Spoken.Texts...)
	return s
}
