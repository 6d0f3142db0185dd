package relational

import (
	"context"
	"fmt"
	"time"

	"pbem/adjudicator/club"
	"pbem/games"
)

const (
	insertStreamSQL    = `INSERT INTO club_streams (version, due, stream) VALUES (?, ?, ?) ON CONFLICT DO NOTHING`
	updateStreamSQL    = `UPDATE club_streams SET version = ?, due = ?, claimed = 0 WHERE stream = ? AND version = ?`
	insertClubEventSQL = `INSERT INTO club_events (stream, seq, at, cause, kind, data) VALUES (?, ?, ?, ?, ?, ?)`
	clubEventsSQL      = `SELECT at, cause, kind, data FROM club_events WHERE stream = ? ORDER BY seq`
	clubDueSQL         = `SELECT stream FROM club_streams WHERE due <= ? ORDER BY due, stream LIMIT ?`
)

// club adds events to a stream, if it is at the version that they were decided upon.
func (t transaction) club(c games.ClubChange) error {
	statement, args := insertStreamSQL, []any{c.Expect + len(c.Events), stamp(c.Due), string(c.Stream)}
	if c.Expect > 0 {
		statement, args = updateStreamSQL, append(args, c.Expect)
	}
	n, err := t.exec(statement, args...)
	if err == nil && n == 0 {
		err = fmt.Errorf("is not at version %d: %w", c.Expect, games.ErrConflict)
	}
	for i := 0; err == nil && i < len(c.Events); i++ {
		err = t.clubEvent(c.Stream, c.Expect+i+1, c.Events[i])
	}
	if err == nil {
		err = t.offer(c.Offer)
	}
	if err == nil {
		err = t.tournament(c.Tournament)
	}
	if err != nil {
		return fmt.Errorf("stream %s: %w", c.Stream, err)
	}
	return nil
}

func (t transaction) clubEvent(stream club.Stream, seq int, e club.Event) error {
	kind, data, err := club.MarshalFact(e.Fact)
	if err == nil {
		_, err = t.exec(insertClubEventSQL, string(stream), seq, known(e.At), e.Cause, kind, string(data))
	}
	return err
}

// ClubEvents implements games.Store.
func (s *Store) ClubEvents(ctx context.Context, stream club.Stream) ([]club.Event, error) {
	events, err := list(ctx, s.medium, clubEventsSQL, scanClubEvent, string(stream))
	if err != nil {
		return nil, fmt.Errorf("events of stream %s: %w", stream, err)
	}
	return events, nil
}

func scanClubEvent(row scanner) (e club.Event, err error) {
	var kind string
	var data []byte
	if err = row.Scan(into(&e.At), &e.Cause, &kind, &data); err == nil {
		e.Fact, err = club.UnmarshalFact(kind, data)
	}
	return e, err
}

func clubDue() dues {
	return duesOf(`r.stream`, `club_streams r`, ``, `r.due, r.stream`, clubDueSQL, `stream`, `club_streams`)
}

// ClubDue implements games.Store.
func (s *Store) ClubDue(ctx context.Context, now time.Time, c games.Claim, n int) ([]club.Stream, error) {
	due, err := listDue[club.Stream, string](ctx, s, clubDue(), now, c, n, func(stream *club.Stream) []any { return []any{(*string)(stream)} })
	if err != nil {
		return nil, fmt.Errorf("streams that are due: %w", err)
	}
	return due, nil
}
