package sqlite

import (
	"context"
	"fmt"
	"time"

	"pbem/games"
)

const (
	oldArrivalsSQL = `SELECT id, digest FROM arrivals WHERE coalesce(handled, received, 0) < ? ORDER BY id LIMIT ?`
	unlinkSQL      = `UPDATE letters_in SET arrival = NULL WHERE digest = ?`
	causelessSQL   = `UPDATE outbox SET arrival = NULL WHERE arrival = ?`
	// Of letters that were sent, the bytes of the last to a seat are kept, and so is its row.
	oldLettersSQL = `SELECT id FROM outbox o WHERE state <> 0 AND settled < ?
		AND (state = 2 OR NOT EXISTS (SELECT 1 FROM letters_out l WHERE l.id = o.id)) ORDER BY id LIMIT ?`
	dropLetterSQL = `DELETE FROM outbox WHERE id = ?`
)

// Forget implements games.Store.
func (s *Store) Forget(ctx context.Context, before time.Time, n int) (count int, err error) {
	err = s.soon(ctx, func(t transaction) error {
		if _, err = t.exec(t.forgetHolds, known(before.AddDate(games.TraceYears, 0, 0).Add(-undecidedMemory))); err != nil {
			return err
		}
		if count, err = t.forgetArrivals(before, max(0, n)); err != nil {
			return err
		}
		letters, err := t.forgetLetters(before, max(0, n-count))
		count += letters
		if err != nil {
			return err
		}
		digests, err := t.forgetDigests(before, max(0, n-count))
		count += digests
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("forget letters: %w", err)
	}
	return count, nil
}

// forgetArrivals deletes rows of letters that came, and what points at them: a later row may get the same number.
func (t transaction) forgetArrivals(before time.Time, n int) (int, error) {
	old, err := list(t, t.tx.StmtContext(t, t.oldArrivals), func(row scanner) (a arrival, err error) {
		return a, row.Scan(&a.id, &a.Digest)
	}, known(before), n)
	for _, a := range old {
		if err == nil {
			_, err = t.exec(t.unlink, a.Digest)
		}
		if err == nil {
			_, err = t.exec(t.causeless, a.id)
		}
		if err == nil {
			_, err = t.exec(t.dropArrival, a.id)
		}
	}
	return len(old), err
}

// forgetLetters deletes rows of letters of ours, with the bytes of those that were given up.
func (t transaction) forgetLetters(before time.Time, n int) (int, error) {
	old, err := list(t, t.tx.StmtContext(t, t.oldLetters), func(row scanner) (id int64, err error) {
		return id, row.Scan(&id)
	}, known(before), n)
	for _, id := range old {
		if err == nil {
			_, err = t.exec(t.dropData, id)
		}
		if err == nil {
			_, err = t.exec(t.dropLetter, id)
		}
	}
	return len(old), err
}
