package postgres

import (
	"context"

	"pbem/games/relational"
)

const undefinedTable = "42P01"

// Marks reads the marks of a store and nothing else, and changes nothing; none where there are no tables yet.
func Marks(ctx context.Context, address string) (map[string]string, error) {
	pool, err := connect(address)
	if err != nil {
		return nil, err
	}
	defer pool.Close()
	marks, err := relational.Marks(ctx, &medium{pool: pool})
	if sqlState(err) == undefinedTable {
		return nil, nil
	}
	return marks, err
}
