package relational

import (
	"context"
	"database/sql"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"pbem/games"
)

// What grows with every letter is gone through for somebody who is to be forgotten before the transaction that forgets them: some rows at a time,
// each lot for itself, so that nobody who commits a letter waits for it, and it need not begin anew when it comes into somebody's way. That
// transaction then finds by indexes what was written since (erase), and is short. What can happen meanwhile, and what becomes of it:
//
//	what happens meanwhile                                  what is left of it
//	a letter from them, or one that names them              found by the transaction: its row says when it was handled, and that tells
//	                                                        when what it counts and asks was written
//	a letter that came long ago and is handled now          likewise; the time at which it came would not tell
//	a letter of ours is sent                                its bytes go by the time of sending
//	a letter to them, or in their games, is to be sent      the transaction does nothing; the next look begins anew
//	an address of theirs gets a row, or loses it            likewise
//	a game of theirs gets another event                     its version is another one: its events are gone through in the transaction
//	another node forgets the same person                    both take out the same rows; who comes second finds them forgotten
//	another node forgets their opponent                     one waits for the other at the rows of their games
//	the process is killed, or the database goes away        what is gone is gone; the next look goes through all once more
//	the server crashes, and another takes its place         each lot is on the disk, and with the standby, before the next
//	they write again once they are forgotten                that is a letter of somebody new, and nobody looks at it
//
// What a transaction writes that began before all this, and ends after it, is as what comes meanwhile.

const (
	// sweepLot is how many rows are gone through at a time, and gamesLot how many games.
	sweepLot, gamesLot = 2000, 20
	// overlap is for how long a letter may have been handled before what came of it is written: what is newer is looked at twice.
	overlap = time.Hour
)

// swept is what was gone through for somebody.
type swept struct {
	since stamp              // what came of letters that were handled before
	rows  []string           // theirs among the players
	games map[theirGame]bool // those whose events were gone through
}

const (
	// Bytes of letters that are not to be sent any more, after ?1.
	sentSomeSQL  = `SELECT l.id FROM letters_out l JOIN outbox o ON o.id = l.id WHERE l.id > ?1 AND o.state <> 0 ORDER BY l.id LIMIT ?2`
	sentSinceSQL = `DELETE FROM letters_out WHERE id IN (SELECT id FROM outbox WHERE settled >= ?1 AND state <> 0)`
)

// trail is a table in which letters leave rows that may tell of somebody.
type trail struct {
	edge   string // finds the last of at most ?2 rows behind ?1, NULL for none, and how many they are
	lot    string // says of a row that it is behind ?2, and not behind ?3, and came of what was handled before ?4
	since  string // says of a row that it came of what was handled since ?2
	cameAt string // says of a row that it came of what came at %s; "" where since says so
	find   string // finds the rows, of which %s says which they are, that an address, ?1, tells
	owned  string // likewise those of a player, ?1; "" where an address tells all
	drop   func(t transaction, found []string) error
}

// cameSQL finds when letters came that were handled since ?1, and came before: what they have counted and asked has the time at which they came.
const cameSQL = `SELECT DISTINCT received FROM arrivals WHERE coalesce(handled, received, 0) >= ?1 AND received < ?1`

func trails() []trail {
	return []trail{{
		edge:   `SELECT max(number), count(*) FROM (SELECT number FROM requests WHERE number > ?1 ORDER BY number LIMIT ?2) AS lot`,
		lot:    `number > ?2 AND number <= ?3 AND coalesce(made, 0) < ?4`,
		since:  `made >= ?2`,
		cameAt: `made IN (%s)`,
		find:   `SELECT number FROM requests WHERE %s AND (address = ?1 OR instr(lower(text), ?1) > 0)`,
		owned:  `SELECT number FROM requests WHERE %s AND (address = ?1 OR player = ?1)`,
		drop:   dropping(hollowed + `number IN (%s)`),
	}, {
		edge:   `SELECT max(at), count(*) FROM (SELECT at FROM charges WHERE at > ?1 ORDER BY at LIMIT ?2) AS lot`,
		lot:    `at > ?2 AND at <= ?3 AND at < ?4`,
		since:  `at >= ?2`,
		cameAt: `at IN (%s)`,
		find:   `SELECT DISTINCT account FROM charges WHERE %s AND instr(account || ' ', ' ' || ?1 || ' ') > 0`,
		drop: func(t transaction, accounts []string) error {
			return each(accounts, func(account string) error {
				return t.later(about("charges"), `DELETE FROM charges WHERE account = ?`, account)
			})
		},
	}, { // the last: by these the others are found
		edge:  `SELECT max(id), count(*) FROM (SELECT id FROM arrivals WHERE id > ?1 ORDER BY id LIMIT ?2) AS lot`,
		lot:   `id > ?2 AND id <= ?3 AND coalesce(handled, received, 0) < ?4`,
		since: `coalesce(handled, received, 0) >= ?2`,
		find:  `SELECT id FROM arrivals WHERE %s AND instr(', ' || lower(author) || ',', ', ' || ?1 || ',') > 0`,
		owned: `SELECT id FROM arrivals WHERE %s AND player = ?1`,
		drop:  dropping(unlinkSQL, causelessSQL, oldArrivedSQL),
	}}
}

// dropping is to run statements on rows of these numbers.
func dropping(statements ...string) func(transaction, []string) error {
	return func(t transaction, numbers []string) error {
		return each(statements, func(statement string) error {
			return t.later(about("rows of letters"), fmt.Sprintf(statement, strings.Join(numbers, ", ")))
		})
	}
}

// sweep goes through all that grows, if somebody is ready to be forgotten.
func (s peopleStore) sweep(ctx context.Context, e games.Erasure, now time.Time) (w swept, ready bool, err error) {
	err = s.soon(ctx, func(t transaction) (err error) {
		if _, ready, err = (eraser{t}).readyToErase(e, now); err == nil && ready {
			w.rows, err = rowsOf(t, t, e)
		}
		return err
	})
	if err != nil || !ready {
		return w, false, err
	}
	w.since = known(now.Add(-overlap))
	if err := s.sweepSent(ctx); err != nil {
		return w, false, fmt.Errorf("bytes of letters that were sent: %w", err)
	}
	for _, r := range trails() {
		if err := s.sweepTrail(ctx, r, e, w); err != nil {
			return w, false, err
		}
	}
	w.games, err = s.sweepGames(ctx, e)
	s.probe("swept")
	return w, err == nil, err
}

// wordsOf are the words by which texts tell of somebody.
func wordsOf(e games.Erasure) (words []string) {
	for _, address := range slices.Concat(e.Addresses, e.Accounts) {
		words = append(words, strings.ToLower(address))
	}
	return words
}

// sweepSent takes out the bytes of letters that were sent: they may name anybody, and nothing reads them again. Who goes through them passes by those
// that are still to be sent.
func (s peopleStore) sweepSent(ctx context.Context) (err error) {
	for last, n := 0, sweepLot; err == nil && n == sweepLot; {
		err = s.lasting(ctx, func(t transaction) error {
			some, err := list(t, t, sentSomeSQL, scanNumber, last, sweepLot)
			if n = len(some); err != nil || n == 0 {
				return err
			}
			last = some[n-1]
			_, err = t.exec(fmt.Sprintf(dropAllBytesSQL, strings.ReplaceAll(joined(some), " ", ", ")))
			return err
		})
	}
	return err
}

// sweepTrail takes the rows of somebody out of a table.
func (s peopleStore) sweepTrail(ctx context.Context, r trail, e games.Erasure, w swept) error {
	for from, n := int64(math.MinInt64), sweepLot; n == sweepLot; { // what comes behind the last lot came since
		s.probe("lot")
		var to sql.NullInt64
		if err := first(ctx, s.medium, r.edge, from, sweepLot).Scan(&to, &n); err != nil || n == 0 {
			return err
		}
		found, err := r.found(ctx, s.medium, e, w, r.lot, from, to.Int64, w.since)
		if err == nil && len(found) > 0 {
			err = s.lasting(ctx, func(t transaction) error { return r.drop(t, found) })
		}
		if err != nil {
			return err
		}
		from = to.Int64
	}
	return nil
}

// found lists what tells of somebody, among the rows of which a condition says which they are.
func (r trail) found(ctx context.Context, from Reader, e games.Erasure, w swept, which string, args ...any) (all []string, err error) {
	for _, look := range []struct {
		statement string
		of        []string
	}{{r.find, wordsOf(e)}, {r.owned, w.rows}} {
		for _, one := range look.of {
			if look.statement == "" {
				continue
			}
			some, err := list(ctx, from, fmt.Sprintf(look.statement, which), scanText, slices.Concat([]any{one}, args)...)
			if err != nil {
				return nil, err
			}
			all = append(all, some...)
		}
	}
	return all, nil
}

// dropSince takes out what came of letters that were handled since everything was gone through.
func (t eraser) dropSince(e games.Erasure, w swept) error {
	came, err := list(t.transaction, t.transaction, cameSQL, scanText, w.since)
	if err != nil {
		return err
	}
	for _, r := range trails() {
		if err := t.dropFound(r, e, w, r.since, w.since); err != nil {
			return err
		}
		for some := range slices.Chunk(came, lot) {
			if r.cameAt == "" {
				continue
			}
			if err := t.dropFound(r, e, w, fmt.Sprintf(r.cameAt, strings.Join(some, ", "))); err != nil {
				return err
			}
		}
	}
	_, err = t.exec(sentSinceSQL, w.since)
	return err
}

func (t eraser) dropFound(r trail, e games.Erasure, w swept, which string, args ...any) error {
	found, err := r.found(t.transaction, t.transaction, e, w, which, args...)
	if err == nil && len(found) > 0 {
		err = r.drop(t.transaction, found)
	}
	return err
}
