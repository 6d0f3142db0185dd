package relational

import (
	"context"
	"fmt"

	"pbem/games"
)

const (
	insertAddressSQL = `INSERT INTO addresses (player, address) VALUES (?, ?) ON CONFLICT (address) DO NOTHING`
	moveAddressSQL   = `UPDATE addresses SET player = ? WHERE address = ? AND player = ?`
	addressSQL       = `SELECT player FROM addresses WHERE address = ?`
	addressesSQL     = `SELECT address FROM addresses WHERE player = ? ORDER BY address`
)

// address gives an address to a player. Of two who want it at once, one gets it.
func (t transaction) address(a games.Address) error {
	statement, args := insertAddressSQL, []any{a.Player, a.Address}
	if a.Before != "" {
		statement, args = moveAddressSQL, append(args, a.Before)
	}
	return t.later(once("is somebody else's").of("address %s", a.Address), statement, args...)
}

// PlayerAt implements games.Store.
func (s peopleStore) PlayerAt(ctx context.Context, address string) (player string, err error) {
	if err := first(ctx, s.medium, addressSQL, address).Scan(&player); err != nil {
		return "", fmt.Errorf("address %s: %w", address, err)
	}
	return player, nil
}

// Addresses implements games.Store.
func (s peopleStore) Addresses(ctx context.Context, player string) ([]string, error) {
	all, err := list(ctx, s.medium, addressesSQL, func(row scanner) (a string, err error) {
		return a, row.Scan(&a)
	}, player)
	if err != nil {
		return nil, fmt.Errorf("addresses of %s: %w", player, err)
	}
	return all, nil
}
