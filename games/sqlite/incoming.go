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
	// handle marks a letter, and returns its arrival: the one given, or that of when it waited.
	handleSQL = `INSERT INTO letters_in (digest, handled, arrival) VALUES (?, ?, ?)
		ON CONFLICT (digest) DO UPDATE SET handled = excluded.handled, arrival = coalesce(arrival, excluded.arrival)
		WHERE handled IS NULL RETURNING coalesce(arrival, 0)`
	// note is handle for a letter that is not handled.
	noteSQL = `INSERT INTO letters_in (digest, arrival) VALUES (?, ?)
		ON CONFLICT (digest) DO UPDATE SET arrival = coalesce(arrival, excluded.arrival)
		WHERE handled IS NULL RETURNING arrival`
	// linkArrival gives a letter that is handled already a row.
	linkArrivalSQL = `UPDATE letters_in SET arrival = coalesce(arrival, ?) WHERE digest = ? RETURNING coalesce(arrival, 0)`
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

// Noted implements games.Store.
func (s *Store) Noted(ctx context.Context, letters ...games.Arrival) error {
	err := s.soon(ctx, func(t transaction) error {
		for _, a := range letters {
			if err := t.note(a); err != nil && !errors.Is(err, games.ErrDuplicate) {
				return fmt.Errorf("letter %s: %w", a.Digest, err)
			}
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("note: %w", err)
	}
	return nil
}

func (t transaction) note(a games.Arrival) error {
	_, err := t.arrived(a, func(id int64) (kept int64, err error) {
		return kept, found(t.row(t.noted, a.Digest, id).Scan(&kept))
	})
	return err
}

// handled marks the letter as handled, and returns its row, 0 for none; a tick has no letter.
func (t transaction) handled(c games.Commit) (arrival int64, err error) {
	if c.Release != "" {
		if err := t.released(c); err != nil {
			return 0, err
		}
	}
	if c.Digest == "" {
		return 0, nil
	}
	arrival, err = t.arrived(c.Arrival(), func(id int64) (kept int64, err error) {
		if c.Digest == c.Release { // what was in quarantine has the mark
			return kept, found(t.row(t.linkArrival, number(id), c.Digest).Scan(&kept))
		}
		return kept, found(t.row(t.handle, c.Digest, known(c.At), number(id)).Scan(&kept))
	})
	if err != nil {
		return 0, fmt.Errorf("letter %s: %w", c.Digest, err)
	}
	return arrival, nil
}

// blob is bytes as the file keeps them: none is an empty value, not NULL.
func blob(data []byte) []byte {
	if data == nil {
		return []byte{}
	}
	return data
}
