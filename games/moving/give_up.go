package moving

import (
	"context"
	"fmt"

	"pbem/games/relational"
)

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
