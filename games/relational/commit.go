package relational

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
)

const insertEventSQL = `INSERT INTO events (match_id, seq, at, seat, cause, kind, data, sum) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`

// Commit implements games.Store.
func (s *Store) Commit(ctx context.Context, commits ...games.Commit) error {
	if len(commits) == 0 {
		return nil
	}
	err := s.durably(ctx, func(t transaction) error {
		s.probe("begun")
		if err := t.apply(commits); err != nil {
			return err
		}
		s.probe("before-commit")
		return nil
	})
	if err != nil {
		return fmt.Errorf("commit: %w", s.sure(ctx, err))
	}
	s.probe("after-commit")
	return nil
}

// Commit implements games.Store. The commits are on the disk when all of the transaction is.
func (t *Tx) Commit(ctx context.Context, commits ...games.Commit) error {
	t.rated = t.rated || slices.ContainsFunc(commits, func(c games.Commit) bool { return len(c.Results) > 0 })
	err := t.write(ctx, Deciding, func(t transaction) error { return t.apply(commits) })
	if err != nil {
		return fmt.Errorf("commit: %w", err)
	}
	return nil
}

// apply writes commits, and returns when all of that was answered.
func (t transaction) apply(commits []games.Commit) error {
	err := t.Lock(t, locksOf(commits))
	if err == nil {
		err = t.waited(t.all(commits))
	}
	if err == nil {
		t.probe("written")
	}
	return err
}

// sure is an error, once what it says is there already will stay.
func (s *core) sure(ctx context.Context, err error) error {
	if !errors.Is(err, games.ErrDuplicate) {
		return err
	}
	if unsure := s.medium.Sure(ctx); unsure != nil {
		return unsure
	}
	return err
}

func (t transaction) all(commits []games.Commit) error {
	for i, c := range commits {
		t.place = place{i + 1, len(commits)}
		if err := t.one(c); err != nil {
			return t.place.tell(err)
		}
	}
	return nil
}

// one writes a commit. What its statements have done is looked at later.
func (t transaction) one(c games.Commit) error {
	arrival, err := mailWriter{t}.handled(c)
	if err != nil {
		return err
	}
	if err := t.decided(c); err != nil {
		return err
	}
	t.probe("events-written")
	for _, letter := range c.Outbox {
		if err := (mailWriter{t}).letter(letter, c.At, arrival); err != nil {
			return err
		}
	}
	t.probe("outbox-written")
	return nil
}

// decided writes all of a commit but its letters. The order matters: rows that others point at come first.
func (t transaction) decided(c games.Commit) error {
	for _, write := range []func() error{
		func() error { return each(c.Changes, t.change) },
		func() error { return archiveWriter{t}.recording(c) },
		func() error { return archiveWriter{t}.unfiling(c) },
		func() error { return each(c.Presets, t.preset) },
		func() error { return each(c.Players, t.player) },
		func() error { return each(c.Addresses, t.address) },
		func() error { return each(c.Names, t.name) },
		func() error { return each(c.Requests, t.request) },
		func() error { return mailWriter{t}.charges(c) },
		func() error { return t.held(c) },
		func() error { return mailWriter{t}.topics(c) },
		func() error { return each(c.Club, clubWriter{t}.club) },
		func() error { return t.dues(c.Dues) },
		func() error { return each(c.Erase, eraser{t}.erasure) },
		func() error { return eraser{t}.untrace(c.Untraced) },
		func() error { return t.watching(c) },
		func() error { return t.audited(c) },
		func() error { return clubWriter{t}.ended(c) },
		func() error { return each(c.Results, clubWriter{t}.result) },
		func() error { return archiveWriter{t}.logged(c.Log) },
		func() error { return each(c.Recalled, mailWriter{t}.recall) },
		func() error { return each(c.Again, mailWriter{t}.again) },
	} {
		if err := write(); err != nil {
			return err
		}
	}
	return nil
}

func each[T any](list []T, write func(T) error) error {
	for _, one := range list {
		if err := write(one); err != nil {
			return err
		}
	}
	return nil
}

func (t transaction) change(c games.Change) error {
	if c.Summary.ID != c.Match || c.Summary.Version != c.Expect+len(c.Events) {
		return fmt.Errorf("match %d from version %d with %d events: its summary is of match %d at version %d",
			c.Match, c.Expect, len(c.Events), c.Summary.ID, c.Summary.Version)
	}
	if c.Summary.Version == 0 {
		return fmt.Errorf("match %d: there is no match without events", c.Match)
	}
	if err := t.summary(c); err != nil {
		return err
	}
	for i, e := range c.Events {
		if err := t.event(c.Match, c.Expect+i+1, e); err != nil {
			return err
		}
	}
	return nil
}

func (t transaction) event(match, seq int, e adjudicator.Event) error {
	kind, data, err := adjudicator.MarshalFact(e.Fact)
	if err != nil {
		return fmt.Errorf("match %d, event %d: %w: %w", match, seq, games.ErrUnfit, err)
	}
	return t.later(once("there is one of this number").of("match %d, event %d", match, seq), insertEventSQL, match, seq, stamp(e.At), e.By, e.Cause, kind, string(data),
		eventSum(match, seq, e.At, e.By, e.Cause, kind, data))
}

// transaction is a write in progress. Its context cannot be cancelled: a write is short, and ends whole.
type transaction struct {
	context.Context
	Writer
	skipLocked func(table string) string
	probe      func(point string)
	place      place // of the commit that is being written
}

// The work in a transaction, by subject.
type (
	mailWriter    struct{ transaction } // letters, arrivals and topics
	clubWriter    struct{ transaction } // club events, tournaments and results
	archiveWriter struct{ transaction } // files, records and the log
	forgetter     struct{ transaction } // what has come of age
	eraser        struct{ transaction } // what a player has asked to be forgotten
)

// exec runs a statement and returns how many rows it changed.
func (t transaction) exec(statement string, args ...any) (int64, error) {
	return t.Exec(t, statement, args...)
}

// row runs a statement that finds one row, or changes one and tells of it.
func (t transaction) row(statement string, args ...any) single {
	return first(t, t, statement, args...)
}

// durably runs a write and returns when it is on the disk.
func (s *core) durably(ctx context.Context, do func(transaction) error) error {
	return s.write(ctx, Serial, do)
}

// lasting runs a write of which each statement stands alone, and returns when it is on the disk: a lot of something that a later one relies on.
// The server can be another one by then, after a crash, and nothing tells of it.
func (s *core) lasting(ctx context.Context, do func(transaction) error) error {
	return s.write(ctx, Lasting, do)
}

// soon runs a write that the next durable one takes to the disk.
func (s *core) soon(ctx context.Context, do func(transaction) error) error {
	return s.write(ctx, Soon, do)
}

func (s *core) write(ctx context.Context, kind Kind, do func(transaction) error) error {
	return s.medium.Write(ctx, kind, func(ctx context.Context, w Writer) error {
		return do(transaction{Context: ctx, Writer: w, skipLocked: s.medium.SkipLocked, probe: s.probe})
	})
}
