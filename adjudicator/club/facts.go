package club

import (
	"encoding/json"
	"fmt"
	"slices"
	"sync"
)

// factRow is all that the program knows of one kind of fact.
type factRow struct {
	name string // under which it is stored: never to be changed
	is   func(Fact) bool
	read func(data []byte) (Fact, error)
	// add is what it changes in a person; it never changes what another value of that person shares with it: lists are cloned. It is nil
	// for what happens to something else.
	add   func(*Person, Event)
	offer func(*Offer, Event) error // the same of an offer

	tournament func(*Tournament, Event) error // and of a tournament
}

// table is the rows of all facts, subject by subject. It is made when it is first asked for, because making it for every stored event that is
// read took longer than reading the event, and never changes. It is no variable with a value of its own, because what a fact changes leads
// back to it.
type table struct {
	once sync.Once
	rows []factRow
}

var made table

func facts() []factRow {
	made.once.Do(made.fill)
	return made.rows
}

func (t *table) fill() {
	t.rows = slices.Concat(
		strictFacts(), languageFacts(),
		zoneFacts(), vacationFacts(), reminderFacts(),
		offerFacts(), limitFacts(),
		tutorialFacts(),
		letterFacts(),
		tournamentFacts(),
		banFacts(),
		robotFacts(),
		ownFacts(),
	)
}

// fact is the row of one kind of fact about a person.
func fact[F Fact](name string, add func(*Person, Event, F)) factRow {
	row := kind[F](name)
	row.add = func(p *Person, e Event) { add(p, e, e.Fact.(F)) }
	return row
}

// offerFact is the row of one kind of fact about an offer.
func offerFact[F Fact](name string, add func(*Offer, Event, F) error) factRow {
	row := kind[F](name)
	row.offer = func(o *Offer, e Event) error { return add(o, e, e.Fact.(F)) }
	return row
}

// kind is a row without what its facts change.
func kind[F Fact](name string) factRow {
	return factRow{
		name: name,
		is:   func(f Fact) bool { _, ok := f.(F); return ok },
		read: func(data []byte) (Fact, error) {
			var f F
			err := json.Unmarshal(data, &f)
			return f, err
		},
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
		if !ok || row.add == nil {
			return p, fmt.Errorf("event %d: %w", p.Version+1, ErrOutOfOrder)
		}
		p.Version++
		row.add(&p, e)
	}
	return p, nil
}

// ApplyOffer returns the offer with more events. The one that it is given is left as it is.
func ApplyOffer(o Offer, events ...Event) (Offer, error) {
	for _, e := range events {
		row, ok := rowOf(e.Fact)
		if !ok || row.offer == nil || (o.Version == 0) != isMade(e.Fact) || o.Version > 0 && !o.Stands() {
			return o, fmt.Errorf("event %d: %w", o.Version+1, ErrOutOfOrder)
		}
		o.Version++
		if err := row.offer(&o, e); err != nil {
			return o, fmt.Errorf("event %d: %w", o.Version, err)
		}
	}
	return o, nil
}
