package moving

import (
	"context"
	"errors"
	"fmt"

	"pbem/games/relational"
)

// ErrRefused: these two stores cannot be those of a move, and nothing was done. Its error is a sentence that says why.
var ErrRefused = errors.New("nothing was done")

func refused(format string, args ...any) error {
	return fmt.Errorf("%w: %w", ErrRefused, fmt.Errorf(format, args...))
}

// look finds out how far the move has come, and refuses stores that are not of one.
func (m *Move) look(ctx context.Context) (err error) {
	if m.tables == nil {
		if m.tables, err = tables(ctx, m.From, m.To); err != nil {
			return err
		}
	}
	if m.old, err = relocationOf(ctx, m.From, away); err != nil {
		return fmt.Errorf("%s: %w", m.From.Name(), err)
	}
	if m.new, err = relocationOf(ctx, m.To, hither); err != nil {
		return fmt.Errorf("%s: %w", m.To.Name(), err)
	}
	return m.refuse(ctx)
}

// refuse says why two stores cannot be those of a move.
func (m *Move) refuse(ctx context.Context) error {
	from, to := m.From.Name(), m.To.Name()
	here, err := relocationOf(ctx, m.From, hither)
	if err != nil {
		return err
	}
	switch {
	case from == to:
		return refused("%s would take its own place", from)
	case here.why != "":
		return refused("%s is no whole store: %s", from, here.why)
	case m.new.id != "" && m.new.id == m.old.id:
		return nil
	case m.old.id != "" && m.old.other == to:
		return refused("%s is not the store any more that %s is being moved to. With --give-up %s is used again", to, from, from)
	case m.old.id != "":
		return refused("%s is being moved to %s, or was, and not to this %s", from, m.old.other, to)
	case m.new.state == filling && (m.new.other != from || m.new.data.Table != ""):
		return refused("%s is being filled from %s, and not from this %s", to, m.new.other, from)
	}
	return nil
}

// unused refuses a store that holds anything.
func (m *Move) unused(ctx context.Context, w relational.Writer) error {
	for _, role := range []string{hither, away} {
		before, err := relocationOf(ctx, w, role)
		if err != nil {
			return err
		}
		if before.id != "" {
			return refused("%s was moved, or took the place of another store, before; name an empty one", m.To.Name())
		}
	}
	for _, t := range m.tables {
		n, err := number(ctx, w, t.count())
		if err != nil {
			return err
		}
		if n > 0 && !t.seeded() {
			return refused("%s holds something already (%d rows in its table %s); name an empty one", m.To.Name(), n, t.name)
		}
	}
	return nil
}
