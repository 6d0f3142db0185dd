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

// medium runs the statements of package relational in a database. It is a relational.Medium.
type medium struct {
	pool   *sql.DB
	layout int64 // of this program
	clock  func() time.Time
	name   string // as it is told
	barred bool   // it is opened also where nothing may be done with it
}

const (
	// patience is for how long a transaction is run again that comes into the way of others. pause is the longest wait before the second
	// time; it doubles up to the longest.
	patience = 15 * time.Second
	pause    = 4 * time.Millisecond
	longest  = 256 * time.Millisecond
	// within is how long a transaction may take, with waiting for others.
	within = time.Minute
	// block is how many numbers a node takes at a time. What is left of one when it ends without a word is a gap.
	block = 32
)

// Well implements relational.Medium.
func (m *medium) Well(ctx context.Context) error { return explain(m.pool.PingContext(ctx)) }

// SkipLocked implements relational.Medium.
func (m *medium) SkipLocked(table string) string { return " FOR UPDATE OF " + table + " SKIP LOCKED" }

// Block implements relational.Medium.
func (m *medium) Block() int { return block }

// Now implements relational.Medium.
func (m *medium) Now() string { return now }

// Layout implements relational.Medium.
func (m *medium) Layout() int64 { return m.layout }

// Query implements relational.Medium.
func (m *medium) Query(ctx context.Context, statement string, args ...any) (relational.Rows, error) {
	values, err := arguments(args)
	if err != nil {
		return nil, err
	}
	return rowsOf(m.pool.QueryContext(ctx, numbered(statement, values), values...))
}

// Write implements relational.Medium.
func (m *medium) Write(ctx context.Context, durable bool, do func(context.Context, relational.Writer) error) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	ctx = context.WithoutCancel(ctx)
	for wait, since := pause, time.Now(); ; wait = min(2*wait, longest) {
		err := m.attempt(ctx, durable, do)
		if !inTheWay(err) {
			return explain(err)
		}
		if time.Since(since) > patience {
			return fmt.Errorf("%w: %w", games.ErrConflict, err)
		}
		time.Sleep(rand.N(wait))
	}
}

// attempt runs do in one transaction, and returns when it is known what became of it.
func (m *medium) attempt(ctx context.Context, durable bool, do func(context.Context, relational.Writer) error) error {
	ctx, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	level := sql.LevelSerializable
	if !durable {
		level = sql.LevelReadCommitted // each of its statements stands alone
	}
	tx, err := m.pool.BeginTx(ctx, &sql.TxOptions{Isolation: level})
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
		return m.outcome(ctx, id, err)
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
