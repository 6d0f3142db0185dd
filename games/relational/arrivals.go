package relational

import (
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
