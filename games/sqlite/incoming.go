package sqlite

import (
	"context"
	"errors"
	"fmt"

	"pbem/games"
)

const (
	seenSQL    = `SELECT EXISTS (SELECT 1 FROM letters_in WHERE digest = ? AND handled IS NOT NULL)`
	attemptSQL = `INSERT INTO letters_in (digest, attempts) VALUES (?, 1)
		ON CONFLICT (digest) DO UPDATE SET attempts = attempts + 1 RETURNING attempts`
	setAsideSQL   = `INSERT INTO quarantine (digest, at, reason, raw) VALUES (?, ?, ?, ?)`
	quarantineSQL = `SELECT digest, at, reason, raw FROM quarantine ORDER BY id`
)

// Seen implements games.Store.
func (s *Store) Seen(ctx context.Context, digest string) (seen bool, err error) {
	if err := s.read.seen.QueryRowContext(ctx, digest).Scan(&seen); err != nil {
		return false, fmt.Errorf("seen letter %s: %w", digest, err)
	}
	return seen, nil
}

// Attempt implements games.Store.
func (s *Store) Attempt(ctx context.Context, digest string) (n int, err error) {
	err = s.durably(ctx, func(t transaction) error {
		return t.row(t.attempt, digest).Scan(&n)
	})
	if err != nil {
		return 0, fmt.Errorf("attempt at letter %s: %w", digest, err)
	}
	return n, nil
}

// SetAside implements games.Store.
func (s *Store) SetAside(ctx context.Context, q games.Quarantined) error {
	if q.Digest == "" {
		return errors.New("set a letter aside: it has no digest")
	}
	err := s.durably(ctx, func(t transaction) error {
		if err := t.handled(games.Commit{Digest: q.Digest, At: q.At}); err != nil {
			return err
		}
		_, err := t.exec(t.setAside, q.Digest, stamp(q.At), q.Reason, blob(q.Raw))
		return err
	})
	if err != nil {
		return fmt.Errorf("set aside: %w", err)
	}
	return nil
}

// Quarantine implements games.Store.
func (s *Store) Quarantine(ctx context.Context) ([]games.Quarantined, error) {
	all, err := list(ctx, s.read.quarantined, func(row scanner) (q games.Quarantined, err error) {
		err = row.Scan(&q.Digest, into(&q.At), &q.Reason, &q.Raw)
		return q, err
	})
	if err != nil {
		return nil, fmt.Errorf("list quarantine: %w", err)
	}
	return all, nil
}

// blob is bytes as the file keeps them: none is an empty value, not NULL.
func blob(data []byte) []byte {
	if data == nil {
		return []byte{}
	}
	return data
}
