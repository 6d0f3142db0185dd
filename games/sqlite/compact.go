package sqlite

import (
	"context"
	"database/sql"
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
	replicated, err := litestream(ctx, conn)
	if err != nil {
		return explain(err)
	}
	return m.emptyLog(ctx, conn, replicated)
}

// emptyLog folds the log into the file and leaves it empty. Litestream reads all the time, so that nobody but itself empties the log: beside it
// this is tried without waiting, for whoever waits here keeps all writers out, and it is left to Litestream, which does it within a minute.
func (m *medium) emptyLog(ctx context.Context, conn *sql.Conn, replicated bool) error {
	if replicated {
		if _, err := conn.ExecContext(ctx, "PRAGMA busy_timeout = 0"); err != nil {
			return explain(err)
		}
		defer conn.ExecContext(context.WithoutCancel(ctx), "PRAGMA busy_timeout = "+patience)
	}
	var busy, pages, copied int
	if err := conn.QueryRowContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)").Scan(&busy, &pages, &copied); err != nil && !replicated {
		return explain(err)
	}
	if busy != 0 && !replicated {
		return fmt.Errorf("somebody is reading: %w", games.ErrStillRead)
	}
	return nil
}

// litestream reports whether Litestream copies the store all the time: then it has made a table of its own in it.
func litestream(ctx context.Context, conn *sql.Conn) (yes bool, err error) {
	err = conn.QueryRowContext(ctx, `SELECT count(*) FROM sqlite_master WHERE name = '_litestream_seq'`).Scan(&yes)
	return yes, err
}
