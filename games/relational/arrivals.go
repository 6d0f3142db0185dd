package relational

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
	arrivalColumns   = `digest, message_id, author, player, proof, route, received, matches, disposition, why, returns, took, handled, belief, doubt`
	insertArrivalSQL = `INSERT INTO arrivals (` + arrivalColumns + `) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
	dropArrivalSQL   = `DELETE FROM arrivals WHERE id = ?`
	arrivalOfSQL     = `SELECT coalesce(arrival, 0) FROM letters_in WHERE digest = ?`
	// redispose changes what became of a letter, and the reason where a new one is given.
	redisposeSQL = `UPDATE arrivals SET disposition = ?, why = coalesce(nullif(?, ''), why), handled = coalesce(handled, ?)
		WHERE id = (SELECT arrival FROM letters_in WHERE digest = ?)`
)

// arrived adds the row of a letter and returns it, 0 for none. mark ties it to the letter's digest and returns how many rows
// it changed; it is given 0 where there is nothing new to keep. A row of when the letter waited goes then, by a trigger. That
// mark changes nothing means that the letter was handled before.
func (t transaction) arrived(a games.Arrival, mark func(id int64) (int64, error)) (arrival int64, err error) {
	if a.Disposition != "" {
		if arrival, _, err = t.Insert(t, insertArrivalSQL, columns(a)...); err != nil {
			return 0, err
		}
	}
	n, err := mark(arrival)
	switch {
	case err != nil:
		return 0, err
	case n == 0:
		_, err := t.exec(dropArrivalSQL, arrival)
		return 0, errors.Join(games.ErrDuplicate, err)
	case arrival == 0:
		err = t.row(arrivalOfSQL, a.Digest).Scan(&arrival)
	}
	return arrival, err
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

// number is a row's number where the file may have none: 0 becomes NULL.
func number(id int64) sql.NullInt64 { return sql.NullInt64{Int64: id, Valid: id != 0} }
