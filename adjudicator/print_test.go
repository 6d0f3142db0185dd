package adjudicator_test

import (
	"fmt"
	"sync"
	"time"

	"pbem/adjudicator"
	"pbem/mailer/catalog"
	"pbem/rules/phrase"
)

func seatWord(s adjudicator.Seat) string {
	return [...]string{"nobody", "white", "black"}[s]
}

// english is read once for all tests.
var english = sync.OnceValue(catalog.English)

// written is a paragraph as scripts want it: what is to be copied is indented.
func written(p phrase.Phrase) string {
	if text, ok := p.Copied(); ok {
		return "    " + text
	}
	return english().Say(p)
}

// print writes a decision: its events, then its notices, a paragraph a line.
func (tb *table) print(d adjudicator.Decision) {
	for _, e := range d.Events {
		kind, data, err := adjudicator.MarshalFact(e.Fact)
		if err != nil {
			tb.t.Fatal(err)
		}
		fmt.Fprintf(&tb.out, "event %s %s %s%s\n", seatWord(e.By), kind, data, tb.asOf(e.At))
	}
	if len(d.Events) == 0 {
		fmt.Fprintln(&tb.out, "no event")
	}
	for _, n := range d.Notices {
		fmt.Fprintf(&tb.out, "to %s, %s:\n", seatWord(n.To), n.Kind)
		for _, text := range n.Text {
			fmt.Fprintf(&tb.out, "  | %s\n", written(text))
		}
		if n.Violation != nil {
			fmt.Fprintf(&tb.out, "  violation %s action %d\n", n.Violation.Code, n.Violation.Action)
		}
		for _, s := range n.Shows {
			fmt.Fprintf(&tb.out, "  shows %s (%s): %s\n", english().Say(s.Title), s.Side, s.Board)
		}
	}
	if d.Refused {
		fmt.Fprintln(&tb.out, "refused")
	}
}

// asOf tells of which moment an event is, where that is not the present one.
func (tb *table) asOf(at time.Time) string {
	if at.Equal(tb.now) {
		return ""
	}
	return " as of " + at.Format(time.RFC3339)
}

func (tb *table) status() {
	m := tb.match
	fmt.Fprintf(&tb.out, "%s\n", status(m))
	for _, line := range adjudicator.History(m) {
		fmt.Fprintf(&tb.out, "  %s\n", english().Say(line))
	}
	for _, turn := range m.Turns {
		for _, comment := range turn.Comment {
			fmt.Fprintf(&tb.out, "  said with turn %d: %s\n", turn.Number, comment)
		}
	}
	if m.Terms.Time.Carries() && m.Stage == adjudicator.Playing {
		fmt.Fprintf(&tb.out, "  clocks: %v, %v\n", m.Left(adjudicator.WhiteSeat, tb.now), m.Left(adjudicator.BlackSeat, tb.now))
	}
	if m.Undos > 0 {
		fmt.Fprintf(&tb.out, "  take-backs: %d\n", m.Undos)
	}
	if due, ok := adjudicator.NextDue(m); ok {
		fmt.Fprintf(&tb.out, "  next due %s\n", due.Format(time.RFC3339))
	}
	if err := adjudicator.Check(m.Game, m); err != nil {
		fmt.Fprintf(&tb.out, "  does not hold: %v\n", err)
	}
}

// board prints what everybody may know of where the match stands.
func (tb *table) board() {
	m := tb.match
	fmt.Fprintf(&tb.out, "%s\n", status(m))
	for _, line := range adjudicator.History(m) {
		fmt.Fprintf(&tb.out, "  %s\n", english().Say(line))
	}
	fmt.Fprintf(&tb.out, "  board %s\n  turn %d, awaited:", m.Position, m.Number())
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		if m.Awaits(seat) {
			fmt.Fprintf(&tb.out, " %s", seatWord(seat))
		}
	}
	fmt.Fprintf(&tb.out, "; told %d, take-backs %d\n", m.Told, m.Undos)
	if due, ok := adjudicator.NextDue(m); ok {
		fmt.Fprintf(&tb.out, "  next due %s\n", due.Format(time.RFC3339))
	}
	if err := adjudicator.Check(m.Game, m); err != nil {
		fmt.Fprintf(&tb.out, "  does not hold: %v\n", err)
	}
}
