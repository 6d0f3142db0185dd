package relational

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

const (
	insertLetterSQL = `INSERT INTO outbox
		(message_id, sender, recipient, sum, match_id, seat, kind, words, due, ready, tries, created, arrival)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (message_id) DO NOTHING`
	insertDataSQL = `INSERT INTO letters_out (id, match_id, seat, data) SELECT id, ?, ?, ? FROM added`
	againSQL      = `UPDATE outbox SET state = 0, settled = NULL, due = ?, ready = ? WHERE message_id = ? AND match_id = ? AND seat = ? AND state = 1
		AND id IN (SELECT id FROM letters_out)`
	// A letter that was leased is ready at another time than it is due.
	recallableSQL = `SELECT 1 FROM outbox WHERE message_id = ? AND state = 0 AND ready = due`
	recallDataSQL = `DELETE FROM letters_out WHERE id IN (SELECT id FROM outbox WHERE message_id = ? AND state = 0 AND ready = due)`
	recallSQL     = `DELETE FROM outbox WHERE message_id = ? AND state = 0 AND ready = due`
	findLetterSQL = `SELECT recipient, sum FROM outbox WHERE message_id = ?`

	writtenSQL      = `SELECT kind, words FROM outbox WHERE recipient = ? AND created >= ? ORDER BY created DESC, id DESC LIMIT ?`
	outboxCountsSQL = `SELECT (SELECT count(*) FROM outbox WHERE state = 0), (SELECT count(*) FROM outbox WHERE state = 2)`
	nextDueSQL      = `SELECT min(due) FROM (SELECT min(ready) AS due FROM outbox WHERE state = 0
		UNION ALL SELECT min(due) FROM matches WHERE due IS NOT NULL UNION ALL SELECT min(due) FROM held
		UNION ALL SELECT min(due) FROM topics
		UNION ALL SELECT min(due) FROM club_streams WHERE due IS NOT NULL) AS dues`

	letterColumns = `o.message_id, o.sender, o.recipient, l.data, o.match_id, o.seat, o.kind, o.words, o.due, o.tries, o.created,
		coalesce((SELECT digest FROM arrivals a WHERE a.id = o.arrival), '')`
	lastLetterSQL = `SELECT ` + letterColumns + ` FROM letters_out l JOIN outbox o ON o.id = l.id
		WHERE l.match_id = ? AND l.match_id <> 0 AND l.seat = ? AND o.state = 1 ORDER BY l.id DESC LIMIT 1`
)

// letter puts a letter into the outbox, caused by an arrival, nil for none. One that is there already must be the same.
func (t mailWriter) letter(o games.Outgoing, at time.Time, arrival any) error {
	if o.MessageID == "" {
		return fmt.Errorf("letter to %s: it has no Message-ID", o.To)
	}
	if o.Created.IsZero() {
		o.Created = at
	}
	sum := sha256.Sum256(o.Data)
	look := Look(func(changed int64, err error) error {
		if err == nil && changed == 0 {
			err = t.same(o, sum[:])
		}
		return err
	}).of("letter <%s>", o.MessageID)
	return t.InsertBoth(t.transaction, t.place.look(look),
		Statement{insertLetterSQL, []any{o.MessageID, o.From, o.To, sum[:], o.Match, o.Seat, o.Kind, o.Words, stamp(o.Due), known(o.Due), o.Tries, stamp(o.Created), arrival}},
		Statement{insertDataSQL, []any{o.Match, o.Seat, blob(o.Data)}})
}

// again has a letter sent once more.
func (t mailWriter) again(a games.Again) error {
	return t.later(done, againSQL, stamp(a.Due), known(a.Due), a.MessageID, a.Match, a.Seat)
}

// recall takes a letter back that nobody has leased.
func (t mailWriter) recall(messageID string) error {
	if err := t.later(done, recallDataSQL, messageID); err != nil {
		return err
	}
	return t.later(once("it is not recallable any more").of("letter <%s>", messageID), recallSQL, messageID)
}

// Recallable implements games.Store.
func (s mailStore) Recallable(ctx context.Context, messageID string) (bool, error) {
	var one int
	err := first(ctx, s.medium, recallableSQL, messageID).Scan(&one)
	if errors.Is(err, games.ErrNotFound) {
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("letter <%s>: %w", messageID, err)
	}
	return true, nil
}

// same checks that the letter in the outbox is this one.
func (t mailWriter) same(o games.Outgoing, sum []byte) error {
	var recipient string
	var stored []byte
	if err := t.row(findLetterSQL, o.MessageID).Scan(&recipient, &stored); err != nil {
		return err
	}
	if recipient != o.To || !bytes.Equal(stored, sum) {
		return errors.New("another letter of this Message-ID is in the outbox")
	}
	return nil
}

// Written implements games.Store.
func (s mailStore) Written(ctx context.Context, address string, since time.Time, n int) ([]games.Written, error) {
	letters, err := list(ctx, s.medium, writtenSQL, scanWritten, address, known(since), max(0, n))
	if err != nil {
		return nil, fmt.Errorf("letters to %s: %w", address, err)
	}
	return letters, nil
}

func scanWritten(row scanner) (w games.Written, err error) {
	err = row.Scan(&w.Kind, &w.Words)
	return w, err
}

// OutboxCounts implements games.Store.
func (s mailStore) OutboxCounts(ctx context.Context) (waiting, failed int, err error) {
	if err := s.medium.Well(ctx); err != nil { // whoever asks whether the store is well begins here
		return 0, 0, err
	}
	if err := first(ctx, s.medium, outboxCountsSQL).Scan(&waiting, &failed); err != nil {
		return 0, 0, fmt.Errorf("count outbox: %w", err)
	}
	return waiting, failed, nil
}

// NextDue implements games.Store.
func (s mailStore) NextDue(ctx context.Context) (due time.Time, ok bool, err error) {
	if err := first(ctx, s.medium, nextDueSQL).Scan(into(&due)); err != nil {
		return time.Time{}, false, fmt.Errorf("next due: %w", err)
	}
	return due, !due.IsZero(), nil
}

// LastLetter implements games.Store.
func (s mailStore) LastLetter(ctx context.Context, match int, seat adjudicator.Seat) (games.Outgoing, error) {
	o, err := scanLetter(first(ctx, s.medium, lastLetterSQL, match, seat))
	if err != nil {
		return games.Outgoing{}, fmt.Errorf("last letter of match %d: %w", match, err)
	}
	return o, nil
}

// scanLetter reads letterColumns, and what else the query returns.
func scanLetter(row scanner, more ...any) (o games.Outgoing, err error) {
	targets := []any{&o.MessageID, &o.From, &o.To, &o.Data, &o.Match, &o.Seat, &o.Kind, &o.Words, into(&o.Due), &o.Tries, into(&o.Created), &o.Cause}
	err = row.Scan(append(targets, more...)...)
	return o, err
}
