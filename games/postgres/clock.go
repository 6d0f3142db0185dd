package postgres

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"pbem/games"
)

// now is the database's moment in nanoseconds, also late in a transaction that has waited.
const now = `(extract(epoch FROM clock_timestamp()) * 1000000000)::bigint`

// sameTime refuses a clock that differs from the database's.
func sameTime(ctx context.Context, pool *sql.DB, clock func() time.Time) error {
	ahead, err := compare(ctx, pool, clock)
	switch {
	case err != nil:
		return err
	case ahead > games.AtMostApart:
		return fmt.Errorf("%w: this one is %s ahead of the database's; set both by NTP, and start again", games.ErrApart, ahead.Round(time.Millisecond))
	case ahead < -games.AtMostApart:
		return fmt.Errorf("%w: this one is %s behind the database's; set both by NTP, and start again", games.ErrApart, (-ahead).Round(time.Millisecond))
	}
	return nil
}

// compare tells by how much a clock is ahead of the database's, at least: the query's own time does not count.
func compare(ctx context.Context, pool *sql.DB, clock func() time.Time) (ahead time.Duration, err error) {
	var nanos int64
	before := clock()
	if err := pool.QueryRowContext(ctx, "SELECT "+now).Scan(&nanos); err != nil {
		return 0, err
	}
	after := clock()
	theirs := time.Unix(0, nanos)
	return max(before.Sub(theirs), 0) + min(after.Sub(theirs), 0), nil
}

// Ahead tells by how much a clock is ahead of a database's, at least; negative where it is behind.
func Ahead(ctx context.Context, address string, clock func() time.Time) (time.Duration, error) {
	pool, err := connect(address)
	if err != nil {
		return 0, err
	}
	defer pool.Close()
	ahead, err := compare(ctx, pool, clock)
	return ahead, explain(err)
}
