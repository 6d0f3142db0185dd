package sqlite

import (
	"context"
	"fmt"

	"pbem/games"
)

// Compact implements games.Store.
func (s *Store) Compact(ctx context.Context) error {
	if err := s.medium.compact(ctx); err != nil {
		return fmt.Errorf("compact: %w", err)
	}
	return nil
}

// compact writes the file anew, so that it has no gaps, and empties the log.
func (m *medium) compact(ctx context.Context) error {
	if m.doubtful.Load() {
		return errDoubtful
	}
	conn, err := m.writer.Conn(ctx)
	if err != nil {
		return explain(err)
	}
	defer conn.Close()
	if _, err := conn.ExecContext(ctx, "VACUUM"); err != nil {
		return explain(err)
	}
	var busy, pages, copied int
	if err := conn.QueryRowContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)").Scan(&busy, &pages, &copied); err != nil {
		return explain(err)
	}
	if busy != 0 {
		return fmt.Errorf("somebody is reading: %w", games.ErrUnavailable)
	}
	return nil
}
