package postgres

import (
	"context"
	"errors"

	"github.com/jackc/pgx/v5/pgconn"
)

const (
	marksSQL       = `SELECT name, value FROM marks`
	undefinedTable = "42P01"
)

// Marks reads the marks of a store and nothing else, and changes nothing; none where there are no tables yet.
func Marks(ctx context.Context, address string) (map[string]string, error) {
	pool, err := connect(address)
	if err != nil {
		return nil, err
	}
	defer pool.Close()
	all := map[string]string{}
	found, err := rowsOf(pool.QueryContext(ctx, marksSQL))
	var answer *pgconn.PgError
	if errors.As(err, &answer) && answer.Code == undefinedTable {
		return all, nil
	}
	if err != nil {
		return nil, err
	}
	for found.Next() {
		var name, value string
		if err := found.Scan(&name, &value); err != nil {
			return nil, errors.Join(err, found.Close())
		}
		all[name] = value
	}
	return all, errors.Join(found.Err(), found.Close())
}
