package relational

import (
	"context"
	"fmt"
	"strings"
	"time"

	"pbem/games"
)

const (
	// What is found is taken out by its rows together, %s: as many statements for a thousand as for one.
	oldArrivalsSQL = `SELECT id FROM arrivals WHERE coalesce(handled, received, 0) < ? LIMIT ?`
	// Of a letter that was only tried, nothing else is known.
	untriedSQL    = `DELETE FROM letters_in WHERE digest IN (SELECT digest FROM arrivals WHERE id IN (%s)) AND handled IS NULL`
	unlinkSQL     = `UPDATE letters_in SET arrival = NULL WHERE digest IN (SELECT digest FROM arrivals WHERE id IN (%s))`
	causelessSQL  = `UPDATE outbox SET arrival = NULL WHERE arrival IN (%s)`
	oldArrivedSQL = `DELETE FROM arrivals WHERE id IN (%s)`

	oldLettersSQL   = `SELECT id FROM outbox WHERE settled IS NOT NULL AND settled < ? AND state <> 0 LIMIT ?`
	dropLettersSQL  = `DELETE FROM outbox WHERE id IN (%s)`
	dropAllBytesSQL = `DELETE FROM letters_out WHERE id IN (%s)`
	// Bytes lie in the order in which letters were written, so what is old stands first.
	oldBytesSQL = `SELECT l.id FROM (SELECT id FROM letters_out ORDER BY id LIMIT ?2) l JOIN outbox o ON o.id = l.id
		WHERE o.state <> 0 AND o.settled < ?1`

	oldDigestsInSQL = `DELETE FROM letters_in WHERE digest IN (SELECT digest FROM letters_in WHERE handled IS NOT NULL AND handled < ? AND arrival IS NULL LIMIT ?)`
	oldImprintsSQL  = `DELETE FROM imprints WHERE imprint IN (SELECT imprint FROM imprints WHERE at < ? LIMIT ?)`
	metBeliefsSQL   = `UPDATE beliefs SET since = ? WHERE since IS NULL`
	oldBeliefsSQL   = `DELETE FROM beliefs WHERE since < ?`

	// Of a request the number stays: a letter that answers it must not be taken for one from a newer store.
	hollowed       = `UPDATE requests SET address = '', player = '', text = '', told = '', epoch = 0, match_id = 0, seat = 0, turn = 0, closed = 0, made = NULL, expires = NULL, done = 1 WHERE `
	oldRequestsSQL = hollowed + `number IN (SELECT number FROM requests WHERE made IS NOT NULL AND made < ?1 AND coalesce(expires, 0) < ?1 LIMIT ?2)`

	// The newest offer stays, so that its number is not given again.
	oldOffersSQL = `SELECT number FROM (SELECT number FROM offers WHERE stands = 0 AND number < (SELECT max(number) FROM offers) ORDER BY number LIMIT ?2) AS old
		WHERE coalesce((SELECT max(at) FROM club_events WHERE stream = 's' || number), 0) < ?1`
	dropOffersSQL       = `DELETE FROM offers WHERE number IN (%s)`
	dropOfferEventsSQL  = `DELETE FROM club_events WHERE stream IN (SELECT 's' || number FROM offers WHERE number IN (%s))`
	dropOfferStreamsSQL = `DELETE FROM club_streams WHERE stream IN (SELECT 's' || number FROM offers WHERE number IN (%s))`

	oldNamesSQL  = `DELETE FROM names WHERE look IN (SELECT look FROM names WHERE given_up IS NOT NULL AND given_up < ? LIMIT ?)`
	oldTracesSQL = `DELETE FROM traces WHERE trace IN (SELECT trace FROM traces WHERE until < ? LIMIT ?)`
)

// oblivion is something that is forgotten when it is old.
type oblivion struct {
	before time.Time
	forget func(t forgetter, before time.Time, n int) (int, error)
}

// oblivions are all of them, in the order in which they are looked at: digests go after the rows of their letters.
func oblivions(a games.Ages) []oblivion {
	return []oblivion{
		{a.Traces, forgetter.forgetArrivals},
		{a.Traces, forgetter.forgetLetters},
		{a.Letters, forgetter.forgetBytes},
		{a.Traces, forgetter.forgetDigests},
		{a.Traces, deleting(oldNodesSQL)},
		{a.Processes, deleting(oldProcessesSQL)},
		{a.Digests, deleting(oldDigestsInSQL)},
		{a.Digests, deleting(oldImprintsSQL)},
		{a.Questions, deleting(oldRequestsSQL)},
		{a.Questions, forgetter.forgetOffers},
		{a.Names, deleting(oldNamesSQL)},
		{a.Now, deleting(oldTracesSQL)},
	}
}

// deleting is to run a statement that deletes at most so many rows of before a time.
func deleting(statement string) func(forgetter, time.Time, int) (int, error) {
	return func(t forgetter, before time.Time, n int) (int, error) {
		count, err := t.exec(statement, known(before), n)
		return int(count), err
	}
}

// Forget implements games.Store.
func (s peopleStore) Forget(ctx context.Context, now time.Time, n int) (count int, err error) {
	ages := games.AgesAt(now)
	err = s.soon(ctx, func(t transaction) error {
		if _, err := t.exec(forgetHoldsSQL, known(now.Add(-undecidedMemory))); err != nil {
			return err
		}
		if err := (forgetter{t}).forgetBeliefs(ages); err != nil {
			return err
		}
		count = 0
		for _, o := range oblivions(ages) {
			gone, err := o.forget(forgetter{t}, o.before, max(0, n-count))
			if err != nil {
				return err
			}
			count += gone
		}
		return nil
	})
	if err != nil {
		return 0, fmt.Errorf("forget what is old: %w", err)
	}
	return count, nil
}

// together finds the rows that a query for a time and a limit tells the numbers of, and runs statements on all of them.
func (t forgetter) together(query string, before time.Time, n int, statements ...string) (int, error) {
	old, err := list(t.transaction, t.transaction, query, scanText, known(before), n)
	if err != nil || len(old) == 0 {
		return 0, err
	}
	for _, statement := range statements {
		if _, err := t.exec(fmt.Sprintf(statement, strings.Join(old, ", "))); err != nil {
			return 0, err
		}
	}
	return len(old), nil
}

// forgetArrivals deletes rows of letters that came, and what points at them: a later row may get the same number.
func (t forgetter) forgetArrivals(before time.Time, n int) (int, error) {
	return t.together(oldArrivalsSQL, before, n, untriedSQL, unlinkSQL, causelessSQL, oldArrivedSQL)
}

// forgetLetters deletes rows of letters of ours, with the bytes that are left of them.
func (t forgetter) forgetLetters(before time.Time, n int) (int, error) {
	return t.together(oldLettersSQL, before, n, dropAllBytesSQL, dropLettersSQL)
}

// forgetBytes gives up the bytes of letters that were sent, or given up, long ago.
func (t forgetter) forgetBytes(before time.Time, n int) (int, error) {
	return t.together(oldBytesSQL, before, n, dropAllBytesSQL)
}

// forgetOffers deletes offers that stand no more, with what happened to them.
func (t forgetter) forgetOffers(before time.Time, n int) (int, error) {
	return t.together(oldOffersSQL, before, n, dropOfferEventsSQL, dropOfferStreamsSQL, dropOffersSQL)
}

// forgetBeliefs deletes what was kept of letters that could not be handled at once. They tell no time: it runs from when they are met here.
func (t forgetter) forgetBeliefs(a games.Ages) error {
	_, err := t.exec(metBeliefsSQL, known(a.Now))
	if err == nil {
		_, err = t.exec(oldBeliefsSQL, known(a.Digests))
	}
	return err
}
