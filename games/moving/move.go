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
