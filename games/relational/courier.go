package relational

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

const (
	// Letters that another courier is just taking are left to it (Medium.SkipLocked).
	readySQL = `SELECT ` + letterColumns + `, o.id FROM outbox o JOIN letters_out l ON l.id = o.id
		WHERE o.state = 0 AND o.ready <= ? ORDER BY o.ready, o.id LIMIT ?`
	leaseSQL = `UPDATE outbox SET ready = %d WHERE id IN (%s)`

	sentSQL = `UPDATE outbox SET state = 1, settled = ?, tries = tries + 1, reply = ? WHERE message_id = ? AND state <> 1
		RETURNING id, match_id, seat`
	failedSQL = `UPDATE outbox SET state = 2, settled = ?, tries = tries + 1, reply = ? WHERE message_id = ? AND state = 0`
	// Nobody asks any more for the bytes of a letter that was left out.
	leftOutSQL = `UPDATE outbox SET state = 3, settled = ?, reply = ? WHERE message_id = ? AND state = 0 RETURNING id`
	retrySQL   = `UPDATE outbox SET due = ?, ready = ?, tries = tries + ?, reply = ? WHERE message_id = ? AND state = 0`

	// outgrow gives up the bytes of the letters that a newer one to the same seat makes old.
	outgrowSQL = `DELETE FROM letters_out WHERE match_id = ? AND match_id <> 0 AND seat = ? AND id < ?
		AND EXISTS (SELECT 1 FROM outbox o WHERE o.id = letters_out.id AND o.state = 1)`
	dropDataSQL = `DELETE FROM letters_out WHERE id = ?`
)

// Lease implements games.Store.
func (s mailStore) Lease(ctx context.Context, now, until time.Time, n int) ([]games.Outgoing, error) {
	var letters []games.Outgoing
	err := s.soon(ctx, func(t transaction) error {
		ids, err := mailWriter{t}.ready(now, n, &letters)
		if err != nil || len(ids) == 0 {
			return err
		}
		_, err = t.exec(fmt.Sprintf(leaseSQL, until.UnixNano(), strings.Join(ids, ", ")))
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("lease letters: %w", err)
	}
	return letters, nil
}

// ready finds the letters whose time has come, and their rows.
func (t mailWriter) ready(now time.Time, n int, letters *[]games.Outgoing) (ids []string, err error) {
	*letters = nil
	return list(t.transaction, t.transaction, readySQL+t.skipLocked("o"), func(row scanner) (id string, err error) {
		o, err := scanLetter(row, &id)
		*letters = append(*letters, o)
		return id, err
	}, known(now), max(0, n))
}

// Settle implements games.Store.
func (s mailStore) Settle(ctx context.Context, now time.Time, done []games.Settlement) error {
	if len(done) == 0 {
		return nil
	}
	var unknown []error
	err := s.soon(ctx, func(t transaction) error {
		unknown = nil
		for _, d := range done {
			err := mailWriter{t}.settle(now, d)
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

func (t mailWriter) settle(now time.Time, d games.Settlement) error {
	changed, err := t.outcome(now, d)
	if err == nil && !changed {
		// Another courier was faster, or there is no such letter.
		var recipient string
		var sum []byte
		err = t.row(findLetterSQL, d.MessageID).Scan(&recipient, &sum)
	}
	if err != nil {
		return fmt.Errorf("letter <%s>: %w", d.MessageID, err)
	}
	return nil
}

func (t mailWriter) outcome(now time.Time, d games.Settlement) (changed bool, err error) {
	var n int64
	tried := 1
	if d.Untried {
		tried = 0
	}
	switch {
	case d.Sent:
		return t.wasSent(now, d)
	case d.LeftOut:
		return t.wasLeftOut(now, d)
	case d.Failed:
		n, err = t.exec(failedSQL, stamp(now), d.Reply, d.MessageID)
	default:
		n, err = t.exec(retrySQL, stamp(d.Retry), known(d.Retry), tried, d.Reply, d.MessageID)
	}
	return n > 0, err
}

// wasSent records it, and gives up bytes that nobody will ask for again.
func (t mailWriter) wasSent(now time.Time, d games.Settlement) (changed bool, err error) {
	var id int64
	var match int
	var seat adjudicator.Seat
	err = t.row(sentSQL, stamp(now), d.Reply, d.MessageID).Scan(&id, &match, &seat)
	if errors.Is(err, games.ErrNotFound) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	if match == 0 {
		_, err = t.exec(dropDataSQL, id)
	} else {
		_, err = t.exec(outgrowSQL, match, seat, id)
	}
	return true, err
}

// wasLeftOut records why a letter is not sent.
func (t mailWriter) wasLeftOut(now time.Time, d games.Settlement) (changed bool, err error) {
	var id int64
	err = t.row(leftOutSQL, stamp(now), d.Reply, d.MessageID).Scan(&id)
	if errors.Is(err, games.ErrNotFound) {
		return false, nil
	}
	if err == nil {
		_, err = t.exec(dropDataSQL, id)
	}
	return err == nil, err
}
