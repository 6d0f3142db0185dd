package moving

import (
	"context"
	"errors"

	"pbem/games/relational"
)

// ReadColumns reads a catalogue's answer: table, column, type and place in the key of each. kinds are what columns hold, by their types.
func ReadColumns(ctx context.Context, r relational.Reader, statement string, kinds map[string]Kind) (all []Column, err error) {
	found, err := r.Query(ctx, statement)
	if err != nil {
		return nil, err
	}
	for found.Next() {
		var c Column
		var kind string
		if err := found.Scan(&c.Table, &c.Name, &kind, &c.Key); err != nil {
			return nil, errors.Join(err, found.Close())
		}
		c.Kind = kinds[kind]
		all = append(all, c)
	}
	return all, errors.Join(found.Err(), found.Close())
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
	found, err := r.Query(ctx, statement)
	if err != nil {
		return nil, err
	}
	for found.Next() {
		var one [2]string
		if err := found.Scan(&one[0], &one[1]); err != nil {
			return nil, errors.Join(err, found.Close())
		}
		all = append(all, one)
	}
	return all, errors.Join(found.Err(), found.Close())
}
