package club

import (
	"encoding/json"
	"fmt"
	"slices"
)

// factRow is all that the program knows of one kind of fact.
type factRow struct {
	name string // under which it is stored: never to be changed
	is   func(Fact) bool
	read func(data []byte) (Fact, error)
	// add is what it changes in a person; it never changes what another value of that person shares with it: lists are cloned.
	add func(*Person, Event)
}

// facts is the table of all facts, subject by subject.
func facts() []factRow {
	return slices.Concat(
		strictFacts(),
		tutorialFacts(),
		letterFacts(),
	)
}

// fact is the row of one kind of fact about a person.
func fact[F Fact](name string, add func(*Person, Event, F)) factRow {
	return factRow{
		name: name,
		is:   func(f Fact) bool { _, ok := f.(F); return ok },
		read: func(data []byte) (Fact, error) {
			var f F
			err := json.Unmarshal(data, &f)
			return f, err
		},
		add: func(p *Person, e Event) { add(p, e, e.Fact.(F)) },
	}
}

func rowOf(f Fact) (factRow, bool) {
	for _, row := range facts() {
		if row.is(f) {
			return row, true
		}
	}
	return factRow{}, false
}

// Apply returns the person with more events. The one that it is given is left as it is.
func Apply(p Person, events ...Event) (Person, error) {
	for _, e := range events {
		row, ok := rowOf(e.Fact)
		if !ok {
			return p, fmt.Errorf("event %d: %w", p.Version+1, ErrOutOfOrder)
		}
		p.Version++
		row.add(&p, e)
	}
	return p, nil
}
