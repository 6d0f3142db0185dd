package moving

import (
	"context"
	"errors"
)

// Seeded is for tests of the list.
func Seeded() []string { return seeded() }

// CheckTable is the comparison of one table, of a move that has filled it.
func (m *Move) CheckTable(ctx context.Context, name string) error {
	for _, t := range m.tables {
		if t.name == name {
			_, err := m.checkTable(ctx, t)
			return err
		}
	}
	return errors.New("there is no such table")
}
