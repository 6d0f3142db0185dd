package sqlite

import (
	"context"
	"fmt"
)

const (
	seenSQL    = `SELECT EXISTS (SELECT 1 FROM letters_in WHERE digest = ? AND handled IS NOT NULL)`
	attemptSQL = `INSERT INTO letters_in (digest, attempts) VALUES (?, 1)
		ON CONFLICT (digest) DO UPDATE SET attempts = attempts + 1 RETURNING attempts`
)

// Seen implements games.Store.
func (s *Store) Seen(ctx context.Context, digest string) (seen bool, err error) {
	if err := first(ctx, s.read.seen, digest).Scan(&seen); err != nil {
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

// blob is bytes as the file keeps them: none is an empty value, not NULL.
func blob(data []byte) []byte {
	if data == nil {
		return []byte{}
	}
	return data
}
