package postgres

import (
	"context"
	"database/sql"
	"fmt"
	"io/fs"
	"time"

	"pbem/games/moving"
)

// stalled is for how long whoever reads a snapshot may say nothing: a page is written to a slow disk meanwhile. A process that was frozen there would
// else keep the server for ever from vacuuming what has changed since.
const stalled = 5 * time.Minute

const (
	tablesSQL  = `SELECT 'LOCK TABLE ' || string_agg(c.oid::regclass::text, ', ') || ' IN ACCESS SHARE MODE' FROM pg_class c WHERE ` + ours
	patientSQL = `SELECT set_config('idle_in_transaction_session_timeout', $1::text, true), set_config('statement_timeout', '0', true)`
)

// Snapshot shows the store at an address as of one moment, while others write, and changes nothing. The error is fs.ErrNotExist where there are no tables yet, games.ErrBarred where nothing may be done with the store.
func Snapshot(ctx context.Context, address string, do func(from moving.Source) error) error {
	pool, err := connect(address)
	if err != nil {
		return err
	}
	defer pool.Close()
	name := Public(address)
	tx, err := snapshot(ctx, pool)
	if err != nil {
		return fmt.Errorf("%s: %w", name, explain(err))
	}
	defer tx.Rollback()
	return do(source{reader{tx}, name})
}

func snapshot(ctx context.Context, pool *sql.DB) (tx *sql.Tx, err error) {
	if err := refuseBarred(ctx, pool); err != nil {
		return nil, err
	}
	if tx, err = still(ctx, pool); err != nil {
		return nil, err
	}
	if _, err = layoutOf(ctx, tx); err == nil {
		err = noOrphans(ctx, tx)
	}
	if err != nil {
		tx.Rollback()
	}
	return tx, err
}

// still begins a transaction that sees one moment, on tables that nobody makes anew meanwhile: rows of a table that is made anew would be gone for it.
// Locks are taken before it first looks, for that is its moment.
func still(ctx context.Context, pool *sql.DB) (*sql.Tx, error) {
	var lock sql.NullString
	if err := pool.QueryRowContext(ctx, tablesSQL).Scan(&lock); err != nil {
		return nil, err
	}
	if !lock.Valid {
		return nil, fmt.Errorf("there is no store yet: %w", fs.ErrNotExist)
	}
	tx, err := pool.BeginTx(ctx, &sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true})
	if err != nil {
		return nil, err
	}
	for _, begin := range []func() (sql.Result, error){
		func() (sql.Result, error) { return tx.ExecContext(ctx, lock.String) },
		func() (sql.Result, error) { return tx.ExecContext(ctx, patientSQL, milliseconds(stalled)) },
	} {
		if _, err := begin(); err != nil {
			tx.Rollback()
			return nil, err
		}
	}
	return tx, nil
}
