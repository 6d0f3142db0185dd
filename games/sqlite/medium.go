package sqlite

import (
	"context"
	"database/sql"
	"sync/atomic"

	"pbem/games/relational"
)

// medium runs the statements of package relational in one file. It is a relational.Medium.
type medium struct {
	writer  *sql.DB // one connection
	readers *sql.DB
	write   *prepared
	read    *prepared
	turn    chan struct{} // held by who writes; the others wait in their order
	synced  bool          // whether the writer's transactions wait for the disk; belongs to who holds the turn
	// doubtful: a sync has failed. Nobody knows what is on the disk, and nothing more may be built on it.
	doubtful atomic.Bool
	layout   int64  // of this program
	hold     *lock  // nil before the file is opened
	place    *place // likewise
	path     string // as it is told
	barred   bool   // it is opened also where nothing may be done with it
}

// Well implements relational.Medium.
func (m *medium) Well(context.Context) error { return m.place.check() }

// SkipLocked implements relational.Medium: one transaction at a time writes.
func (m *medium) SkipLocked(string) string { return "" }

// Shared implements relational.Medium: one transaction at a time writes, and a claim would be one more.
func (m *medium) Shared() bool { return false }

// Block implements relational.Medium: who writes waits for nobody's answer.
func (m *medium) Block() int { return 1 }

// Now implements relational.Medium: a file has the machine's clock.
func (m *medium) Now() string { return "CAST(unixepoch('subsec') * 1000000000 AS INTEGER)" }

// Sure implements relational.Medium: what can be read was synced before.
func (m *medium) Sure(context.Context) error { return nil }

// Layout implements relational.Medium.
func (m *medium) Layout() int64 { return m.layout }

// Query implements relational.Medium.
func (m *medium) Query(ctx context.Context, statement string, args ...any) (relational.Rows, error) {
	if ready := m.read.get(statement); ready != nil {
		return rowsOf(ready.QueryContext(ctx, args...))
	}
	if err := m.read.prepare(ctx); err != nil {
		return nil, explain(err)
	}
	return rowsOf(m.readers.QueryContext(ctx, statement, args...))
}

// rows are a query's whose errors are explained.
type rows struct{ *sql.Rows }

func rowsOf(found *sql.Rows, err error) (relational.Rows, error) {
	if err != nil {
		return nil, explain(err)
	}
	return rows{found}, nil
}

// Err implements relational.Rows.
func (r rows) Err() error { return explain(r.Rows.Err()) }

// Scan implements relational.Rows.
func (r rows) Scan(targets ...any) error { return explain(r.Rows.Scan(targets...)) }

// Close implements relational.Rows.
func (r rows) Close() error { return explain(r.Rows.Close()) }

// transaction is a write in progress. It is a relational.Writer.
type transaction struct {
	tx    *sql.Tx
	ready *prepared
}

// Query implements relational.Writer.
func (t transaction) Query(ctx context.Context, statement string, args ...any) (relational.Rows, error) {
	if ready := t.get(statement, args); ready != nil {
		return rowsOf(t.tx.StmtContext(ctx, ready).QueryContext(ctx, args...))
	}
	return rowsOf(t.tx.QueryContext(ctx, statement, args...))
}

// Exec implements relational.Writer.
func (t transaction) Exec(ctx context.Context, statement string, args ...any) (int64, error) {
	result, err := t.exec(ctx, statement, args)
	if err != nil {
		return 0, explain(err)
	}
	return result.RowsAffected()
}

// Later implements relational.Writer: an answer costs nothing but the work.
func (t transaction) Later(ctx context.Context, look relational.Look, statement string, args ...any) error {
	return look(t.Exec(ctx, statement, args...))
}

// Insert implements relational.Writer.
func (t transaction) Insert(ctx context.Context, look relational.Look, _, statement string, args ...any) (id any, err error) {
	result, err := t.exec(ctx, statement, args)
	if err != nil {
		return nil, look(0, explain(err))
	}
	n, err := result.RowsAffected()
	if err == nil && n > 0 {
		id, err = result.LastInsertId()
	}
	return id, look(n, err)
}

// InsertBoth implements relational.Writer. SQLite tells the number of the last row that was put in, also where ON CONFLICT has nothing done since.
func (t transaction) InsertBoth(ctx context.Context, look relational.Look, row, second relational.Statement) error {
	n, err := t.Exec(ctx, row.Text, row.Args...)
	if err == nil && n > 0 {
		n, err = t.Exec(ctx, "WITH added (id) AS (SELECT last_insert_rowid()) "+second.Text, second.Args...)
	}
	return look(n, err)
}

// Wait implements relational.Writer: there is nothing to wait for.
func (t transaction) Wait(context.Context) error { return nil }

func (t transaction) exec(ctx context.Context, statement string, args []any) (sql.Result, error) {
	if ready := t.get(statement, args); ready != nil {
		return t.tx.StmtContext(ctx, ready).ExecContext(ctx, args...)
	}
	return t.tx.ExecContext(ctx, statement, args...)
}

func (t transaction) get(statement string, args []any) *sql.Stmt {
	if len(args) == 0 {
		return nil
	}
	return t.ready.get(statement)
}

// Lock implements relational.Writer: nobody else writes.
func (t transaction) Lock(context.Context, relational.Locks) error { return nil }
