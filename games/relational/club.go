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
	insertClubEventSQL = `INSERT INTO club_events (stream, seq, at, cause, kind, data, sum) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`
	clubEventsSQL      = `SELECT at, cause, kind, data, stream, seq, sum FROM club_events WHERE stream = ? ORDER BY seq`
	clubEventsOfSQL    = `SELECT at, cause, kind, data, stream, seq, sum FROM club_events WHERE stream IN (%s) ORDER BY stream, seq`
	clubDueSQL         = `SELECT stream FROM club_streams WHERE due <= ? ORDER BY due, stream LIMIT ?`
)

// club adds events to a stream, if it is at the version that they were decided upon.
func (t clubWriter) club(c games.ClubChange) error {
	statement, args := insertStreamSQL, []any{c.Expect + len(c.Events), stamp(c.Due), string(c.Stream)}
	if c.Expect > 0 {
		statement, args = updateStreamSQL, append(args, c.Expect)
	}
	within := func(l Look) Look { return l.of("stream %s", c.Stream) }
	err := t.later(within(notAt(c.Expect)), statement, args...)
	for i := 0; err == nil && i < len(c.Events); i++ {
		err = t.clubEvent(c.Stream, c.Expect+i+1, c.Events[i])
	}
	if err == nil && c.Offer != nil {
		err = t.offer(*c.Offer, within(done))
	}
	if err == nil && c.Tournament != nil {
		err = t.tournament(*c.Tournament, within(done))
	}
	return err
}

func (t clubWriter) clubEvent(stream club.Stream, seq int, e club.Event) error {
	kind, data, err := club.MarshalFact(e.Fact)
	if err != nil {
		return fmt.Errorf("stream %s, event %d: %w: %w", stream, seq, games.ErrUnfit, err)
	}
	return t.later(once("there is one of this number").of("stream %s, event %d", stream, seq), insertClubEventSQL, string(stream), seq, known(e.At), e.Cause, kind, string(data),
		clubEventSum(stream, seq, time.Time(known(e.At)), e.Cause, kind, data))
}

// ClubEvents implements games.Store.
func (s clubStore) ClubEvents(ctx context.Context, stream club.Stream) ([]club.Event, error) {
	events, err := list(ctx, s.medium, clubEventsSQL, scanClubEvent, string(stream))
	if err != nil {
		return nil, fmt.Errorf("events of stream %s: %w", stream, err)
	}
	return events, nil
}

// ClubEventsOf implements games.Store.
func (s clubStore) ClubEventsOf(ctx context.Context, streams ...club.Stream) (map[club.Stream][]club.Event, error) {
	keys := make([]any, len(streams))
	for i, stream := range streams {
		keys[i] = string(stream)
	}
	all, err := listOf(ctx, s.medium, clubEventsOfSQL, scanStreamed, keys)
	if err != nil {
		return nil, fmt.Errorf("events of %d streams: %w", len(streams), err)
	}
	of := map[club.Stream][]club.Event{}
	for _, e := range all {
		of[e.stream] = append(of[e.stream], e.Event)
	}
	return of, nil
}

// streamed is an event and its stream.
type streamed struct {
	club.Event
	stream club.Stream
}

func scanStreamed(row scanner) (s streamed, err error) {
	var kind string
	var data, sum []byte
	var seq int
	if err = row.Scan(into(&s.At), &s.Cause, &kind, &data, (*string)(&s.stream), &seq, &sum); err == nil {
		err = held(sum, clubEventSum(s.stream, seq, s.At, s.Cause, kind, data), "event %d of stream %s", seq, s.stream)
	}
	if err == nil {
		s.Fact, err = club.UnmarshalFact(kind, data)
	}
	return s, err
}

func scanClubEvent(row scanner) (club.Event, error) {
	s, err := scanStreamed(row)
	return s.Event, err
}

func clubDue() dues {
	return duesOf(`r.stream`, `club_streams r`, ``, `r.due, r.stream`, clubDueSQL, `stream`, `club_streams`)
}

// ClubDue implements games.Store.
func (s clubStore) ClubDue(ctx context.Context, now time.Time, c games.Claim, n int) ([]club.Stream, error) {
	due, err := listDue[club.Stream, string](ctx, s.core, clubDue(), now, c, n, func(stream *club.Stream) []any { return []any{(*string)(stream)} })
	if err != nil {
		return nil, fmt.Errorf("streams that are due: %w", err)
	}
	return due, nil
}
