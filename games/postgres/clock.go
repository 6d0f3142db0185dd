package postgres

import (
	"context"
	"database/sql"
	"fmt"
	"time"
)

// apart is by how much the clock of a node may differ from the database's, which is the service's.
const apart = 2 * time.Second

// sameTime refuses a clock that differs from the database's.
func sameTime(ctx context.Context, pool *sql.DB, clock func() time.Time) error {
	var nanos int64
	before := clock()
	const now = `SELECT (extract(epoch FROM clock_timestamp()) * 1000000000)::bigint`
	if err := pool.QueryRowContext(ctx, now).Scan(&nanos); err != nil {
		return err
	}
	after := clock()
	theirs := time.Unix(0, nanos)
	switch {
	case theirs.Before(before.Add(-apart)):
		return fmt.Errorf("the clock of this machine is %s ahead of the database's; set both by NTP, and start again", before.Sub(theirs).Round(time.Millisecond))
	case theirs.After(after.Add(apart)):
		return fmt.Errorf("the clock of this machine is %s behind the database's; set both by NTP, and start again", theirs.Sub(after).Round(time.Millisecond))
	}
	return nil
}
