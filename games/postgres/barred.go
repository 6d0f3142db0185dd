package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"pbem/games"
)

// Barred returns why nothing may be done with the store at an address, "" where it may, or there is none: it was moved, or is being moved
// (package moving).
func Barred(ctx context.Context, address string) (why string, err error) {
	pool, err := connect(address)
	if err != nil {
		return "", err
	}
	defer pool.Close()
	why, err = barred(ctx, pool)
	return why, explain(err)
}

func barred(ctx context.Context, pool *sql.DB) (why string, err error) {
	err = pool.QueryRowContext(ctx, `SELECT why FROM relocations WHERE why <> '' ORDER BY role`).Scan(&why)
	if errors.Is(err, sql.ErrNoRows) || sqlState(err) == undefinedTable {
		return "", nil // or there is no store yet
	}
	return told(why), err
}

// refuseBarred is games.ErrBarred for a store that nothing may be done with.
func refuseBarred(ctx context.Context, pool *sql.DB) error {
	why, err := barred(ctx, pool)
	if err == nil && why != "" {
		err = fmt.Errorf("%w: %s", games.ErrBarred, why)
	}
	return err
}
