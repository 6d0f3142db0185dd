package sqlite

import (
	"context"
	"database/sql"

	"pbem/games/names"
)

const (
	namesLayout = 16

	addNameSQL = `INSERT INTO names (player, version, look) VALUES (?, 1, ?) ON CONFLICT (look) DO NOTHING`

	// Who came first is told by the first game: players are kept without the time when they came.
	namedSQL = `SELECT p.address, p.name FROM players p
		LEFT JOIN (SELECT address, min(id) AS id FROM (SELECT white_address AS address, id FROM matches UNION ALL SELECT black_address, id FROM matches) GROUP BY address) m
		ON m.address = p.address WHERE p.name <> '' ORDER BY m.id IS NULL, m.id, p.address`
)

// migrateNames gives players the names that they have. Of those whose names look alike whoever came first has it; the others are
// called what they were called, until they choose another.
func migrateNames(ctx context.Context, tx *sql.Tx) error {
	players, err := named(ctx, tx)
	for _, p := range players {
		for _, look := range names.Looks(p.name) {
			if err == nil {
				_, err = tx.ExecContext(ctx, addNameSQL, p.address, look)
			}
		}
	}
	return err
}

// called is a player, and the name that they have.
type called struct{ address, name string }

// named lists the players with a name, those first who came first.
func named(ctx context.Context, tx *sql.Tx) ([]called, error) {
	rows, err := tx.QueryContext(ctx, namedSQL)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all []called
	for rows.Next() {
		var p called
		if err := rows.Scan(&p.address, &p.name); err != nil {
			return nil, err
		}
		all = append(all, p)
	}
	return all, rows.Err()
}
