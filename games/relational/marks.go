package relational

import (
	"context"
	"errors"
	"fmt"

	"pbem/games"
)

const (
	markSQL    = `SELECT value FROM marks WHERE name = ?`
	setMarkSQL = `INSERT INTO marks (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`
)

// Mark implements games.Store.
func (s nodeStore) Mark(ctx context.Context, of games.Scope, name string) (value string, err error) {
	name = of.Key(name)
	err = first(ctx, s.medium, markSQL, name).Scan(&value)
	if err != nil && !errors.Is(err, games.ErrNotFound) {
		return "", fmt.Errorf("mark %s: %w", name, err)
	}
	return value, nil
}

// SetMark implements games.Store.
func (s nodeStore) SetMark(ctx context.Context, of games.Scope, name, value string) error {
	name = of.Key(name)
	err := s.durably(ctx, func(t transaction) error {
		_, err := t.exec(setMarkSQL, name, value)
		return err
	})
	if err != nil {
		return fmt.Errorf("set mark %s: %w", name, err)
	}
	return nil
}
