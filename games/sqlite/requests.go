package sqlite

import (
	"context"
	"fmt"

	"pbem/games"
)

const (
	requestColumns = `number, address, player, epoch, match_id, seat, turn, text, made, expires, done`

	insertRequestSQL = `INSERT INTO requests (` + requestColumns + `) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)
		ON CONFLICT (number) DO NOTHING`
	closeRequestSQL = `UPDATE requests SET done = 1 WHERE number = ? AND done = 0`
	requestStateSQL = `SELECT done FROM requests WHERE number = ?`
	requestSQL      = `SELECT ` + requestColumns + ` FROM requests WHERE number = ?`
	nextRequestSQL  = `SELECT coalesce(max(number), 0) + 1 FROM requests`
)

func (t transaction) request(r games.Request) error {
	if r.Done {
		return t.finish(r)
	}
	n, err := t.exec(t.insertRequest, r.Number, r.Address, r.Player, r.Epoch, r.Match, r.Seat, r.Turn, r.Text, stamp(r.Made), stamp(r.Expires))
	if err != nil {
		return fmt.Errorf("request %d: %w", r.Number, err)
	}
	if n == 0 {
		return fmt.Errorf("request %d is taken: %w", r.Number, games.ErrConflict)
	}
	return nil
}

// finish closes a request. Of two letters that confirm it, one does.
func (t transaction) finish(r games.Request) error {
	n, err := t.exec(t.closeRequest, r.Number)
	if err != nil {
		return fmt.Errorf("request %d: %w", r.Number, err)
	}
	if n > 0 {
		return nil
	}
	var done bool
	if err := t.row(t.requestState, r.Number).Scan(&done); err != nil {
		return fmt.Errorf("request %d: %w", r.Number, found(err))
	}
	return fmt.Errorf("request %d was closed before: %w", r.Number, games.ErrConflict)
}

// NextRequest implements games.Store.
func (s *Store) NextRequest(ctx context.Context) (n int, err error) {
	if err := first(ctx, s.read.nextRequest).Scan(&n); err != nil {
		return 0, fmt.Errorf("next request: %w", err)
	}
	return n, nil
}

// Request implements games.Store.
func (s *Store) Request(ctx context.Context, number int) (games.Request, error) {
	var r games.Request
	err := first(ctx, s.read.request, number).Scan(&r.Number, &r.Address, &r.Player, &r.Epoch, &r.Match, &r.Seat, &r.Turn, &r.Text,
		into(&r.Made), into(&r.Expires), &r.Done)
	if err != nil {
		return games.Request{}, fmt.Errorf("request %d: %w", number, err)
	}
	return r, nil
}
