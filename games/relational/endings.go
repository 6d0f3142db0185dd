package relational

import (
	"context"
	"fmt"
	"time"

	"pbem/adjudicator/club"
	"pbem/games"
)

const (
	setEndingSQL = `INSERT INTO endings (player, match_id, at, counts) VALUES (?, ?, ?, ?)
		ON CONFLICT (player, match_id) DO UPDATE SET at = excluded.at, counts = excluded.counts`
	addTimekeepingSQL = `INSERT INTO timekeeping (player, day, turns, in_time) VALUES (?, ?, ?, ?)
		ON CONFLICT (player, day) DO UPDATE SET turns = timekeeping.turns + excluded.turns, in_time = timekeeping.in_time + excluded.in_time`
	oldTimekeepingSQL = `DELETE FROM timekeeping WHERE player = ? AND day < ?`
	endingsSQL        = `SELECT counts FROM endings WHERE player = ? ORDER BY at, match_id`
	punctualitySQL    = `SELECT coalesce(sum(turns), 0), coalesce(sum(in_time), 0),
		(SELECT count(*) FROM endings WHERE player = ?1 AND counts = -1 AND at >= ?3) FROM timekeeping WHERE player = ?1 AND day >= ?2`
)

// ended keeps how games ended for their players, and which turns they have answered.
func (t clubWriter) ended(c games.Commit) error {
	for _, e := range c.Endings {
		if err := t.later(about("ending of match %d", e.Match), setEndingSQL, e.Player, e.Match, known(e.At), int(e.Counts)); err != nil {
			return err
		}
	}
	for _, a := range c.Timekeeping {
		if err := t.later(about("turns of player %d", a.Player), addTimekeepingSQL, a.Player, a.Day, a.Turns, a.InTime); err != nil {
			return err
		}
		if err := t.later(about("old turns of player %d", a.Player), oldTimekeepingSQL, a.Player, a.Day-games.PaceDays); err != nil {
			return err
		}
	}
	return nil
}

// Endings implements games.Store.
func (s matchStore) Endings(ctx context.Context, player int) ([]club.Counts, error) {
	all, err := list(ctx, s.medium, endingsSQL, func(row scanner) (counts club.Counts, err error) {
		return counts, row.Scan((*int)(&counts))
	}, player)
	if err != nil {
		return nil, fmt.Errorf("endings of player %d: %w", player, err)
	}
	return all, nil
}

// Punctuality implements games.Store.
func (s matchStore) Punctuality(ctx context.Context, player, day int, since time.Time) (p club.Punctuality, err error) {
	if err := first(ctx, s.medium, punctualitySQL, player, day, known(since)).Scan(&p.Turns, &p.InTime, &p.Late); err != nil {
		return p, fmt.Errorf("punctuality of player %d: %w", player, err)
	}
	return p, nil
}
