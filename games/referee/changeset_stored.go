package referee

import (
	"context"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
)

// stored is what a changeset has read of what it asks about again and again, for one letter or for each game of somebody's: to whom addresses belong,
// who has asked to be forgotten, what was counted, whose traces there are, what has happened in a match. As with players, what was read once holds for as long as the changeset lives;
// what it has changed itself is laid over it by whoever asks.
type stored struct {
	owners   map[string]string
	leaving  []games.Erasure
	asked    bool // leaving was read
	charges  map[counting][]games.Charge
	outlived map[string]trace
	events   map[int][]adjudicator.Event
	people   map[int][]club.Event
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
	return stored{owners: map[string]string{}, charges: map[counting][]games.Charge{}, outlived: map[string]trace{}, events: map[int][]adjudicator.Event{}, people: map[int][]club.Event{}}
}

// owner is to whom an address was given; "" where that never happened.
func (s *stored) owner(ctx context.Context, store games.Store, address string) (string, error) {
	if owner, known := s.owners[address]; known {
		return owner, nil
	}
	owner, err := store.PlayerAt(ctx, address)
	if notFound(err) {
		owner, err = "", nil
	}
	if err == nil {
		s.owners[address] = owner
	}
	return owner, err
}

// eventsOf are the events of a match. Nobody may change them.
func (s *stored) eventsOf(ctx context.Context, store games.Store, match int) (list []adjudicator.Event, err error) {
	if list, known := s.events[match]; known {
		return list, nil
	}
	if list, err = store.Events(ctx, match); err == nil {
		s.events[match] = list
	}
	return list, err
}

// personEvents are the events of the person with a number. Nobody may change them.
func (s *stored) personEvents(ctx context.Context, store games.Store, number int) (list []club.Event, err error) {
	if list, known := s.people[number]; known {
		return list, nil
	}
	if list, err = store.ClubEvents(ctx, club.PersonStream(number)); err == nil {
		s.people[number] = list
	}
	return list, err
}

// erasures are those of all who are to be forgotten.
func (s *stored) erasures(ctx context.Context, store games.Store) (list []games.Erasure, err error) {
	if s.asked {
		return s.leaving, nil
	}
	if list, err = store.Erasures(ctx); err == nil {
		s.leaving, s.asked = list, true
	}
	return list, err
}

// charged is what was counted against an account, the newest first.
func (s *stored) charged(ctx context.Context, store games.Store, of counting) (list []games.Charge, err error) {
	if list, known := s.charges[of]; known {
		return list, nil
	}
	if list, err = store.Charges(ctx, of.account, of.since, of.n); err == nil {
		s.charges[of] = list
	}
	return list, err
}

// trace is until when a trace is there.
func (s *stored) trace(ctx context.Context, store games.Store, of string) (trace, error) {
	if found, known := s.outlived[of]; known {
		return found, nil
	}
	until, err := store.Traced(ctx, of)
	found := trace{until, err == nil}
	if err = ignoring(err); err == nil {
		s.outlived[of] = found
	}
	return found, err
}
