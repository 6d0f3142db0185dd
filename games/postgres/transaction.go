package postgres

import (
	"context"
	"database/sql"
	"errors"

	"pbem/games/relational"
)

// transaction is a write in progress. It is a relational.Writer.
type transaction struct{ tx *sql.Tx }

// Query implements relational.Writer.
func (t transaction) Query(ctx context.Context, statement string, args ...any) (relational.Rows, error) {
	values, err := arguments(args)
	if err != nil {
		return nil, err
	}
	return rowsOf(t.tx.QueryContext(ctx, numbered(statement, values), values...))
}

// Exec implements relational.Writer.
func (t transaction) Exec(ctx context.Context, statement string, args ...any) (int64, error) {
	values, err := arguments(args)
	if err != nil {
		return 0, err
	}
	result, err := t.tx.ExecContext(ctx, numbered(statement, values), values...)
	if err != nil {
		return 0, explain(err)
	}
	return result.RowsAffected()
}

// Insert implements relational.Writer.
func (t transaction) Insert(ctx context.Context, statement string, args ...any) (id int64, inserted bool, err error) {
	rows, err := t.Query(ctx, statement+" RETURNING id", args...)
	if err != nil {
		return 0, false, err
	}
	if inserted = rows.Next(); inserted {
		err = rows.Scan(&id)
	}
	return id, inserted, errors.Join(err, rows.Err(), rows.Close())
}

// Lock implements relational.Writer: two batches that change the same rows in another order would each wait for the other.
func (t transaction) Lock(ctx context.Context, rows relational.Locks) error {
	for _, l := range []struct {
		statement string
		keys      any
		none      bool
	}{
		{`SELECT 1 FROM matches WHERE id = ANY ($1) ORDER BY id FOR UPDATE`, rows.Matches, len(rows.Matches) == 0},
		{`SELECT 1 FROM players WHERE address = ANY ($1) ORDER BY address FOR UPDATE`, texts(rows.Players), len(rows.Players) == 0},
		{`SELECT 1 FROM club_streams WHERE stream = ANY ($1) ORDER BY stream FOR UPDATE`, texts(rows.Streams), len(rows.Streams) == 0},
		{`SELECT 1 FROM log_edge WHERE id = ANY ($1) FOR UPDATE`, []int{1}, !rows.Log},
	} {
		if l.none {
			continue
		}
		if _, err := t.tx.ExecContext(ctx, l.statement, l.keys); err != nil {
			return explain(err)
		}
	}
	return nil
}
