package relational

import (
	"context"
	"fmt"

	"pbem/adjudicator"
	"pbem/games"
)

const eventsSQL = `SELECT at, seat, cause, kind, data FROM events WHERE match_id = ? ORDER BY seq`

// Events implements games.Store.
func (s *Store) Events(ctx context.Context, match int) ([]adjudicator.Event, error) {
	events, err := list(ctx, s.medium, eventsSQL, scanEvent, match)
	if err != nil {
		return nil, fmt.Errorf("events of match %d: %w", match, err)
	}
	if len(events) == 0 {
		return nil, fmt.Errorf("match %d: %w", match, games.ErrNotFound)
	}
	return events, nil
}

func scanEvent(row scanner) (adjudicator.Event, error) {
	var e adjudicator.Event
	var kind string
	var data []byte
	if err := row.Scan(into(&e.At), &e.By, &e.Cause, &kind, &data); err != nil {
		return e, err
	}
	var err error
	e.Fact, err = adjudicator.UnmarshalFact(kind, data)
	return e, err
}
