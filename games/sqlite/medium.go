package sqlite

import (
	"context"
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"sync"
	"sync/atomic"

	"pbem/games"
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

// prepared keeps the statements of a pool of connections ready that were run before, by their text. One without arguments has its values in
// the text, and is never kept.
type prepared struct {
	pool   *sql.DB
	mu     sync.Mutex
	ready  map[string]*sql.Stmt
	wanted map[string]bool // met while a transaction had the connection on which they can be prepared
}

func newPrepared(pool *sql.DB) *prepared {
	return &prepared{pool: pool, ready: map[string]*sql.Stmt{}, wanted: map[string]bool{}}
}

// get returns a statement that is ready, nil for none, which is wanted from then on.
func (p *prepared) get(text string) *sql.Stmt {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.ready[text] == nil {
		p.wanted[text] = true
	}
	return p.ready[text]
}

// prepare gets ready what is wanted. It may wait for a connection, whose transaction asks for statements meanwhile.
func (p *prepared) prepare(ctx context.Context) error {
	for _, text := range p.take() {
		statement, err := p.pool.PrepareContext(ctx, text)
		if err != nil {
			return err
		}
		p.mu.Lock()
		p.ready[text] = statement
		p.mu.Unlock()
	}
	return nil
}

// take returns what is wanted, and wants it no more.
func (p *prepared) take() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	wanted := slices.Collect(maps.Keys(p.wanted))
	clear(p.wanted)
	return wanted
}

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
