package moving

import (
	"context"
	"errors"

	"pbem/games/relational"
)

// ReadColumns reads a catalogue's answer: table, column, type and place in the key of each. kinds are what columns hold, by their types.
func ReadColumns(ctx context.Context, r relational.Reader, statement string, kinds map[string]Kind) (all []Column, err error) {
	err = each(ctx, r, statement, func(row relational.Rows) error {
		var c Column
		var kind string
		err := row.Scan(&c.Table, &c.Name, &kind, &c.Key)
		c.Kind = kinds[kind]
		all = append(all, c)
		return err
	})
	return all, err
}

// ReadReferences reads another: a table, and one whose rows its rows refer to.
func ReadReferences(ctx context.Context, r relational.Reader, statement string) (all []Reference, err error) {
	found, err := ReadPairs(ctx, r, statement)
	for _, p := range found {
		all = append(all, Reference{Table: p[0], To: p[1]})
	}
	return all, err
}

// ReadPairs reads an answer of two texts a row.
func ReadPairs(ctx context.Context, r relational.Reader, statement string) (all [][2]string, err error) {
	err = each(ctx, r, statement, func(row relational.Rows) error {
		var one [2]string
		err := row.Scan(&one[0], &one[1])
		all = append(all, one)
		return err
	})
	return all, err
}

// ReadNumbers reads an answer of a text and a number a row.
func ReadNumbers(ctx context.Context, r relational.Reader, statement string) (map[string]int64, error) {
	all := map[string]int64{}
	return all, each(ctx, r, statement, func(row relational.Rows) error {
		var name string
		var number int64
		err := row.Scan(&name, &number)
		all[name] = number
		return err
	})
}

// each reads an answer row by row.
func each(ctx context.Context, r relational.Reader, statement string, read func(row relational.Rows) error) error {
	rows, err := r.Query(ctx, statement)
	if err != nil {
		return err
	}
	for rows.Next() {
		if err := read(rows); err != nil {
			return errors.Join(err, rows.Close())
		}
	}
	return errors.Join(rows.Err(), rows.Close())
}
