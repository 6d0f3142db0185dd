package relational

import (
	"database/sql/driver"
	"fmt"
	"time"

	"pbem/games"
)

// stamp is a time as the file keeps it: nanoseconds since 1970, NULL for the zero time.
type stamp time.Time

// Value implements driver.Valuer.
func (s stamp) Value() (driver.Value, error) {
	t := time.Time(s)
	if t.IsZero() {
		return nil, nil
	}
	nanos := t.UnixNano()
	if !time.Unix(0, nanos).Equal(t) {
		return nil, fmt.Errorf("the time %s: %w: years 1678 to 2261 can", t.Format(time.RFC3339), games.ErrUnfit)
	}
	return nanos, nil
}

// Scan implements sql.Scanner.
func (s *stamp) Scan(src any) error {
	switch v := src.(type) {
	case nil:
		*s = stamp{}
	case int64:
		*s = stamp(time.Unix(0, v).UTC())
	default:
		return fmt.Errorf("a time is stored as %T", src)
	}
	return nil
}

// known is a time where the file must have one: the zero time becomes the start of 1970.
func known(t time.Time) stamp {
	if t.IsZero() {
		return stamp(time.Unix(0, 0))
	}
	return stamp(t)
}

// into makes a time a target of Scan.
func into(t *time.Time) *stamp { return (*stamp)(t) }
