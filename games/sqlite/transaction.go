package sqlite

import (
	"context"
	"database/sql"
	"fmt"

	"pbem/games"
	"pbem/games/relational"
)

// Write implements relational.Engine. What is not durable is taken to the disk by the next write that is.
func (e *engine) Write(ctx context.Context, durable bool, do func(context.Context, relational.Writer) error) error {
	if e.doubtful.Load() {
		return errDoubtful
	}
	err := explain(e.attempt(ctx, durable, do))
	if notKept(err) {
		e.doubtful.Store(true)
		return fmt.Errorf("%w: %w", games.ErrNotKept, err)
	}
	return err
}

func (e *engine) attempt(ctx context.Context, sync bool, do func(context.Context, relational.Writer) error) error {
	if err := e.write.prepare(ctx); err != nil {
		return err
	}
	conn, err := e.writer.Conn(ctx)
	if err != nil {
		return err
	}
	defer conn.Close()
	if err := e.place.check(); err != nil {
		return err
	}
	ctx = context.WithoutCancel(ctx)
	if err := e.setSync(ctx, conn, sync); err != nil {
		return err
	}
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() // does nothing after Commit
	if err := do(ctx, transaction{tx, e.write}); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	return e.place.check() // nobody may be told of what nobody will find
}

// setSync sets whether the connection's next transactions wait for the disk. Only those that do may fold the log into the
// file: that syncs the log first, and SQLite keeps it to itself if it fails. After a commit that waited there is nothing
// left in the log that could be lost by it.
func (e *engine) setSync(ctx context.Context, conn *sql.Conn, sync bool) error {
	if e.synced == sync {
		return nil
	}
	level := "PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0"
	if sync {
		level = "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = " + logPages
	}
	if _, err := conn.ExecContext(ctx, level); err != nil {
		return err
	}
	e.synced = sync
	return nil
}
