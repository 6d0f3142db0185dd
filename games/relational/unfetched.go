package relational

import (
	"context"
	"fmt"

	"pbem/games"
)

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
