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

const (
	setOfferSQL = `INSERT INTO offers (number, preset, seeker, stands) VALUES (?, ?, ?, ?)
		ON CONFLICT (number) DO UPDATE SET stands = excluded.stands`
	nextOfferSQL = `SELECT coalesce(max(number), 0) + 1 FROM offers`

	// The words "stands = 1" are those of the indexes of offers that stand.
	offersSQL         = `SELECT number, preset, seeker FROM offers WHERE stands = 1 AND number < ? ORDER BY number DESC LIMIT ?`
	offersOfPresetSQL = `SELECT number, preset, seeker FROM offers WHERE stands = 1 AND preset = ? AND number < ? ORDER BY number DESC LIMIT ?`
	offersOfSeekerSQL = `SELECT number, preset, seeker FROM offers WHERE stands = 1 AND seeker = ? AND number < ? ORDER BY number DESC LIMIT ?`
	countOffersSQL    = `SELECT count(*) FROM offers WHERE stands = 1 AND number < ? AND (?2 = '' OR preset = ?2) AND (?3 = 0 OR seeker = ?3)`
)

// noOffer is a number that is greater than that of any offer.
const noOffer = 1 << 62

func (t transaction) offer(o games.Offer, look Look) error {
	return t.later(look, setOfferSQL, o.Number, o.Preset, o.Seeker, o.Stands)
}

// NextOffer implements games.Store.
func (s lobbyStore) NextOffer(ctx context.Context) (n int, err error) {
	if err := first(ctx, s.medium, nextOfferSQL).Scan(&n); err != nil {
		return 0, fmt.Errorf("next offer: %w", err)
	}
	return n, nil
}

// Offers implements games.Store.
func (s lobbyStore) Offers(ctx context.Context, q games.OfferQuery) ([]games.Offer, error) {
	limit, before := q.Limit, before(q)
	if limit <= 0 {
		limit = defaultLimit
	}
	statement, args := offersSQL, []any{before, limit}
	switch {
	case q.Seeker != 0:
		statement, args = offersOfSeekerSQL, []any{q.Seeker, before, limit}
	case q.Preset != "":
		statement, args = offersOfPresetSQL, []any{q.Preset, before, limit}
	}
	all, err := list(ctx, s.medium, statement, scanOffer, args...)
	if err != nil {
		return nil, fmt.Errorf("list offers: %w", err)
	}
	return all, nil
}

// CountOffers implements games.Store.
func (s lobbyStore) CountOffers(ctx context.Context, q games.OfferQuery) (n int, err error) {
	if err := first(ctx, s.medium, countOffersSQL, before(q), q.Preset, q.Seeker).Scan(&n); err != nil {
		return 0, fmt.Errorf("count offers: %w", err)
	}
	return n, nil
}

func before(q games.OfferQuery) int {
	if q.Before == 0 {
		return noOffer
	}
	return q.Before
}

func scanOffer(row scanner) (o games.Offer, err error) {
	o.Stands = true
	err = row.Scan(&o.Number, &o.Preset, &o.Seeker)
	return o, err
}

const (
	setTournamentSQL = `INSERT INTO tournaments (number, name, look, over, warned) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (number) DO UPDATE SET over = excluded.over, warned = excluded.warned`
	dropTournamentPlayersSQL  = `DELETE FROM tournament_players WHERE tournament = ?`
	insertTournamentPlayerSQL = `INSERT INTO tournament_players (tournament, player) VALUES (?, ?)`

	tournamentSQL      = `SELECT number, name, look, over, warned FROM tournaments WHERE number = ?`
	tournamentNamedSQL = `SELECT number, name, look, over, warned FROM tournaments WHERE look = ?`
	tournamentsSQL     = `SELECT number, name, look, over, warned FROM tournaments ORDER BY number DESC LIMIT ?`
	liveTournamentsSQL = `SELECT number, name, look, over, warned FROM tournaments WHERE over = 0 ORDER BY number DESC LIMIT ?`
	tournamentsOfSQL   = `SELECT number, name, look, over, warned FROM tournaments JOIN tournament_players ON tournament = number WHERE player = ? ORDER BY number DESC LIMIT ?`
)

// tournament sets a tournament's row, and who takes part where that has changed.
func (t clubWriter) tournament(row games.Tournament, look Look) error {
	err := t.later(look, setTournamentSQL, row.Number, row.Name, row.Look, row.Over, row.Warned)
	if err == nil && row.Changed {
		err = t.later(look, dropTournamentPlayersSQL, row.Number)
	}
	for i := 0; err == nil && row.Changed && i < len(row.Players); i++ {
		err = t.later(look, insertTournamentPlayerSQL, row.Number, row.Players[i])
	}
	return err
}

// Tournament implements games.Store.
func (s clubStore) Tournament(ctx context.Context, number int) (games.Tournament, error) {
	row, err := scanTournament(first(ctx, s.medium, tournamentSQL, number))
	if err != nil {
		return row, fmt.Errorf("tournament %d: %w", number, err)
	}
	return row, nil
}

// TournamentNamed implements games.Store.
func (s clubStore) TournamentNamed(ctx context.Context, look string) (games.Tournament, error) {
	row, err := scanTournament(first(ctx, s.medium, tournamentNamedSQL, look))
	if err != nil {
		return row, fmt.Errorf("tournament %q: %w", look, err)
	}
	return row, nil
}

// Tournaments implements games.Store.
func (s clubStore) Tournaments(ctx context.Context, q games.TournamentQuery) ([]games.Tournament, error) {
	limit := q.Limit
	if limit <= 0 {
		limit = defaultLimit
	}
	statement, args := tournamentsSQL, []any{limit}
	switch {
	case q.Player != 0:
		statement, args = tournamentsOfSQL, []any{q.Player, limit}
	case q.Live:
		statement = liveTournamentsSQL
	}
	all, err := list(ctx, s.medium, statement, scanTournament, args...)
	if err != nil {
		return nil, fmt.Errorf("list tournaments: %w", err)
	}
	return all, nil
}

func scanTournament(row scanner) (t games.Tournament, err error) {
	err = row.Scan(&t.Number, &t.Name, &t.Look, &t.Over, &t.Warned)
	return t, err
}
