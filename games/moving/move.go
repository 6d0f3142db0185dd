// Package moving carries all that a store holds into another one, which takes its place: from a file into a database, back, or between two of
// a kind.
//
// The idea: at any time one store counts, and a row of the new one decides which (the table relocations). Until it says "released" the old one
// does: it is barred, so that nothing in it changes while it is copied, but it can be had back (GiveUp). From then on the new one does, and the old
// one is barred for ever. To be barred is more than a mark: triggers refuse every write of whoever has the store open, and Open refuses in words that name the other store. So two stores are never used side by side, whenever the copy is
// killed, and calling it again brings it to its end.
//
// A backup is made, and put back, by the same parts (Duplicate): the old store is only read, as of one moment, and goes on; the new one is barred until
// it is whole.
//
// Tables are found in the catalogues of both sides, so that one that a later migration makes is carried without a word here. Rows are copied
// and compared as values: whole numbers, real numbers, texts and bytes.
package moving

import (
	"context"
	"crypto/rand"
	"fmt"
	"time"

	"pbem/games/relational"
)

// Move is one store taking the place of another.
type Move struct {
	From, To Side
	Now      time.Time
	// At, where it is not nil, is told of each step when it has been done, and ends the copy there by an error.
	At func(Step) error

	carriage
	old relocation
}

// Step is a step of a copy.
type Step struct {
	Point Point
	Table string // of Filled and Checked
	Rows  int64  // likewise: how many more are done
}

// Point is a point of a copy.
type Point string

const (
	Claimed  Point = "claimed"  // the new store is kept for this move
	Halted   Point = "halted"   // the old store is barred
	Filled   Point = "filled"   // some rows of a table are copied
	Checked  Point = "checked"  // some rows of a table are the same on both sides
	Released Point = "released" // the new store counts
	Done     Point = "done"     // the old store is barred for good
)

// Result is what was carried.
type Result struct {
	Tables int
	Rows   int64
	Before bool // it was done before, and nothing is done now
}

// Copy carries all that From holds into To, compares it row by row, and has To take its place. Broken off at any point, it goes on when it is
// called again. The error of what cannot be is a sentence.
func (m *Move) Copy(ctx context.Context) (r Result, err error) {
	if err := m.look(ctx); err != nil {
		return r, err
	}
	if m.old.state == moved {
		return Result{Before: true}, nil
	}
	if m.new.state != released || m.new.id != m.old.id {
		if err := m.begin(ctx); err != nil {
			return r, err
		}
		if err := m.fill(ctx); err != nil {
			return r, err
		}
		if r, err = m.check(ctx); err != nil {
			return r, err
		}
		if err := m.release(ctx); err != nil {
			return r, err
		}
	}
	return r, m.leave(ctx)
}

// begin bars both stores. The new one is looked at and kept first, so that a refusal stops nothing.
func (m *Move) begin(ctx context.Context) (err error) {
	switch m.new.state {
	case givenUp:
		return refused("%s was given up: %s", m.To.Name(), m.new.why)
	case "", released:
		as := relocation{id: rand.Text(), other: m.From.Name(), state: filling, why: whyFilling(m.From.Name(), m.Now)}
		if err := m.claim(ctx, as); err != nil {
			return err
		}
	}
	if m.old.id != "" {
		return nil
	}
	old := relocation{id: m.new.id, other: m.To.Name(), state: moving, why: whyMoving(m.To.Name(), m.Now)}
	err = m.From.Write(ctx, relational.Serial, func(ctx context.Context, w relational.Writer) error {
		if err := old.set(ctx, w, away); err != nil {
			return err
		}
		return m.From.Bar(ctx, w, namesOf(m.tables), old.why)
	})
	if err != nil {
		return fmt.Errorf("%s cannot be halted: %w", m.From.Name(), err)
	}
	m.old = old
	return m.at(Step{Point: Halted})
}

// release has the new store take the place of the old one.
func (m *Move) release(ctx context.Context) error {
	return m.carriage.release(ctx, func(context.Context, relational.Writer) (relocation, error) {
		return relocation{id: m.new.id, other: m.new.other, state: released}, nil
	})
}

// leave has the old store, which is barred, say that it is for good.
func (m *Move) leave(ctx context.Context) error {
	old := relocation{id: m.old.id, other: m.To.Name(), state: moved, why: whyMoved(m.To.Name(), m.Now)}
	err := m.From.Write(ctx, relational.Serial, func(ctx context.Context, w relational.Writer) error { return old.set(ctx, w, away) })
	if err != nil {
		return fmt.Errorf("%s counts now; that %s was moved could not be noted there, call this again: %w", m.To.Name(), m.From.Name(), err)
	}
	m.old = old
	return m.at(Step{Point: Done})
}

func (m *Move) at(s Step) error { return told(m.At, s) }

// told tells of a step.
func told(at func(Step) error, s Step) error {
	if at == nil {
		return nil
	}
	return at(s)
}

// GiveUp ends a move that has not come to its end: the new store will never take the place of the old one, and that is used again. The error says why
// it cannot be: the new store counts already, or is not that of the move. A new store that was lost meanwhile is made anew, empty, where it was.
func (m *Move) GiveUp(ctx context.Context) error {
	if err := m.look(ctx); err != nil && !m.lost(ctx) {
		return err
	}
	from, to := m.From.Name(), m.To.Name()
	switch {
	case m.old.state == moved || m.new.state == released && m.old.id == m.new.id:
		return refused("%s was moved: %s counts, and what has been done since is there alone. It can be moved back, into an empty store", from, to)
	case m.old.id == "" && m.new.state != filling:
		return refused("%s is not being moved to %s", from, to)
	}
	if err := m.spoil(ctx); err != nil {
		return err
	}
	if m.old.id == "" {
		return nil
	}
	err := m.From.Write(ctx, relational.Serial, func(ctx context.Context, w relational.Writer) error {
		if err := m.From.Free(ctx, w, namesOf(m.tables)); err != nil {
			return err
		}
		_, err := w.Exec(ctx, endRelocationSQL, away)
		return err
	})
	if err != nil {
		return fmt.Errorf("%s cannot be used again yet, call this again: %w", from, err)
	}
	return m.at(Step{Point: Done})
}

// lost reports whether the new store is an empty one in the place of that which the old one was being moved to.
func (m *Move) lost(ctx context.Context) bool {
	if m.old.state != moving || m.new.id != "" || m.old.other != m.To.Name() {
		return false
	}
	err := m.To.Write(ctx, relational.Serial, func(ctx context.Context, w relational.Writer) error { return m.unused(ctx, w) })
	return err == nil
}

// spoil has the new store say that it will never be whole. Nobody can release it any more.
func (m *Move) spoil(ctx context.Context) error {
	if m.new.state == givenUp {
		return nil
	}
	now := relocation{id: m.old.id, other: m.From.Name(), state: givenUp, why: whyGivenUp(m.From.Name(), m.Now)}
	if now.id == "" {
		now.id = m.new.id
	}
	spoilt, err := asCopier(ctx, m.To, m.new, func(ctx context.Context, w relational.Writer) (relocation, error) {
		if m.new.id != "" {
			return now, nil // it is barred
		}
		return now, m.To.Bar(ctx, w, namesOf(m.tables), now.why)
	})
	if err != nil {
		return err
	}
	m.new = spoilt
	return m.at(Step{Point: Claimed})
}
