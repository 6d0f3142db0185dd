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

// sameTime refuses a clock that differs from the database's by too much, and tells of any other by how much it is ahead.
func (m *medium) sameTime(ctx context.Context) error {
	b, err := compare(ctx, m.pool, m.clock)
	if err != nil {
		return err
	}
	switch ahead := b.nearest(0); {
	case ahead > games.AtMostApart:
		return fmt.Errorf("%w: this one is %s ahead of the database's; set both by NTP, and start again", games.ErrApart, ahead.Round(time.Millisecond))
	case ahead < -games.AtMostApart:
		return fmt.Errorf("%w: this one is %s behind the database's; set both by NTP, and start again", games.ErrApart, (-ahead).Round(time.Millisecond))
	}
	m.learning.Lock()
	defer m.learning.Unlock()
	m.ahead = b.nearest(m.ahead)
	m.told(m.ahead)
	return nil
}

// bounds are those of by how much a clock is ahead of the database's: the database's moment lies between two of the clock's. However long the
// query took, what is known better stays.
type bounds struct{ least, most time.Duration }

// nearest is what lies within the bounds and nearest to a guess.
func (b bounds) nearest(guess time.Duration) time.Duration { return min(max(guess, b.least), b.most) }

func compare(ctx context.Context, pool *sql.DB, clock func() time.Time) (bounds, error) {
	var nanos int64
	before := clock()
	if err := pool.QueryRowContext(ctx, "SELECT "+now).Scan(&nanos); err != nil {
		return bounds{}, err
	}
	after := clock()
	theirs := time.Unix(0, nanos)
	return bounds{before.Sub(theirs), after.Sub(theirs)}, nil
}

// Ahead tells by how much a clock is ahead of a database's, at least; negative where it is behind.
func Ahead(ctx context.Context, address string, clock func() time.Time) (time.Duration, error) {
	pool, err := connect(address)
	if err != nil {
		return 0, err
	}
	defer pool.Close()
	b, err := compare(ctx, pool, clock)
	return b.nearest(0), explain(err)
}
