package changes

import (
	"context"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
)

// stored is what a changeset has read of what it asks about again and again, for each game of somebody's: to whom addresses belong, who has asked
// to be forgotten, what was counted, whose traces there are, what has happened in matches and to people. What the letter has changed itself is
// laid over it by whoever asks. Nobody may change the lists.
type stored struct {
	owners   map[string]string
	leaving  map[bool][]games.Erasure // with one key
	charges  map[counting][]games.Charge
	outlived map[string]trace
	events   map[int][]adjudicator.Event
	people   map[int][]club.Event
	topics   map[string][]games.Topic
	names    map[string]games.Name // by their looks
}

// counting is a question for what was counted.
type counting struct {
	account string
	since   time.Time
	n       int
}

// trace is one that was looked for.
type trace struct {
	until time.Time
	there bool
}

func newStored() stored {
	return stored{owners: map[string]string{}, leaving: map[bool][]games.Erasure{}, charges: map[counting][]games.Charge{}, outlived: map[string]trace{}, events: map[int][]adjudicator.Event{}, people: map[int][]club.Event{}, topics: map[string][]games.Topic{}, names: map[string]games.Name{}}
}

// remembered reads something once.
func remembered[K comparable, V any](known map[K]V, key K, read func() (V, error)) (V, error) {
	if value, ok := known[key]; ok {
		return value, nil
	}
	value, err := read()
	if err == nil {
		known[key] = value
	}
	return value, err
}

// owner is to whom an address was given; "" where that never happened.
func (s *stored) owner(ctx context.Context, store games.Store, address string) (string, error) {
	return remembered(s.owners, address, func() (string, error) {
		owner, err := store.PlayerAt(ctx, address)
		return owner, Ignoring(err)
	})
}

// EventsOf are the events of a match.
func (s *stored) EventsOf(ctx context.Context, store games.Store, match int) ([]adjudicator.Event, error) {
	return remembered(s.events, match, func() ([]adjudicator.Event, error) { return store.Events(ctx, match) })
}

// personEvents are the events of the person with a number.
func (s *stored) personEvents(ctx context.Context, store games.Store, number int) ([]club.Event, error) {
	return remembered(s.people, number, func() ([]club.Event, error) { return store.ClubEvents(ctx, club.PersonStream(number)) })
}

// erasures are those of all who are to be forgotten.
func (s *stored) erasures(ctx context.Context, store games.Store) ([]games.Erasure, error) {
	return remembered(s.leaving, true, func() ([]games.Erasure, error) { return store.Erasures(ctx) })
}

// charged is what was counted against an account, the newest first.
func (s *stored) charged(ctx context.Context, store games.Store, of counting) ([]games.Charge, error) {
	return remembered(s.charges, of, func() ([]games.Charge, error) { return store.Charges(ctx, of.account, of.since, of.n) })
}

// topicsOf are those that wait for a player's next digest.
func (s *stored) topicsOf(ctx context.Context, store games.Store, player string) ([]games.Topic, error) {
	return remembered(s.topics, player, func() ([]games.Topic, error) { return store.Topics(ctx, player) })
}

// name is to whom a name belongs. Whoever found it free must not find later that somebody else has it now: that is for the commit to find.
func (s *stored) name(ctx context.Context, store games.Store, look string) (games.Name, error) {
	return remembered(s.names, look, func() (games.Name, error) {
		n, err := store.Name(ctx, look)
		if NotFound(err) {
			n, err = games.Name{Look: look}, nil
		}
		return n, err
	})
}

// trace is until when a trace is there.
func (s *stored) trace(ctx context.Context, store games.Store, of string) (trace, error) {
	return remembered(s.outlived, of, func() (trace, error) {
		until, err := store.Traced(ctx, of)
		return trace{until, err == nil}, Ignoring(err)
	})
}

// Traced reports whether a keyed hash of a text stayed of somebody who is forgotten, and counts at the letter's time.
func Traced(ctx context.Context, c *Set, of, text string) (bool, error) {
	found, err := c.Stored.trace(ctx, c.Store, c.Key.Trace(of, text))
	return found.there && (found.until.IsZero() || c.Letter.At.Before(found.until)), err
}
