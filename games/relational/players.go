package relational

import (
	"context"
	"fmt"
	"slices"

	"pbem/games"
)

const (
	playerColumns = `mail, name, verified, blocked, epoch, plain, no_pictures, one_subject, board, closed, doubted, invitations, invited, believed, began, version, address`

	insertPlayerSQL = `INSERT INTO players (` + playerColumns + `, number) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
		coalesce(nullif(?, 0), (SELECT coalesce(max(number), 0) + 1 FROM players))) ON CONFLICT DO NOTHING`
	updatePlayerSQL = `UPDATE players SET mail = ?, name = ?, verified = ?, blocked = ?, epoch = ?, plain = ?, no_pictures = ?, one_subject = ?, board = ?, closed = ?, doubted = ?, invitations = ?, invited = ?, believed = ?, began = ?,
		version = ? WHERE address = ? AND version = ?`
	playerSQL          = `SELECT ` + playerColumns + `, number FROM players WHERE address = ?`
	playerNumberedSQL  = `SELECT ` + playerColumns + `, number FROM players WHERE number = ?`
	playersNumberedSQL = `SELECT ` + playerColumns + `, number FROM players WHERE number IN (%s) ORDER BY number`
	nextPlayerSQL      = `SELECT coalesce(max(number), 0) + 1 FROM players`
)

// player writes a player, if nobody has written the row since it was read.
func (t transaction) player(p games.Player) error {
	args := []any{p.Mail, p.Name, p.Verified, p.Blocked, p.Epoch, p.Plain, p.NoPictures, p.OneSubject, p.Board, p.Closed, p.Doubted, p.Invitations, stamp(p.Invited), stamp(p.Believed), stamp(p.Began), p.Version + 1, p.Address}
	statement, last := insertPlayerSQL, p.Number
	if p.Version > 0 {
		statement, last = updatePlayerSQL, p.Version
	}
	refused := once(fmt.Sprintf("is not at version %d, or its number is taken", p.Version))
	return t.later(refused.of("player %s", p.Address), statement, append(args, last)...)
}

// Player implements games.Store.
func (s peopleStore) Player(ctx context.Context, address string) (games.Player, error) {
	p, err := scanPlayer(first(ctx, s.medium, playerSQL, address))
	if err != nil {
		return games.Player{}, fmt.Errorf("player %s: %w", address, err)
	}
	return p, nil
}

// PlayerNumbered implements games.Store.
func (s peopleStore) PlayerNumbered(ctx context.Context, number int) (games.Player, error) {
	p, err := scanPlayer(first(ctx, s.medium, playerNumberedSQL, number))
	if err != nil {
		return games.Player{}, fmt.Errorf("player %d: %w", number, err)
	}
	return p, nil
}

// PlayersNumbered implements games.Store.
func (s peopleStore) PlayersNumbered(ctx context.Context, numbers ...int) ([]games.Player, error) {
	keys := make([]any, len(numbers))
	for i, n := range slices.Sorted(slices.Values(numbers)) {
		keys[i] = n
	}
	all, err := listOf(ctx, s.medium, playersNumberedSQL, scanPlayer, keys)
	if err != nil {
		return nil, fmt.Errorf("%d players: %w", len(numbers), err)
	}
	return all, nil
}

func scanPlayer(row scanner) (p games.Player, err error) {
	err = row.Scan(&p.Mail, &p.Name, &p.Verified, &p.Blocked, &p.Epoch, &p.Plain, &p.NoPictures, &p.OneSubject, &p.Board, &p.Closed, &p.Doubted, &p.Invitations, into(&p.Invited), into(&p.Believed), into(&p.Began), &p.Version, &p.Address, &p.Number)
	return p, err
}

// NextPlayer implements games.Store.
func (s peopleStore) NextPlayer(ctx context.Context) (n int, err error) {
	if err := first(ctx, s.medium, nextPlayerSQL).Scan(&n); err != nil {
		return 0, fmt.Errorf("next player: %w", err)
	}
	return n, nil
}
