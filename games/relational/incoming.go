package relational

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"pbem/games"
)

const (
	seenSQL    = `SELECT EXISTS (SELECT 1 FROM letters_in WHERE digest = ? AND handled IS NOT NULL)`
	handledSQL = `SELECT EXISTS (SELECT 1 FROM imprints WHERE imprint = ?) OR EXISTS (SELECT 1 FROM letters_in WHERE digest IN (%s) AND handled IS NOT NULL)`
	imprintSQL = `INSERT INTO imprints (imprint, at) VALUES (?, ?) ON CONFLICT (imprint) DO NOTHING`
	attemptSQL = `INSERT INTO letters_in (digest, attempts) VALUES (?, 1)
		ON CONFLICT (digest) DO UPDATE SET attempts = letters_in.attempts + 1 RETURNING attempts`
	handleSQL = `INSERT INTO letters_in (digest, handled, arrival) VALUES (?, ?, ?)
		ON CONFLICT (digest) DO UPDATE SET handled = excluded.handled, arrival = coalesce(excluded.arrival, letters_in.arrival) WHERE letters_in.handled IS NULL`
	// note is handle for a letter that is not handled, link for one that is.
	noteSQL = `INSERT INTO letters_in (digest, arrival) VALUES (?, ?)
		ON CONFLICT (digest) DO UPDATE SET arrival = excluded.arrival WHERE letters_in.handled IS NULL`
	linkSQL = `UPDATE letters_in SET arrival = coalesce(?, arrival) WHERE digest = ?`
)

// Seen implements games.Store.
func (s mailStore) Seen(ctx context.Context, digest string) (seen bool, err error) {
	err = first(ctx, s.medium, seenSQL, digest).Scan(&seen)
	if err == nil && seen {
		err = s.medium.Sure(ctx)
	}
	if err != nil {
		return false, fmt.Errorf("seen letter %s: %w", digest, err)
	}
	return seen, nil
}

// Handled implements games.Store.
func (s mailStore) Handled(ctx context.Context, imprint string, digests ...string) (handled bool, err error) {
	args := []any{imprint, ""} // there is no letter without a digest
	for _, digest := range digests {
		args = append(args, digest)
	}
	err = first(ctx, s.medium, fmt.Sprintf(handledSQL, places(1+len(digests))), args...).Scan(&handled)
	if err == nil && handled {
		err = s.medium.Sure(ctx)
	}
	if err != nil {
		return false, fmt.Errorf("seen letter %s: %w", imprint, err)
	}
	return handled, nil
}

// Attempt implements games.Store.
func (s mailStore) Attempt(ctx context.Context, digest string) (n int, err error) {
	err = s.durably(ctx, func(t transaction) error {
		return t.row(attemptSQL, digest).Scan(&n)
	})
	if err != nil {
		return 0, fmt.Errorf("attempt at letter %s: %w", digest, err)
	}
	return n, nil
}

// Noted implements games.Store.
func (s mailStore) Noted(ctx context.Context, letters ...games.Arrival) error {
	err := s.soon(ctx, func(t transaction) error {
		for _, a := range letters {
			if _, err := (mailWriter{t}).note(a); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("note: %w", err)
	}
	return nil
}

// note keeps the row of a letter that is not handled, and returns it, nil for none. One that was handled meanwhile has its row.
func (t mailWriter) note(a games.Arrival) (arrival any, err error) {
	if arrival, err = t.arrival(a); err != nil {
		return nil, err
	}
	n, err := t.exec(noteSQL, a.Digest, arrival)
	switch {
	case err != nil:
		return nil, fmt.Errorf("letter %s: %w", a.Digest, err)
	case n == 0:
		_, err := t.exec(dropArrivalSQL, arrival)
		return nil, err
	case arrival == nil:
		return t.arrivalOf(a.Digest)
	}
	return arrival, nil
}

// handled marks the letter as handled, and returns its row, nil for none; a tick has no letter.
func (t mailWriter) handled(c games.Commit) (arrival any, err error) {
	if c.Release != "" {
		if err := t.released(c); err != nil {
			return nil, err
		}
	}
	if c.Digest == "" {
		return nil, nil
	}
	if err := t.later(about("letter %s", c.Digest), dropHoldSQL, c.Digest); err != nil {
		return nil, err
	}
	if arrival, err = t.arrival(c.Arrival()); err == nil {
		err = t.mark(c, arrival)
	}
	if err == nil && c.Imprint != "" {
		err = t.later(unhandled("letter %s", c.Digest), imprintSQL, c.Imprint, known(c.At)) // of two copies that were decided at the same time, one is heard
	}
	if err == nil && arrival == nil && len(c.Outbox) > 0 {
		arrival, err = t.arrivalOf(c.Digest)
	}
	return arrival, err
}

// mark keeps that a letter was handled, and its row.
func (t mailWriter) mark(c games.Commit, arrival any) error {
	if c.Digest == c.Release { // what was in quarantine has the mark
		return t.later(unhandled("letter %s", c.Digest), linkSQL, arrival, c.Digest)
	}
	return t.later(unhandled("letter %s", c.Digest), handleSQL, c.Digest, known(c.At), arrival)
}

// unhandled is a look at a statement that changes no row where somebody has handled a letter before.
func unhandled(format string, args ...any) Look {
	return Look(func(changed int64, err error) error {
		if err == nil && changed == 0 {
			return games.ErrDuplicate
		}
		return err
	}).of(format, args...)
}

// blob is bytes as the file keeps them: none is an empty value, not NULL.
func blob(data []byte) []byte {
	if data == nil {
		return []byte{}
	}
	return data
}

const (
	arrivalColumns   = `digest, message_id, author, player, proof, route, received, matches, disposition, why, returns, took, handled, belief, doubt`
	insertArrivalSQL = `INSERT INTO arrivals (` + arrivalColumns + `) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
	dropArrivalSQL   = `DELETE FROM arrivals WHERE id = ?`
	arrivalOfSQL     = `SELECT arrival FROM letters_in WHERE digest = ?`
	// redispose changes what became of a letter, and the reason where a new one is given.
	redisposeSQL = `UPDATE arrivals SET disposition = ?, why = coalesce(nullif(?, ''), why), handled = coalesce(handled, ?)
		WHERE id = (SELECT arrival FROM letters_in WHERE digest = ?)`
)

// arrival adds the row of a letter and returns it, nil where there is nothing new to keep. A row of when the letter waited goes, by a trigger, when
// the new one is tied to the letter's digest.
func (t mailWriter) arrival(a games.Arrival) (id any, err error) {
	if a.Disposition == "" {
		return nil, nil
	}
	return t.insert(about("letter %s", a.Digest), "arrivals", insertArrivalSQL, columns(a)...)
}

// arrivalOf is the row to which a digest is tied, nil for none.
func (t mailWriter) arrivalOf(digest string) (id any, err error) {
	err = t.row(arrivalOfSQL, digest).Scan(&id)
	return id, err
}

// columns are the values of arrivalColumns.
func columns(a games.Arrival) []any {
	return []any{a.Digest, a.MessageID, a.From, a.Player, string(a.Proof), a.Route, stamp(a.Received), joined(a.Matches),
		string(a.Disposition), a.Why, a.Returns, int64(a.Took), stamp(a.Handled), a.Belief, string(a.Doubt)}
}

// scanArrival reads arrivalColumns, and what else the query returns.
func scanArrival(row scanner, more ...any) (a games.Arrival, err error) {
	var matches string
	var took int64
	err = row.Scan(append([]any{&a.Digest, &a.MessageID, &a.From, &a.Player, &a.Proof, &a.Route, into(&a.Received), &matches,
		&a.Disposition, &a.Why, &a.Returns, &took, into(&a.Handled), &a.Belief, &a.Doubt}, more...)...)
	if err != nil {
		return a, err
	}
	a.Took = time.Duration(took)
	a.Matches, err = parted(matches)
	return a, err
}

// joined and parted write and read numbers as the file keeps them: "42 57".
func joined(numbers []int) string {
	var b strings.Builder
	for i, n := range numbers {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(strconv.Itoa(n))
	}
	return b.String()
}

func parted(text string) (numbers []int, err error) {
	for word := range strings.FieldsSeq(text) {
		n, err := strconv.Atoi(word)
		if err != nil {
			return nil, fmt.Errorf("games of a letter: %w", err)
		}
		numbers = append(numbers, n)
	}
	return numbers, nil
}
