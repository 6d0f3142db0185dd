package sqlite

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/rules"

	"pbem/games/relational"
)

const (
	endingsLayout = 21

	addEndingSQL = `INSERT INTO endings (player, match_id, at, counts) VALUES (?, ?, ?, ?)
		ON CONFLICT (player, match_id) DO UPDATE SET at = excluded.at, counts = excluded.counts`

	// A game has two turns of each side if the fifth is to be played next: sides take turns, and what was taken back is not counted. Who
	// played against themselves has no opponent, and nothing counts.
	endedSQL = `SELECT m.id, m.turn, e.at, e.data, w.number, b.number FROM matches m
		JOIN events e ON e.match_id = m.id AND e.kind = 'ended'
		JOIN players w ON w.address = m.white_address JOIN players b ON b.address = m.black_address
		WHERE m.stage = ? AND m.white_address <> m.black_address ORDER BY m.id, e.seq`
)

// migrateEndings puts in how games have ended before there was the table.
func migrateEndings(ctx context.Context, tx *sql.Tx) error {
	ended, err := endedGames(ctx, tx)
	if err != nil {
		return err
	}
	for _, g := range ended {
		for _, side := range []rules.Side{rules.White, rules.Black} {
			counts := g.counts(side)
			if _, err := tx.ExecContext(ctx, addEndingSQL, g.players[side], g.match, relational.Known(g.at), int(counts)); err != nil {
				return fmt.Errorf("ending of match %d: %w", g.match, err)
			}
		}
	}
	return nil
}

// endedGame is a game that was over before its ending was kept for its players.
type endedGame struct {
	match, turn int
	at          time.Time
	outcome     rules.Outcome
	players     [2]int // numbers, by side
}

func (g endedGame) counts(side rules.Side) club.Counts {
	e := club.Ended{TwoEach: g.turn > 4, Void: g.outcome.Cause == rules.NobodySetUp, Late: g.outcome.Cause == rules.TimeOut && g.outcome.By == rules.By(side)}
	return e.Counts()
}

func endedGames(ctx context.Context, tx *sql.Tx) ([]endedGame, error) {
	rows, err := tx.QueryContext(ctx, endedSQL, int(adjudicator.Over))
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all []endedGame
	for rows.Next() {
		var g endedGame
		var data []byte
		if err := rows.Scan(&g.match, &g.turn, relational.Into(&g.at), &data, &g.players[rules.White], &g.players[rules.Black]); err != nil {
			return nil, err
		}
		fact, err := adjudicator.UnmarshalFact("ended", data)
		if err != nil {
			return nil, fmt.Errorf("match %d: %w", g.match, err)
		}
		g.outcome = fact.(adjudicator.Ended).Outcome
		all = append(all, g)
	}
	return all, rows.Err()
}
