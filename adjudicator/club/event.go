package club

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"sync"
	"time"
)

// Stream names one course of events: "p7" is that of the person with the number 7.
type Stream string

// PersonStream is the stream of the person with a number, as records have it.
func PersonStream(number int) Stream { return Stream("p" + strconv.Itoa(number)) }

// Event is something that happened in the club and was committed. Streams and order belong to the store.
type Event struct {
	At    time.Time // the arrival of the letter, or the time of the tick
	Cause string    // the digest of the letter that caused it; "" for a tick
	Fact  Fact
}

// Fact is what happened: one of the types that stand with what decides about them.
type Fact interface{ fact() }

var (
	// ErrUnknownFact marks a stored fact of a kind that this version does not know: it was written by a newer one.
	ErrUnknownFact = errors.New("unknown kind of fact")
	// ErrOutOfOrder marks an event that does not belong into its stream: the store is damaged.
	ErrOutOfOrder = errors.New("the event does not fit what came before it")
)

// MarshalFact returns the stored name of a fact's kind and its content as one JSON object.
func MarshalFact(f Fact) (kind string, data []byte, err error) {
	row, ok := rowOf(f)
	if !ok {
		return "", nil, errors.New("marshal fact: there is none")
	}
	if data, err = json.Marshal(f); err != nil {
		return "", nil, fmt.Errorf("marshal fact %q: %w", row.name, err)
	}
	return row.name, data, nil
}

// UnmarshalFact is the inverse of MarshalFact. A kind that it does not know is an ErrUnknownFact.
func UnmarshalFact(kind string, data []byte) (Fact, error) {
	for _, row := range facts() {
		if row.name != kind {
			continue
		}
		f, err := row.read(data)
		if err != nil {
			return nil, fmt.Errorf("read fact %q: %w", kind, err)
		}
		return f, nil
	}
	return nil, fmt.Errorf("read fact %q: %w", kind, ErrUnknownFact)
}

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
