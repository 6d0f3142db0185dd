package relational

import (
	"context"
	"fmt"

	"pbem/adjudicator"
	"pbem/games"
)

const eventsSQL = `SELECT at, seat, cause, kind, data, seq, sum FROM events WHERE match_id = ? ORDER BY seq`

// Events implements games.Store.
func (s matchStore) Events(ctx context.Context, match int) ([]adjudicator.Event, error) {
	events, err := list(ctx, s.medium, eventsSQL, eventOf(match), match)
	if err != nil {
		return nil, fmt.Errorf("events of match %d: %w", match, err)
	}
	if len(events) == 0 {
		return nil, fmt.Errorf("match %d: %w", match, games.ErrNotFound)
	}
	return events, nil
}

// eventOf reads an event of a match, and holds it to its sum.
func eventOf(match int) func(scanner) (adjudicator.Event, error) {
	return func(row scanner) (e adjudicator.Event, err error) {
		var kind string
		var data, sum []byte
		var seq int
		if err := row.Scan(into(&e.At), &e.By, &e.Cause, &kind, &data, &seq, &sum); err != nil {
			return e, err
		}
		if err := held(sum, eventSum(match, seq, e.At, e.By, e.Cause, kind, data), "event %d of game %d", seq, match); err != nil {
			return e, err
		}
		e.Fact, err = adjudicator.UnmarshalFact(kind, data)
		return e, err
	}
}
