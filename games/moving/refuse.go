package moving

import (
	"context"
	"errors"
	"fmt"
)

// ErrRefused: these two stores cannot be those of a move, and nothing was done. Its error is a sentence that says why.
var ErrRefused = errors.New("nothing was done")

func refused(format string, args ...any) error {
	return fmt.Errorf("%w: %w", ErrRefused, fmt.Errorf(format, args...))
}

// look finds out how far the move has come, and refuses stores that are not of one.
func (m *Move) look(ctx context.Context) (err error) {
	if m.tables == nil {
		if m.carriage, err = between(ctx, m.From, m.To, m.at); err != nil {
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
