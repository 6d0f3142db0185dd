package relational

import (
	"context"
	"errors"
	"fmt"
	"time"

	"pbem/games"
)

const (
	seenSQL      = `SELECT EXISTS (SELECT 1 FROM letters_in WHERE digest = ? AND handled IS NOT NULL)`
	imprintedSQL = `SELECT EXISTS (SELECT 1 FROM imprints WHERE imprint = ?)`
	imprintSQL   = `INSERT INTO imprints (imprint, at) VALUES (?, ?) ON CONFLICT (imprint) DO NOTHING`
	attemptSQL   = `INSERT INTO letters_in (digest, attempts) VALUES (?, 1)
		ON CONFLICT (digest) DO UPDATE SET attempts = letters_in.attempts + 1 RETURNING attempts`
	handleSQL = `INSERT INTO letters_in (digest, handled, arrival) VALUES (?, ?, ?)
		ON CONFLICT (digest) DO UPDATE SET handled = excluded.handled, arrival = coalesce(excluded.arrival, letters_in.arrival) WHERE letters_in.handled IS NULL`
	// note is handle for a letter that is not handled, link for one that is.
	noteSQL = `INSERT INTO letters_in (digest, arrival) VALUES (?, ?)
		ON CONFLICT (digest) DO UPDATE SET arrival = excluded.arrival WHERE letters_in.handled IS NULL`
	linkSQL = `UPDATE letters_in SET arrival = coalesce(?, arrival) WHERE digest = ?`
)

// Seen implements games.Store.
func (s *Store) Seen(ctx context.Context, digest string) (seen bool, err error) {
	err = first(ctx, s.medium, seenSQL, digest).Scan(&seen)
	if err == nil && seen {
		err = s.medium.Sure(ctx)
	}
	if err != nil {
		return false, fmt.Errorf("seen letter %s: %w", digest, err)
	}
	return seen, nil
}

// Imprinted implements games.Store.
func (s *Store) Imprinted(ctx context.Context, imprint string) (seen bool, err error) {
	err = first(ctx, s.medium, imprintedSQL, imprint).Scan(&seen)
	if err == nil && seen {
		err = s.medium.Sure(ctx)
	}
	if err != nil {
		return false, fmt.Errorf("letter with the imprint %s: %w", imprint, err)
	}
	return seen, nil
}

// Attempt implements games.Store.
func (s *Store) Attempt(ctx context.Context, digest string) (n int, err error) {
	err = s.durably(ctx, func(t transaction) error {
		return t.row(attemptSQL, digest).Scan(&n)
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
	_, err := t.arrived(a, func(id int64) (int64, error) { return t.exec(noteSQL, a.Digest, id) })
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
	if _, err := t.exec(dropHoldSQL, c.Digest); err != nil {
		return 0, err
	}
	arrival, err = t.arrived(c.Arrival(), func(id int64) (int64, error) {
		if c.Digest == c.Release { // what was in quarantine has the mark
			return t.exec(linkSQL, number(id), c.Digest)
		}
		return t.exec(handleSQL, c.Digest, known(c.At), number(id))
	})
	if err == nil && c.Imprint != "" {
		err = t.heard(c.Imprint, c.At)
	}
	if err != nil {
		return 0, fmt.Errorf("letter %s: %w", c.Digest, err)
	}
	return arrival, nil
}

// heard keeps the imprint of a letter. Of two copies that were decided at the same time, one is heard.
func (t transaction) heard(imprint string, at time.Time) error {
	n, err := t.exec(imprintSQL, imprint, known(at))
	if err == nil && n == 0 {
		err = games.ErrDuplicate
	}
	return err
}

// blob is bytes as the file keeps them: none is an empty value, not NULL.
func blob(data []byte) []byte {
	if data == nil {
		return []byte{}
	}
	return data
}
