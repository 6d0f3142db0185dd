package relational

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"pbem/games"
)

const (
	// The row of a letter that came, with how often it failed; one of before there were rows has only its digest.
	cameColumns = `a.digest, message_id, author, player, proof, route, received, matches, disposition, why, returns, took, a.handled, belief, doubt,
		coalesce(l.attempts, 0), a.id`
	cameTables = ` FROM arrivals a LEFT JOIN letters_in l ON l.digest = a.digest `

	cameByDigestSQL = `SELECT l.digest, coalesce(message_id, ''), coalesce(author, ''), coalesce(player, ''), coalesce(proof, ''), coalesce(route, ''),
		received, coalesce(matches, ''), coalesce(disposition, ''), coalesce(why, ''), coalesce(returns, ''), coalesce(took, 0),
		coalesce(a.handled, l.handled), coalesce(belief, ''), coalesce(doubt, ''), l.attempts, coalesce(a.id, 0)
		FROM letters_in l LEFT JOIN arrivals a ON a.id = l.arrival WHERE l.digest >= ? AND l.digest < ? ORDER BY l.digest LIMIT ?`
	cameByIDSQL = `SELECT ` + cameColumns + cameTables + `WHERE a.id = ?`
	// The words "<> ''" are those of the indexes.
	cameByNameSQL = `SELECT ` + cameColumns + cameTables + `WHERE a.id IN (
		SELECT * FROM (SELECT id FROM arrivals WHERE message_id = ?1 AND message_id <> '' ORDER BY id DESC LIMIT ?3) AS named UNION
		SELECT * FROM (SELECT id FROM arrivals WHERE author = ?2 AND author <> '' ORDER BY id DESC LIMIT ?3) AS wrote) ORDER BY a.id DESC LIMIT ?3`

	wentColumns = `o.message_id, recipient, match_id, kind, state, tries, created, due, settled, reply, coalesce(arrival, 0),
		coalesce((SELECT digest FROM arrivals WHERE id = o.arrival), ''),
		coalesce((SELECT digest FROM arrivals WHERE returns = o.message_id AND returns <> '' ORDER BY id LIMIT 1), '')`
	wentByCauseSQL   = `SELECT ` + wentColumns + ` FROM outbox o WHERE arrival = ? ORDER BY o.id`
	wentByMessageSQL = `SELECT ` + wentColumns + ` FROM outbox o WHERE o.message_id = ?`
	wentToSQL        = `SELECT ` + wentColumns + ` FROM outbox o WHERE recipient = ? ORDER BY created DESC, o.id DESC LIMIT ?`
)

// leastDigest is the fewest digits of a digest that name a letter.
const leastDigest = 6

// Trace implements games.Store.
func (s mailStore) Trace(ctx context.Context, key string, n int) ([]games.Trace, error) {
	n = max(0, n)
	found, err := s.came(ctx, key, n)
	if err == nil {
		err = s.went(ctx, key, n, found)
	}
	if err != nil {
		return nil, fmt.Errorf("trace %s: %w", key, err)
	}
	return found.sorted(n), nil
}

// traces are what was found: by the row of the letter that came, and letters of ours that none caused.
type traces struct {
	came map[int64]*games.Trace
	bare []games.Trace
}

// sorted lists them, the newest first; of those of one moment, the one that was handled last.
func (t *traces) sorted(n int) []games.Trace {
	var all []games.Trace
	for _, id := range slices.Backward(slices.Sorted(maps.Keys(t.came))) {
		all = append(all, *t.came[id])
	}
	all = append(all, t.bare...)
	slices.SortStableFunc(all, func(a, b games.Trace) int { return b.At().Compare(a.At()) })
	return all[:min(n, len(all))]
}

// arrival is a letter that came, and its row, 0 for none.
type arrival struct {
	games.Arrival
	id int64
}

func scanCame(row scanner) (a arrival, err error) {
	var attempts int
	a.Arrival, err = scanArrival(row, &attempts, &a.id)
	a.Attempts = attempts
	return a, err
}

// came finds the letters that came, with what they caused.
func (s mailStore) came(ctx context.Context, key string, n int) (*traces, error) {
	found := &traces{came: map[int64]*games.Trace{}}
	letters, err := list(ctx, s.medium, cameByNameSQL, scanCame, key, strings.ToLower(key), n)
	if err == nil && len(key) >= leastDigest && len(letters) == 0 {
		letters, err = list(ctx, s.medium, cameByDigestSQL, scanCame, key, key+"\U0010FFFF", n)
	}
	for _, a := range letters {
		if err == nil {
			err = s.caused(ctx, a, found)
		}
	}
	return found, err
}

// caused adds a letter that came with the letters that it caused.
func (s mailStore) caused(ctx context.Context, a arrival, to *traces) error {
	trace := games.Trace{Came: &a.Arrival}
	if a.id == 0 {
		to.bare = append(to.bare, trace)
		return nil
	}
	departures, err := list(ctx, s.medium, wentByCauseSQL, scanWent, a.id)
	for _, d := range departures {
		trace.Went = append(trace.Went, d.Departure)
	}
	to.came[a.id] = &trace
	return err
}

// departure is a letter of ours, and the row of the letter that caused it, 0 for none.
type departure struct {
	games.Departure
	cause int64
}

func scanWent(row scanner) (d departure, err error) {
	var state int
	err = row.Scan(&d.MessageID, &d.To, &d.Match, &d.Kind, &state, &d.Tries, into(&d.Created), into(&d.Due), into(&d.Settled), &d.Reply,
		&d.cause, &d.Cause, &d.Report)
	if err == nil {
		d.State, err = delivery(state)
	}
	return d, err
}

// delivery is a state as the outbox keeps it.
func delivery(state int) (games.Delivery, error) {
	states := []games.Delivery{games.Queued, games.Sent, games.GivenUp, games.LeftOut}
	if state < 0 || state >= len(states) {
		return "", fmt.Errorf("a letter is in the state %d", state)
	}
	return states[state], nil
}

// went adds the letters of ours of a Message-ID or to an address, each with what caused it.
func (s mailStore) went(ctx context.Context, key string, n int, found *traces) error {
	letters, err := list(ctx, s.medium, wentByMessageSQL, scanWent, key)
	if err == nil && len(letters) == 0 {
		letters, err = list(ctx, s.medium, wentToSQL, scanWent, strings.ToLower(key), n)
	}
	for _, d := range letters {
		if err == nil {
			err = s.causeOf(ctx, d, found)
		}
	}
	return err
}

// causeOf adds the letter that caused one of ours, or that one alone where none did, or none is known any more.
func (s mailStore) causeOf(ctx context.Context, d departure, to *traces) error {
	if to.came[d.cause] != nil {
		return nil
	}
	if d.Cause == "" {
		to.bare = append(to.bare, games.Trace{Went: []games.Departure{d.Departure}})
		return nil
	}
	a, err := scanCame(first(ctx, s.medium, cameByIDSQL, d.cause))
	if err != nil {
		return err
	}
	return s.caused(ctx, a, to)
}
