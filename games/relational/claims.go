package relational

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"pbem/games"
)

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
