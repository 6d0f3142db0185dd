package sqlite

import (
	"context"
	"errors"
	"fmt"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

const (
	// ready and lease choose the same letters: they run in one transaction.
	readySQL = `SELECT ` + letterColumns + ` FROM outbox o JOIN letters_out l ON l.id = o.id
		WHERE o.state = 0 AND o.ready <= ? ORDER BY o.ready, o.id LIMIT ?`
	leaseSQL = `UPDATE outbox SET ready = ? WHERE id IN
		(SELECT id FROM outbox WHERE state = 0 AND ready <= ? ORDER BY ready, id LIMIT ?)`

	sentSQL = `UPDATE outbox SET state = 1, settled = ?, tries = tries + 1, reply = ? WHERE message_id = ? AND state <> 1
		RETURNING id, match_id, seat`
	failedSQL = `UPDATE outbox SET state = 2, settled = ?, tries = tries + 1, reply = ? WHERE message_id = ? AND state = 0`
	// Nobody asks any more for the bytes of a letter that was left out.
	leftOutSQL = `UPDATE outbox SET state = 3, settled = ?, reply = ? WHERE message_id = ? AND state = 0 RETURNING id`
	retrySQL   = `UPDATE outbox SET due = ?, ready = ?, tries = tries + (NOT ?), reply = ? WHERE message_id = ? AND state = 0`

	// outgrow gives up the bytes of the letters that a newer one to the same seat makes old.
	outgrowSQL = `DELETE FROM letters_out WHERE match_id = ? AND match_id <> 0 AND seat = ? AND id < ?
		AND EXISTS (SELECT 1 FROM outbox o WHERE o.id = letters_out.id AND o.state = 1)`
	dropDataSQL = `DELETE FROM letters_out WHERE id = ?`
)

// Lease implements games.Store.
func (s *Store) Lease(ctx context.Context, now, until time.Time, n int) ([]games.Outgoing, error) {
	var letters []games.Outgoing
	err := s.soon(ctx, func(t transaction) error {
		var err error
		if letters, err = t.waiting(now, n); err != nil || len(letters) == 0 {
			return err
		}
		_, err = t.exec(t.lease, known(until), known(now), n)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("lease letters: %w", err)
	}
	return letters, nil
}

func (t transaction) waiting(now time.Time, n int) ([]games.Outgoing, error) {
	statement := t.tx.StmtContext(t, t.ready)
	return list(t, statement, scanLetter, known(now), max(0, n))
}

// Settle implements games.Store.
func (s *Store) Settle(ctx context.Context, now time.Time, done []games.Settlement) error {
	if len(done) == 0 {
		return nil
	}
	var unknown []error
	err := s.soon(ctx, func(t transaction) error {
		for _, d := range done {
			err := t.settle(now, d)
			if errors.Is(err, games.ErrNotFound) {
				unknown = append(unknown, err)
				continue
			}
			if err != nil {
				return err
			}
		}
		return nil
	})
	if err := errors.Join(append(unknown, err)...); err != nil {
		return fmt.Errorf("settle: %w", err)
	}
	return nil
}

func (t transaction) settle(now time.Time, d games.Settlement) error {
	changed, err := t.outcome(now, d)
	if err == nil && !changed {
		// Another courier was faster, or there is no such letter.
		var recipient string
		var sum []byte
		err = found(t.row(t.findLetter, d.MessageID).Scan(&recipient, &sum))
	}
	if err != nil {
		return fmt.Errorf("letter <%s>: %w", d.MessageID, err)
	}
	return nil
}

func (t transaction) outcome(now time.Time, d games.Settlement) (changed bool, err error) {
	var n int64
	switch {
	case d.Sent:
		return t.wasSent(now, d)
	case d.LeftOut:
		return t.wasLeftOut(now, d)
	case d.Failed:
		n, err = t.exec(t.failed, stamp(now), d.Reply, d.MessageID)
	default:
		n, err = t.exec(t.retry, stamp(d.Retry), known(d.Retry), d.Untried, d.Reply, d.MessageID)
	}
	return n > 0, err
}

// wasSent records it, and gives up bytes that nobody will ask for again.
func (t transaction) wasSent(now time.Time, d games.Settlement) (changed bool, err error) {
	var id int64
	var match int
	var seat adjudicator.Seat
	err = found(t.row(t.sent, stamp(now), d.Reply, d.MessageID).Scan(&id, &match, &seat))
	if errors.Is(err, games.ErrNotFound) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	if match == 0 {
		_, err = t.exec(t.dropData, id)
	} else {
		_, err = t.exec(t.outgrow, match, seat, id)
	}
	return true, err
}

// wasLeftOut records why a letter is not sent.
func (t transaction) wasLeftOut(now time.Time, d games.Settlement) (changed bool, err error) {
	var id int64
	err = found(t.row(t.leftOut, stamp(now), d.Reply, d.MessageID).Scan(&id))
	if errors.Is(err, games.ErrNotFound) {
		return false, nil
	}
	if err == nil {
		_, err = t.exec(t.dropData, id)
	}
	return err == nil, err
}
