package postgres

import (
	"context"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"time"

	"pbem/games"
	"pbem/games/relational"
)

// engine runs the statements of package relational in a database. It is a relational.Engine.
type engine struct{ pool *sql.DB }

const (
	// tries is how often a transaction is run that comes into the way of others, and pause the longest wait before the second; it doubles.
	tries = 10
	pause = 4 * time.Millisecond
	// within is how long a transaction may take, with waiting for others.
	within = time.Minute
)

// Well implements relational.Engine.
func (e *engine) Well(ctx context.Context) error { return explain(e.pool.PingContext(ctx)) }

// SkipLocked implements relational.Engine.
func (e *engine) SkipLocked(table string) string { return " FOR UPDATE OF " + table + " SKIP LOCKED" }

// Query implements relational.Engine.
func (e *engine) Query(ctx context.Context, statement string, args ...any) (relational.Rows, error) {
	values, err := arguments(args)
	if err != nil {
		return nil, err
	}
	return rowsOf(e.pool.QueryContext(ctx, numbered(statement, values), values...))
}

// Write implements relational.Engine.
func (e *engine) Write(ctx context.Context, durable bool, do func(context.Context, relational.Writer) error) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	ctx = context.WithoutCancel(ctx)
	var err error
	for try := range tries {
		if err = e.attempt(ctx, durable, do); !inTheWay(err) {
			return explain(err)
		}
		time.Sleep(rand.N(pause << try))
	}
	return fmt.Errorf("%w: %w", games.ErrConflict, err)
}

// attempt runs do in one transaction, and returns when it is known what became of it.
func (e *engine) attempt(ctx context.Context, durable bool, do func(context.Context, relational.Writer) error) error {
	ctx, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	level := sql.LevelSerializable
	if !durable {
		level = sql.LevelReadCommitted // each of its statements stands alone
	}
	tx, err := e.pool.BeginTx(ctx, &sql.TxOptions{Isolation: level})
	if err != nil {
		return err
	}
	defer tx.Rollback() // does nothing after Commit
	id, err := begun(ctx, tx, durable)
	if err != nil {
		return err
	}
	if err := do(ctx, transaction{tx}); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return e.outcome(ctx, id, err)
	}
	return nil
}

// begun sets whether the transaction waits for the disk, and returns its number, by which the database knows what became of it.
func begun(ctx context.Context, tx *sql.Tx, durable bool) (id string, err error) {
	const (
		waits = `SELECT pg_current_xact_id()::text, set_config('synchronous_commit',
			CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, true)`
		goesOn = `SELECT pg_current_xact_id()::text, set_config('synchronous_commit', 'off', true)`
	)
	statement, setting := goesOn, ""
	if durable {
		statement = waits
	}
	err = tx.QueryRowContext(ctx, statement).Scan(&id, &setting)
	return id, err
}
