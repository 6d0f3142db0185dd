package relational

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"pbem/games"
	"pbem/mailer"
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

const (
	beliefSQL     = `SELECT belief, doubt FROM beliefs WHERE letter = ?`
	keepBeliefSQL = `INSERT INTO beliefs (letter, belief, doubt) VALUES (?, ?, ?) ON CONFLICT (letter) DO NOTHING`
)

// Judgement implements games.Store.
func (s peopleStore) Judgement(ctx context.Context, letter string) (j mailer.Judgement, err error) {
	var name string
	if err = first(ctx, s.medium, beliefSQL, letter).Scan(&name, &j.Doubt); err == nil {
		j.Belief, err = mailer.ParseBelief(name)
	}
	if err != nil {
		return mailer.Judgement{}, fmt.Errorf("how far letter %s is believed: %w", games.ShortDigest(letter), err)
	}
	return j, nil
}

// KeepJudgement implements games.Store.
func (s peopleStore) KeepJudgement(ctx context.Context, letter string, j mailer.Judgement) error {
	if letter == "" {
		return errors.New("keep how far a letter is believed: it has no name")
	}
	err := s.durably(ctx, func(t transaction) error {
		_, err := t.exec(keepBeliefSQL, letter, j.Belief.String(), string(j.Doubt))
		return err
	})
	if err != nil {
		return fmt.Errorf("keep how far letter %s is believed: %w", games.ShortDigest(letter), err)
	}
	return nil
}
