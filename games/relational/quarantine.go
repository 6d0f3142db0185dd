package relational

import (
	"context"
	"errors"
	"fmt"

	"pbem/games"
)

const (
	asideColumns = `digest, reason, stack, at, recipient, sender, route, client, helo, size`

	setAsideSQL   = `INSERT INTO quarantine (` + asideColumns + `, raw) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
	quarantineSQL = `SELECT id, ` + asideColumns + ` FROM quarantine ORDER BY id`
	asideSQL      = `SELECT id, ` + asideColumns + `, raw FROM quarantine WHERE id = ?`
	dropSQL       = `DELETE FROM quarantine WHERE id = ? RETURNING digest`
	releaseSQL    = `DELETE FROM quarantine WHERE digest = ?`
)

// SetAside implements games.Store.
func (s mailStore) SetAside(ctx context.Context, q games.Quarantined, report ...games.Outgoing) error {
	if q.Digest == "" {
		return errors.New("set a letter aside: it has no digest")
	}
	err := s.durably(ctx, func(t transaction) error {
		// One that was set aside before takes no number.
		if err := t.waited(t.one(games.Commit{Digest: q.Digest, At: q.Letter.Received, Outbox: report})); err != nil {
			return err
		}
		if err := t.later(done, redisposeSQL, string(games.SetAside), "", stamp(q.Letter.Received), q.Digest); err != nil {
			return err
		}
		l := q.Letter
		if err := t.holdUp(games.Undecided{Digest: q.Digest, Match: q.Match, Seat: q.Seat, Arrived: l.Received}); err != nil {
			return err
		}
		return t.later(done, setAsideSQL, q.Digest, q.Reason, q.Stack, stamp(l.Received), l.Recipient, l.Sender, l.Route, l.Client, l.Helo, l.Size, blob(l.Raw))
	})
	if err != nil {
		return fmt.Errorf("set aside: %w", err)
	}
	return nil
}

// Quarantine implements games.Store.
func (s mailStore) Quarantine(ctx context.Context) ([]games.Quarantined, error) {
	all, err := list(ctx, s.medium, quarantineSQL, func(row scanner) (games.Quarantined, error) { return scanAside(row) })
	if err != nil {
		return nil, fmt.Errorf("list quarantine: %w", err)
	}
	return all, nil
}

// Aside implements games.Store.
func (s mailStore) Aside(ctx context.Context, number int) (games.Quarantined, error) {
	var raw []byte
	q, err := scanAside(first(ctx, s.medium, asideSQL, number), &raw)
	if err != nil {
		return games.Quarantined{}, fmt.Errorf("letter %d in quarantine: %w", number, err)
	}
	q.Letter.Raw = raw
	return q, nil
}

func scanAside(row scanner, more ...any) (q games.Quarantined, err error) {
	l := &q.Letter
	targets := []any{&q.Number, &q.Digest, &q.Reason, &q.Stack, into(&l.Received), &l.Recipient, &l.Sender, &l.Route, &l.Client, &l.Helo, &l.Size}
	err = row.Scan(append(targets, more...)...)
	return q, err
}

// Drop implements games.Store.
func (s mailStore) Drop(ctx context.Context, number int) error {
	err := s.durably(ctx, func(t transaction) error {
		var digest string
		if err := t.row(dropSQL, number).Scan(&digest); err != nil {
			return err
		}
		if err := t.later(done, dropHoldSQL, digest); err != nil {
			return err
		}
		return t.later(done, redisposeSQL, string(games.Dropped), "", nil, digest)
	})
	if err != nil {
		return fmt.Errorf("drop letter %d from quarantine: %w", number, err)
	}
	return nil
}

// released takes the letter that the commit handles out of quarantine. Of two who handle it at once, one does.
func (t mailWriter) released(c games.Commit) error {
	err := t.later(unhandled("letter %s is not in quarantine", c.Release), releaseSQL, c.Release)
	if err == nil {
		err = t.later(done, dropHoldSQL, c.Release)
	}
	if err != nil || c.Digest == c.Release {
		return err
	}
	return t.later(done, redisposeSQL, string(games.Duplicate), "it was handled later, as "+c.Digest, nil, c.Release)
}
