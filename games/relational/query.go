package relational

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

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
