package sqlite

import (
	"context"
	"database/sql"
	"fmt"

	"pbem/games"
	"pbem/games/relational"
)

// Write implements relational.Medium. One writes at a time, so that each sees and changes the tables as if nobody else
// did. What is to be there soon is taken to the disk by the next write that is not of that kind.
func (m *medium) Write(ctx context.Context, kind relational.Kind, do func(context.Context, relational.Writer) error) error {
	if m.doubtful.Load() {
		return errDoubtful
	}
	err := explain(m.attempt(ctx, kind != relational.Soon, do))
	if notKept(err) {
		m.doubtful.Store(true)
		return fmt.Errorf("%w: %w", games.ErrNotKept, err)
	}
	return err
}

func (m *medium) attempt(ctx context.Context, sync bool, do func(context.Context, relational.Writer) error) error {
	select {
	case m.turn <- struct{}{}:
		defer func() { <-m.turn }()
	case <-ctx.Done():
		return ctx.Err()
	}
	if err := m.write.prepare(ctx); err != nil {
		return err
	}
	conn, err := m.writer.Conn(ctx)
	if err != nil {
		return err
	}
	defer conn.Close()
	if err := m.place.check(); err != nil {
		return err
	}
	ctx = context.WithoutCancel(ctx)
	if err := m.setSync(ctx, conn, sync); err != nil {
		return err
	}
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() // does nothing after Commit
	if err := do(ctx, transaction{tx, m.write}); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	return m.place.check() // nobody may be told of what nobody will find
}

// setSync sets whether the connection's next transactions wait for the disk. Only those that do may fold the log into the
// file: that syncs the log first, and SQLite keeps it to itself if it fails. After a commit that waited there is nothing
// left in the log that could be lost by it.
func (m *medium) setSync(ctx context.Context, conn *sql.Conn, sync bool) error {
	if m.synced == sync {
		return nil
	}
	level := "PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0"
	if sync {
		level = "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = " + logPages
	}
	if _, err := conn.ExecContext(ctx, level); err != nil {
		return err
	}
	m.synced = sync
	return nil
}
