package relational

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"pbem/games"
)

// scanner is a row, of one or of many.
type scanner interface{ Scan(targets ...any) error }

// list reads all rows of a query.
func list[T any](ctx context.Context, from Reader, statement string, scan func(scanner) (T, error), args ...any) ([]T, error) {
	rows, err := from.Query(ctx, statement, args...)
	if err != nil {
		return nil, err
	}
	var all []T
	for rows.Next() {
		one, err := scan(rows)
		if err != nil {
			return nil, errors.Join(err, rows.Close())
		}
		all = append(all, one)
	}
	return all, errors.Join(rows.Err(), rows.Close())
}

// lot is how many rows are asked for by their keys at a time: a statement may not have any number of values.
const lot = 100

// listOf reads the rows with some keys, by a statement in which %s stands for these.
func listOf[T any](ctx context.Context, from Reader, statement string, scan func(scanner) (T, error), keys []any) (all []T, err error) {
	for some := range slices.Chunk(keys, lot) {
		found, err := list(ctx, from, fmt.Sprintf(statement, places(len(some))), scan, some...)
		if err != nil {
			return nil, err
		}
		all = append(all, found...)
	}
	return all, nil
}

// places are so many placeholders.
func places(n int) string { return strings.TrimSuffix(strings.Repeat("?, ", n), ", ") }

// first asks for the one row of a query.
func first(ctx context.Context, from Reader, statement string, args ...any) single {
	rows, err := from.Query(ctx, statement, args...)
	return single{rows, err}
}

// single is a row that is read once; games.ErrNotFound when there is none.
type single struct {
	rows Rows
	err  error
}

func (s single) Scan(targets ...any) error {
	if s.err != nil {
		return s.err
	}
	err := games.ErrNotFound
	if s.rows.Next() {
		err = s.rows.Scan(targets...)
	} else if wrong := s.rows.Err(); wrong != nil {
		err = wrong
	}
	// A statement that changes something has done so when its rows are closed.
	return errors.Join(err, s.rows.Close())
}

// oneNumber is a target of Scan for rows of one number.
func oneNumber(n *int) []any { return []any{n} }

func scanNumber(row scanner) (n int, err error) { return n, row.Scan(&n) }

func scanText(row scanner) (text string, err error) { return text, row.Scan(&text) }

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

// dues is a kind of things that fall due: which are, by columns that stay; whether there is a row that nobody has claimed; which these are, with the
// row's key behind the columns; and how rows are claimed by their keys. Rows are called r.
type dues struct{ listed, some, free, claim string }

func duesOf(columns, from, where, order, listed, key, table string) dues {
	free := ` FROM ` + from + ` WHERE r.due <= ? AND r.claimed <= ?` + where
	return dues{
		listed: listed,
		some:   `SELECT 1` + free + ` LIMIT 1`,
		free:   `SELECT ` + columns + `, r.` + key + free + ` ORDER BY ` + order + ` LIMIT ?`,
		claim:  `UPDATE ` + table + ` SET claimed = ? WHERE ` + key + ` IN (%s)`,
	}
}

// listDue lists what is due, in order, and claims it where a claim is asked for and several nodes may share the store. At most n rows are
// claimed: where several are of one thing there may be fewer of these.
func listDue[T comparable, K any](ctx context.Context, s *core, d dues, at time.Time, c games.Claim, n int, columns func(*T) []any) (all []T, err error) {
	if c.Until.IsZero() || !s.medium.Shared() {
		return list(ctx, s.medium, d.listed, func(row scanner) (one T, err error) { return one, row.Scan(columns(&one)...) }, known(at), max(0, n))
	}
	// Mostly nothing is due: to learn that takes no transaction, which is four round trips.
	if some, err := list(ctx, s.medium, d.some, scanNumber, known(at), known(c.Now)); err != nil || len(some) == 0 {
		return nil, err
	}
	err = s.soon(ctx, func(t transaction) error {
		all = nil
		keys := []any{known(c.Until)}
		_, err := list(t, t, d.free+t.skipLocked("r"), func(row scanner) (key K, err error) {
			var one T
			if err = row.Scan(append(columns(&one), &key)...); err == nil && !slices.Contains(all, one) {
				all = append(all, one)
			}
			keys = append(keys, key)
			return key, err
		}, known(at), known(c.Now), max(0, n))
		if err == nil && len(keys) > 1 {
			_, err = t.exec(fmt.Sprintf(d.claim, strings.Repeat("?, ", len(keys)-2)+"?"), keys...)
		}
		return err
	})
	return all, err
}
