package relational

import (
	"context"
	"fmt"

	"pbem/games"
)

const (
	insertNameSQL = `INSERT INTO names (player, given_up, version, look) VALUES (?, ?, ?, ?) ON CONFLICT (look) DO NOTHING`
	updateNameSQL = `UPDATE names SET player = ?, given_up = ?, version = ? WHERE look = ? AND version = ?`
	nameSQL       = `SELECT player, given_up, version, look FROM names WHERE look = ?`
)

// name writes to whom a name belongs, if nobody has written that since it was read. Of two who want it at once, one gets it.
func (t transaction) name(n games.Name) error {
	statement, args := insertNameSQL, []any{n.Player, stamp(n.GivenUp), n.Version + 1, n.Look}
	if n.Version > 0 {
		statement, args = updateNameSQL, append(args, n.Version)
	}
	return t.later(notAt(n.Version).of("name %s", n.Look), statement, args...)
}

// Name implements games.Store.
func (s peopleStore) Name(ctx context.Context, look string) (games.Name, error) {
	var n games.Name
	if err := first(ctx, s.medium, nameSQL, look).Scan(&n.Player, into(&n.GivenUp), &n.Version, &n.Look); err != nil {
		return games.Name{}, fmt.Errorf("name %s: %w", look, err)
	}
	return n, nil
}
