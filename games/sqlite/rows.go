package sqlite

import (
	"context"
	"database/sql"
)

// scanner is a row, of one or of many.
type scanner interface{ Scan(targets ...any) error }

// list reads all rows of a query.
func list[T any](ctx context.Context, statement *sql.Stmt, scan func(scanner) (T, error), args ...any) ([]T, error) {
	rows, err := statement.QueryContext(ctx, args...)
	if err != nil {
		return nil, explain(err)
	}
	defer rows.Close()
	var all []T
	for rows.Next() {
		one, err := scan(rows)
		if err != nil {
			return nil, explain(err)
		}
		all = append(all, one)
	}
	return all, explain(rows.Err())
}
