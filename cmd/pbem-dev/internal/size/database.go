package size

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"

	"pbem/cmd/internal/storage"
)

// Inspect reads the store through, as "pbem doctor" does, and says how long that took.
func Inspect(ctx context.Context, dir string) (took time.Duration, err error) {
	it, err := madeIn(dir)
	if err != nil {
		return 0, err
	}
	began := time.Now()
	_, err = storage.Of(settings(it.Dir, it.Database, "")).Inspect(ctx)
	return time.Since(began), err
}

// TableSize is how large a table is in a database.
type TableSize struct {
	Table          string
	Rows           int64 // about
	Bytes, Indexes int64
}

const sizesSQL = `SELECT relname::text, greatest(reltuples, 0)::bigint, pg_table_size(oid), pg_indexes_size(oid) FROM pg_class
	WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace ORDER BY pg_total_relation_size(oid) DESC`

// Sizes lists the tables of a store that is a database, the largest first; none of one that is a file.
func Sizes(ctx context.Context, dir string) ([]TableSize, error) {
	it, err := madeIn(dir)
	if err != nil || it.Database == "" {
		return nil, err
	}
	conn, err := pgx.Connect(ctx, it.Database)
	if err != nil {
		return nil, err
	}
	defer conn.Close(context.WithoutCancel(ctx))
	rows, err := conn.Query(ctx, sizesSQL)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowToStructByPos[TableSize])
}
