package sqlite

import (
	"context"
	"database/sql"
	"fmt"

	"pbem/games"
)

// transaction is a write in progress. Its context cannot be cancelled: a write is short, and ends whole.
type transaction struct {
	context.Context
	tx *sql.Tx
	*writeStatements
	probe func(point string)
}

// exec runs a statement and returns how many rows it changed.
func (t transaction) exec(statement *sql.Stmt, args ...any) (int64, error) {
	result, err := t.tx.StmtContext(t, statement).ExecContext(t, args...)
	if err != nil {
		return 0, err
	}
	return result.RowsAffected()
}

// insert runs a statement that adds a row, and returns its number.
func (t transaction) insert(statement *sql.Stmt, args ...any) (int64, error) {
	result, err := t.tx.StmtContext(t, statement).ExecContext(t, args...)
	if err != nil {
		return 0, err
	}
	return result.LastInsertId()
}

func (t transaction) row(statement *sql.Stmt, args ...any) *sql.Row {
	return t.tx.StmtContext(t, statement).QueryRowContext(t, args...)
}

// durably runs a write and returns when it is on the disk.
func (s *Store) durably(ctx context.Context, do func(transaction) error) error {
	return s.transact(ctx, true, do)
}

// soon runs a write that the next durable one takes to the disk.
func (s *Store) soon(ctx context.Context, do func(transaction) error) error {
	return s.transact(ctx, false, do)
}

func (s *Store) transact(ctx context.Context, sync bool, do func(transaction) error) error {
	if s.doubtful.Load() {
		return errDoubtful
	}
	err := explain(s.attempt(ctx, sync, do))
	if notKept(err) {
		s.doubtful.Store(true)
		return fmt.Errorf("%w: %w", games.ErrNotKept, err)
	}
	return err
}

func (s *Store) attempt(ctx context.Context, sync bool, do func(transaction) error) error {
	conn, err := s.writer.Conn(ctx)
	if err != nil {
		return err
	}
	defer conn.Close()
	if err := s.place.check(); err != nil {
		return err
	}
	ctx = context.WithoutCancel(ctx)
	if err := s.setSync(ctx, conn, sync); err != nil {
		return err
	}
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() // does nothing after Commit
	if err := do(transaction{ctx, tx, &s.write, s.probe}); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	return s.place.check() // nobody may be told of what nobody will find
}

// setSync sets whether the connection's next transactions wait for the disk. Only those that do may fold the log into the
// file: that syncs the log first, and SQLite keeps it to itself if it fails. After a commit that waited there is nothing
// left in the log that could be lost by it.
func (s *Store) setSync(ctx context.Context, conn *sql.Conn, sync bool) error {
	if s.synced == sync {
		return nil
	}
	level := "PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0"
	if sync {
		level = "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = " + logPages
	}
	if _, err := conn.ExecContext(ctx, level); err != nil {
		return err
	}
	s.synced = sync
	return nil
}
