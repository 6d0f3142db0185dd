package postgres

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"slices"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"

	"pbem/games/relational"
)

// transaction is a write in progress. It is a relational.Writer. What is run later waits here, from the BEGIN on, and is sent together, which is one
// round trip (pgx.Batch): each statement with its values, none of them prepared or named.
type transaction struct {
	reader
	conn    *sql.Conn
	waiting []statement
	failed  error // what a look has returned since Wait was last asked
	name    name
}

// statement is one that waits to be sent, and how its answer is read and looked at.
type statement struct {
	text   string
	values []any
	read   func(pgx.BatchResults) (changed int64, err error)
	look   relational.Look
}

// changes reads how many rows a statement has changed.
func changes(results pgx.BatchResults) (int64, error) {
	tag, err := results.Exec()
	return tag.RowsAffected(), err
}

// none looks for nothing but an error.
func none(_ int64, err error) error { return err }

// Query implements relational.Writer.
func (t *transaction) Query(ctx context.Context, statement string, args ...any) (relational.Rows, error) {
	if err := t.send(ctx); err != nil {
		return nil, err
	}
	return t.reader.Query(ctx, statement, args...)
}

// Exec implements relational.Writer. Its error is the caller's alone.
func (t *transaction) Exec(ctx context.Context, statement string, args ...any) (changed int64, err error) {
	look := func(n int64, wrong error) error {
		changed, err = n, wrong
		return nil
	}
	if wrong := t.Later(ctx, look, statement, args...); wrong != nil {
		return 0, wrong
	}
	if wrong := t.send(ctx); wrong != nil {
		return 0, wrong
	}
	return changed, err
}

// Later implements relational.Writer.
func (t *transaction) Later(_ context.Context, look relational.Look, text string, args ...any) error {
	values, err := arguments(args)
	if err != nil {
		return look(0, err)
	}
	text, values = numbered(text, values)
	t.waiting = append(t.waiting, statement{text, values, changes, look})
	return nil
}

// Insert implements relational.Writer.
func (t *transaction) Insert(ctx context.Context, look relational.Look, table, text string, args ...any) (id any, err error) {
	return lastOf(table), t.Later(ctx, look, text, args...)
}

// InsertBoth implements relational.Writer. One statement does both, and reads no page into which others write new rows.
func (t *transaction) InsertBoth(ctx context.Context, look relational.Look, row, second relational.Statement) error {
	return t.Later(ctx, look, "WITH added AS ("+row.Text+" RETURNING id) "+second.Text, slices.Concat(row.Args, second.Args)...)
}

// Wait implements relational.Writer.
func (t *transaction) Wait(ctx context.Context) error {
	failed := t.send(ctx)
	t.failed = nil
	return failed
}

// send sends what waits, and what looking at the answers has had run later, until nothing does or a look has failed.
func (t *transaction) send(ctx context.Context) error {
	for len(t.waiting) > 0 && t.failed == nil {
		sent := t.waiting
		t.waiting = nil
		for i, a := range t.answers(ctx, sent) {
			if err := sent[i].look(a.changed, explain(a.err)); err != nil && t.failed == nil {
				t.failed = err
			}
			if t.failed != nil {
				t.waiting = nil
				break
			}
		}
	}
	return t.failed
}

// answer is what the server says of a statement.
type answer struct {
	changed int64
	err     error
}

// answers sends statements in one go, and returns what the server says of each up to the first that has failed: it does none of those behind it.
func (t *transaction) answers(ctx context.Context, sent []statement) (all []answer) {
	var batch pgx.Batch
	for _, s := range sent {
		batch.Queue(s.text, s.values...)
	}
	err := t.raw(func(conn *pgx.Conn) error {
		results := conn.SendBatch(ctx, &batch)
		defer results.Close()
		for _, s := range sent {
			changed, err := s.read(results)
			all = append(all, answer{changed, err})
			if err != nil {
				return err
			}
		}
		return results.Close()
	})
	if err != nil && (len(all) == 0 || all[len(all)-1].err == nil) { // there was no connection, or it ended behind the last answer
		all = append(all[:min(len(all), len(sent)-1)], answer{0, err})
	}
	return all
}

// commit commits, and returns when the server has answered.
func (t *transaction) commit(ctx context.Context) error {
	return t.raw(func(conn *pgx.Conn) error {
		tag, err := conn.Exec(ctx, "commit")
		if err == nil && tag.String() == "ROLLBACK" {
			err = pgx.ErrTxCommitRollback
		}
		return err
	})
}

// end takes back what was not committed, and gives the connection back.
func (t *transaction) end(ctx context.Context) {
	_ = t.raw(func(conn *pgx.Conn) error {
		if conn.IsClosed() || conn.PgConn().TxStatus() == 'I' {
			return nil
		}
		if _, err := conn.Exec(ctx, "rollback"); err != nil {
			return driver.ErrBadConn // nobody gets it any more
		}
		return nil
	})
	_ = t.conn.Close() // it goes back to the pool, or is gone
}

func (t *transaction) raw(do func(*pgx.Conn) error) error {
	return t.conn.Raw(func(conn any) error { return do(conn.(*stdlib.Conn).Conn()) })
}

// Lock implements relational.Writer: two batches that change the same rows in another order would each wait for the other.
func (t *transaction) Lock(_ context.Context, rows relational.Locks) error {
	for _, l := range []struct {
		text string
		keys any
		none bool
	}{
		{`SELECT 1 FROM matches WHERE id = ANY ($1) ORDER BY id FOR UPDATE`, rows.Matches, len(rows.Matches) == 0},
		{`SELECT 1 FROM players WHERE address = ANY ($1) ORDER BY address FOR UPDATE`, texts(rows.Players), len(rows.Players) == 0},
		{`SELECT 1 FROM club_streams WHERE stream = ANY ($1) ORDER BY stream FOR UPDATE`, texts(rows.Streams), len(rows.Streams) == 0},
		{`SELECT 1 FROM log_edge WHERE id = ANY ($1) FOR UPDATE`, []int{1}, !rows.Log},
	} {
		if !l.none {
			t.waiting = append(t.waiting, statement{l.text, []any{l.keys}, changes, none})
		}
	}
	t.waiting = append(t.waiting, statement{"SELECT " + ends, []any{milliseconds(idle)}, changes, none})
	return nil
}
