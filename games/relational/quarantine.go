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

const (
	unfetchedSQL    = `SELECT digest, validity, uid, size, arrived, since, tries, reason FROM unfetched ORDER BY since, digest`
	setUnfetchedSQL = `INSERT INTO unfetched (digest, validity, uid, size, arrived, since, tries, reason) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (digest) DO UPDATE SET size = excluded.size, arrived = excluded.arrived, tries = excluded.tries, reason = excluded.reason`
	dropUnfetchedSQL = `DELETE FROM unfetched WHERE digest = ?`
)

// Unfetched implements games.Store.
func (s mailStore) Unfetched(ctx context.Context) ([]games.Unfetched, error) {
	all, err := list(ctx, s.medium, unfetchedSQL, func(row scanner) (u games.Unfetched, err error) {
		err = row.Scan(&u.Digest, &u.Validity, &u.UID, &u.Size, into(&u.Arrived), into(&u.Since), &u.Tries, &u.Reason)
		return u, err
	})
	if err != nil {
		return nil, fmt.Errorf("list letters that could not be fetched: %w", err)
	}
	return all, nil
}

// SetUnfetched implements games.Store.
func (s mailStore) SetUnfetched(ctx context.Context, u games.Unfetched, a games.Arrival, report ...games.Outgoing) error {
	err := s.durably(ctx, func(t transaction) error {
		err := t.later(done, setUnfetchedSQL, u.Digest, u.Validity, u.UID, u.Size, stamp(u.Arrived), known(u.Since), u.Tries, u.Reason)
		if err != nil {
			return err
		}
		row, err := mailWriter{t}.note(a)
		if err != nil {
			return err
		}
		for _, letter := range report {
			if err := (mailWriter{t}).letter(letter, letter.Created, row); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("note letter %s that cannot be fetched: %w", u.Digest, err)
	}
	return nil
}

// DropUnfetched implements games.Store.
func (s mailStore) DropUnfetched(ctx context.Context, digest string) error {
	err := s.durably(ctx, func(t transaction) error {
		err := t.later(done, dropUnfetchedSQL, digest)
		if err == nil {
			err = t.later(done, dropHoldSQL, digest)
		}
		if err == nil {
			err = t.later(done, redisposeSQL, string(games.Duplicate), "it was fetched later, or somebody has taken it out of the mailbox", nil, digest)
		}
		return err
	})
	if err != nil {
		return fmt.Errorf("letter %s was fetched: %w", digest, err)
	}
	return nil
}
