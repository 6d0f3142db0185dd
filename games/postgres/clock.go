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
	var nanos int64
	before := clock()
	if err := pool.QueryRowContext(ctx, "SELECT "+now).Scan(&nanos); err != nil {
		return err
	}
	after := clock()
	theirs := time.Unix(0, nanos)
	switch {
	case theirs.Before(before.Add(-games.AtMostApart)):
		return fmt.Errorf("%w: this one is %s ahead of the database's; set both by NTP, and start again", games.ErrApart, before.Sub(theirs).Round(time.Millisecond))
	case theirs.After(after.Add(games.AtMostApart)):
		return fmt.Errorf("%w: this one is %s behind the database's; set both by NTP, and start again", games.ErrApart, theirs.Sub(after).Round(time.Millisecond))
	}
	return nil
}
