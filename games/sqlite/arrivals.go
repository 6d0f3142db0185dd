package sqlite

import (
	"database/sql"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"pbem/games"
)

const (
	arrivalColumns   = `digest, message_id, author, player, proof, route, received, matches, disposition, why, returns, took, handled`
	insertArrivalSQL = `INSERT INTO arrivals (` + arrivalColumns + `) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`
	updateArrivalSQL = `UPDATE arrivals SET (` + arrivalColumns + `) = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE id = ?`
	dropArrivalSQL   = `DELETE FROM arrivals WHERE id = ?`
	// redispose changes what became of a letter, and the reason where a new one is given.
	redisposeSQL = `UPDATE arrivals SET disposition = ?, why = coalesce(nullif(?, ''), why), handled = coalesce(handled, ?)
		WHERE id = (SELECT arrival FROM letters_in WHERE digest = ?)`
)

// arrived adds the row of a letter, or replaces that of when it waited, and returns the one that counts, 0 for none. mark
// ties the new row to the letter's digest, or finds out that the digest has one (it is given 0 where there is nothing to
// keep); where it finds nothing, the letter was handled before.
func (t transaction) arrived(a games.Arrival, mark func(id int64) (kept int64, err error)) (arrival int64, err error) {
	var id int64
	if a.Disposition != "" {
		if err := t.row(t.insertArrival, columns(a)...).Scan(&id); err != nil {
			return 0, err
		}
	}
	kept, err := mark(id)
	before := errors.Is(err, games.ErrNotFound)
	switch {
	case err != nil && !before:
		return 0, err
	case !before && (id == 0 || id == kept):
		return kept, nil
	}
	if _, err := t.exec(t.dropArrival, id); err != nil {
		return 0, err
	}
	if before {
		return 0, games.ErrDuplicate
	}
	_, err = t.exec(t.updateArrival, append(columns(a), kept)...)
	return kept, err
}

// columns are the values of arrivalColumns.
func columns(a games.Arrival) []any {
	return []any{a.Digest, a.MessageID, a.From, a.Player, string(a.Proof), a.Route, stamp(a.Received), joined(a.Matches),
		string(a.Disposition), a.Why, a.Returns, int64(a.Took), stamp(a.Handled)}
}

// scanArrival reads arrivalColumns, and what else the query returns.
func scanArrival(row scanner, more ...any) (a games.Arrival, err error) {
	var matches string
	var took int64
	err = row.Scan(append([]any{&a.Digest, &a.MessageID, &a.From, &a.Player, &a.Proof, &a.Route, into(&a.Received), &matches,
		&a.Disposition, &a.Why, &a.Returns, &took, into(&a.Handled)}, more...)...)
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

// number is a row's number where the file may have none: 0 becomes NULL.
func number(id int64) sql.NullInt64 { return sql.NullInt64{Int64: id, Valid: id != 0} }
