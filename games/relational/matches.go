package relational

import (
	"context"
	"errors"
	"fmt"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

const (
	summaryColumns = `version, stage, preset, title, white_name, white_address, black_name, black_address,
		turn, to_move, result, reason, private, program, updated, due, deadline, sum, id`

	insertMatchSQL = `INSERT INTO matches (` + summaryColumns + `)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`
	updateMatchSQL = `UPDATE matches SET version = ?, stage = ?, preset = ?, title = ?, white_name = ?, white_address = ?,
		black_name = ?, black_address = ?, turn = ?, to_move = ?, result = ?, reason = ?, private = ?, program = ?, updated = ?, due = ?, deadline = ?, sum = ?, claimed = 0
		WHERE id = ? AND version = ?`
	matchVersionSQL = `SELECT version FROM matches WHERE id = ?`

	nextMatchSQL = `SELECT coalesce(max(id), 0) + 1 FROM matches`
	overdueSQL   = `SELECT id FROM matches WHERE due <= ? AND program <> 2 ORDER BY due, id LIMIT ?`
	thinkingSQL  = `SELECT id FROM matches WHERE due <= ? AND program = 2 ORDER BY due, id LIMIT ?`
	changedSQL   = `SELECT id FROM matches WHERE updated >= ? ORDER BY updated, id LIMIT ?`

	// The words "stage IN (1, 2)" are those of the index of live matches.
	matchesSQL     = `SELECT ` + summaryColumns + ` FROM matches ORDER BY id DESC LIMIT ?`
	liveMatchesSQL = `SELECT ` + summaryColumns + ` FROM matches WHERE stage IN (1, 2) ORDER BY id DESC LIMIT ?`
	// Each half stops at the limit, so a list costs what it shows, not what a player ever played.
	matchesOfSQL = `SELECT ` + summaryColumns + ` FROM matches WHERE id IN (
		SELECT id FROM (SELECT id FROM matches WHERE white_address = ?1 ORDER BY id DESC LIMIT ?2) AS whites UNION
		SELECT id FROM (SELECT id FROM matches WHERE black_address = ?1 ORDER BY id DESC LIMIT ?2) AS blacks) ORDER BY id DESC LIMIT ?2`
	liveMatchesOfSQL = `SELECT ` + summaryColumns + ` FROM matches WHERE id IN (
		SELECT id FROM (SELECT id FROM matches WHERE white_address = ?1 AND +stage IN (1, 2) ORDER BY id DESC LIMIT ?2) AS whites UNION
		SELECT id FROM (SELECT id FROM matches WHERE black_address = ?1 AND +stage IN (1, 2) ORDER BY id DESC LIMIT ?2) AS blacks)
		ORDER BY id DESC LIMIT ?2`

	defaultLimit = 100
)

// summary writes the match as it is after the change, if it is at the version that the change was decided upon.
func (t transaction) summary(c games.Change) error {
	statement, args := insertMatchSQL, summaryArgs(c.Summary)
	if c.Expect > 0 {
		statement, args = updateMatchSQL, append(args, c.Expect)
	}
	return t.later(func(changed int64, err error) error {
		if err != nil {
			return fmt.Errorf("match %d: %w", c.Match, err)
		}
		if changed == 0 {
			return t.conflict(c)
		}
		return nil
	}, statement, args...)
}

func summaryArgs(m games.Summary) []any {
	return []any{m.Version, m.Stage, m.Preset, m.Title, m.White.Name, m.White.Address, m.Black.Name, m.Black.Address,
		m.Turn, m.ToMove, m.Result, m.Reason, m.Private, m.Program, stamp(m.Updated), stamp(m.Due), stamp(m.Deadline), summarySum(m), m.ID}
}

// conflict says at which version the match is instead.
func (t transaction) conflict(c games.Change) error {
	var version int
	err := t.row(matchVersionSQL, c.Match).Scan(&version)
	if errors.Is(err, games.ErrNotFound) {
		return fmt.Errorf("match %d was never made, not at version %d: %w", c.Match, c.Expect, games.ErrConflict)
	}
	if err != nil {
		return fmt.Errorf("match %d: %w", c.Match, err)
	}
	return fmt.Errorf("match %d is at version %d, not %d: %w", c.Match, version, c.Expect, games.ErrConflict)
}

// NextMatch implements games.Store.
func (s matchStore) NextMatch(ctx context.Context) (n int, err error) {
	if err := first(ctx, s.medium, nextMatchSQL).Scan(&n); err != nil {
		return 0, fmt.Errorf("next match: %w", err)
	}
	return n, nil
}

// Matches implements games.Store.
func (s matchStore) Matches(ctx context.Context, q games.Query) ([]games.Summary, error) {
	limit := q.Limit
	if limit <= 0 {
		limit = defaultLimit
	}
	statement, args := matchesSQL, []any{limit}
	switch {
	case q.Address != "" && q.Live:
		statement, args = liveMatchesOfSQL, []any{q.Address, limit}
	case q.Address != "":
		statement, args = matchesOfSQL, []any{q.Address, limit}
	case q.Live:
		statement = liveMatchesSQL
	}
	all, err := list(ctx, s.medium, statement, scanSummary, args...)
	if err != nil {
		return nil, fmt.Errorf("list matches: %w", err)
	}
	return all, nil
}

func scanSummary(row scanner) (m games.Summary, err error) {
	var sum []byte
	err = row.Scan(&m.Version, &m.Stage, &m.Preset, &m.Title, &m.White.Name, &m.White.Address, &m.Black.Name,
		&m.Black.Address, &m.Turn, &m.ToMove, &m.Result, &m.Reason, &m.Private, &m.Program, into(&m.Updated), into(&m.Due), into(&m.Deadline), &sum, &m.ID)
	if err == nil {
		err = held(sum, summarySum(m), "the row of game %d", m.ID)
	}
	return m, err
}

func overdue() dues {
	return duesOf(`r.id`, `matches r`, ` AND r.program <> 2`, `r.due, r.id`, overdueSQL, `id`, `matches`)
}

func thinking() dues {
	return duesOf(`r.id`, `matches r`, ` AND r.program = 2`, `r.due, r.id`, thinkingSQL, `id`, `matches`)
}

// Thinking implements games.Store.
func (s matchStore) Thinking(ctx context.Context, now time.Time, c games.Claim, n int) ([]int, error) {
	ids, err := listDue[int, int](ctx, s.core, thinking(), now, c, n, oneNumber)
	if err != nil {
		return nil, fmt.Errorf("list matches in which a program is to move: %w", err)
	}
	return ids, nil
}

// Overdue implements games.Store.
func (s matchStore) Overdue(ctx context.Context, now time.Time, c games.Claim, n int) ([]int, error) {
	ids, err := listDue[int, int](ctx, s.core, overdue(), now, c, n, oneNumber)
	if err != nil {
		return nil, fmt.Errorf("list overdue matches: %w", err)
	}
	return ids, nil
}

// Changed implements games.Store.
func (s matchStore) Changed(ctx context.Context, since time.Time, n int) ([]int, error) {
	ids, err := list(ctx, s.medium, changedSQL, scanNumber, known(since), max(0, n))
	if err != nil {
		return nil, fmt.Errorf("list changed matches: %w", err)
	}
	return ids, nil
}

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

const (
	presetSQL       = `SELECT data FROM presets WHERE hash = ?`
	insertPresetSQL = `INSERT INTO presets (hash, data) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING`
)

// Preset implements games.Store.
func (s matchStore) Preset(ctx context.Context, hash string) (data []byte, err error) {
	if err := first(ctx, s.medium, presetSQL, hash).Scan(&data); err != nil {
		return nil, fmt.Errorf("preset %s: %w", hash, err)
	}
	if err := presetIs(hash, data); err != nil {
		return nil, err
	}
	return data, nil
}

// preset keeps the file of a preset. One of the same hash is the same file.
func (t transaction) preset(p games.Preset) error {
	return t.later(about("preset %s", p.Hash), insertPresetSQL, p.Hash, p.Data)
}
