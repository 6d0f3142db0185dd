package sqlite

import (
	"context"
	"fmt"

	"pbem/games"
)

const (
	putPlayerSQL = `INSERT INTO players (address, name, verified, blocked, epoch, plain, invited) VALUES (?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (address) DO UPDATE SET name = excluded.name, verified = excluded.verified, blocked = excluded.blocked,
		epoch = excluded.epoch, plain = excluded.plain, invited = excluded.invited`
	playerSQL = `SELECT address, name, verified, blocked, epoch, plain, invited FROM players WHERE address = ?`
)

func (t transaction) player(p games.Player) error {
	_, err := t.exec(t.putPlayer, p.Address, p.Name, p.Verified, p.Blocked, p.Epoch, p.Plain, stamp(p.Invited))
	if err != nil {
		return fmt.Errorf("player %s: %w", p.Address, err)
	}
	return nil
}

// Player implements games.Store.
func (s *Store) Player(ctx context.Context, address string) (games.Player, error) {
	var p games.Player
	err := s.read.player.QueryRowContext(ctx, address).
		Scan(&p.Address, &p.Name, &p.Verified, &p.Blocked, &p.Epoch, &p.Plain, into(&p.Invited))
	if err != nil {
		return games.Player{}, fmt.Errorf("player %s: %w", address, found(err))
	}
	return p, nil
}
