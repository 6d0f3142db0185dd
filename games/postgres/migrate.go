package postgres

import (
	"context"
	"database/sql"
	"embed"
	"fmt"

	"pbem/games/relational"
)

//go:embed migrations/*.sql
var migrations embed.FS

// turn is the key of the lock that a node has while it migrates: "pbem", as a number.
const turn = 0x7062656d

// oldest is the oldest PostgreSQL that is known to work, as server_version_num tells it.
const oldest = 150000

// migrate brings the tables to a layout, and returns its number. A database of a later layout is refused: that version's nodes are running, or have. Of
// several nodes that start at once, one migrates at a time, in one transaction that has the lock. It takes as long as it does; the context is for waiting
// for the database.
func migrate(ctx context.Context, pool *sql.DB, known relational.Layouts) (layout int64, err error) {
	if err := recent(ctx, pool); err != nil {
		return 0, err
	}
	ctx = context.WithoutCancel(ctx)
	tx, err := pool.BeginTx(ctx, nil)
	if err != nil {
		return 0, err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, `SELECT pg_advisory_xact_lock($1)`, turn); err != nil {
		return 0, err
	}
	done, err := doneWith(ctx, tx, known)
	if err != nil {
		return 0, err
	}
	steps, err := known.Pending(done)
	if err != nil || len(steps) == 0 {
		return known.Last(), err
	}
	if _, err := tx.ExecContext(ctx, relational.Script(steps)); err != nil { // without values, statements are sent together
		return 0, err
	}
	return known.Last(), tx.Commit()
}

func layouts() (relational.Layouts, error) { return relational.ReadLayouts(migrations, "migrations") }

// doneWith returns what was done with a database, by numbers: nil where there is no store yet.
func doneWith(ctx context.Context, tx *sql.Tx, known relational.Layouts) (done map[int64]string, err error) {
	ours, err := has(ctx, tx, "letters_in")
	if err != nil || !ours {
		return nil, err
	}
	if summed, err := has(ctx, tx, "layouts"); err != nil {
		return nil, err
	} else if !summed {
		return nil, known.Other(relational.Before)
	}
	return relational.Done(ctx, reader{tx})
}

func recent(ctx context.Context, pool *sql.DB) error {
	var version int
	if err := pool.QueryRowContext(ctx, `SELECT current_setting('server_version_num')::bigint`).Scan(&version); err != nil {
		return err
	}
	if version < oldest {
		return fmt.Errorf("the database is PostgreSQL %d; version %d or later is needed", version/10000, oldest/10000)
	}
	return nil
}
