package postgres

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"
	"log/slog"

	"github.com/pressly/goose/v3"

	"pbem/games/relational"
)

//go:embed migrations/*.sql
var migrations embed.FS

// turn is the key of the lock that a node has while it migrates: "pbem", as a number.
const turn = 0x7062656d

// oldest is the oldest PostgreSQL that is known to work, as server_version_num tells it.
const oldest = 150000

// migrate brings the tables to this program's layout, and returns its number. A database of a later layout is refused: that version's nodes are running, or have. Of
// several nodes that start at once, one migrates at a time. Its lock ends with its transaction, and needs no session.
// The lock is kept for as long as that takes; the context is for waiting until it is free.
func migrate(ctx context.Context, pool *sql.DB) (layout int64, err error) {
	if err := recent(ctx, pool); err != nil {
		return 0, err
	}
	provider, err := layouts(pool)
	if err != nil {
		return 0, err
	}
	tx, err := pool.BeginTx(context.WithoutCancel(ctx), nil)
	if err != nil {
		return 0, err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, `SELECT pg_advisory_xact_lock($1)`, turn); err != nil {
		return 0, err
	}
	return relational.Migrate(ctx, provider, refuseLater)
}

func refuseLater(have, known int64) error {
	if have <= known {
		return nil
	}
	return fmt.Errorf("the database was brought to layout %d by a later version of this program, which knows up to %d here; please use that version on every machine", have, known)
}

func layouts(pool *sql.DB) (*goose.Provider, error) {
	dir, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return nil, err
	}
	return goose.NewProvider(goose.DialectPostgres, pool, dir,
		goose.WithDisableGlobalRegistry(true), goose.WithAllowOutofOrder(true), goose.WithSlog(slog.New(slog.DiscardHandler)))
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
