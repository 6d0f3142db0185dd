package sqlite

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/rating"

	"pbem/games/relational"
)

const (
	resultsLayout = 60

	addResultSQL = `INSERT INTO results (match_id, counts, list, month, ended, score, white, black, white_name, black_name) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

	// Where sides take turns, so many were played, less those that were taken back, as the number of the next says. The last end counts.
	overSQL = `SELECT m.id, m.turn, m.white_name, m.black_name, o.data, a.data, e.data, max(e.at) FROM matches m
		JOIN events o ON o.match_id = m.id AND o.kind = 'opened'
		JOIN events a ON a.match_id = m.id AND a.kind = 'accepted'
		JOIN events e ON e.match_id = m.id AND e.kind = 'ended'
		WHERE m.stage = ? AND m.private = 0 GROUP BY m.id ORDER BY m.id`
	foundListsSQL = `INSERT INTO rating_lists (list, until, version) SELECT list, min(month), 1 FROM results WHERE counts = 1 GROUP BY list`
	foundNamesSQL = `INSERT INTO newest_names (player, name, ended) SELECT player, name, ended FROM (
		SELECT player, name, ended, row_number() OVER (PARTITION BY player ORDER BY ended DESC, name) AS place FROM (
			SELECT white AS player, white_name AS name, ended FROM results UNION ALL SELECT black, black_name, ended FROM results)) WHERE place = 1`
)

// migrateResults puts in the games that were over before there was the table. Months are reckoned by the service, as ever.
func migrateResults(ctx context.Context, tx *sql.Tx) error {
	over, err := overGames(ctx, tx)
	if err != nil {
		return err
	}
	for _, g := range over {
		if err := g.insert(ctx, tx); err != nil {
			return fmt.Errorf("result of match %d: %w", g.match, err)
		}
	}
	for _, statement := range []string{foundListsSQL, foundNamesSQL} {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return err
		}
	}
	return nil
}

// overGame is what ratings need of a game, as its events tell it.
type overGame struct {
	match int
	names [2]string
	facts rating.Facts
}

func (g overGame) insert(ctx context.Context, tx *sql.Tx) error {
	if g.facts.White == "" || g.facts.Black == "" {
		return nil // its record is of version 1, which tells no ids
	}
	game, counts := g.facts.Game()
	_, err := tx.ExecContext(ctx, addResultSQL, g.match, counts, game.List, int(rating.MonthOf(g.facts.Ended)), relational.Known(g.facts.Ended), int(2*game.Score),
		g.facts.White, g.facts.Black, g.names[0], g.names[1])
	return err
}

func overGames(ctx context.Context, tx *sql.Tx) ([]overGame, error) {
	rows, err := tx.QueryContext(ctx, overSQL, int(adjudicator.Over))
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all []overGame
	for rows.Next() {
		var g overGame
		var turn int
		var data [3][]byte
		var ended time.Time
		if err := rows.Scan(&g.match, &turn, &g.names[0], &g.names[1], &data[0], &data[1], &data[2], relational.Into(&ended)); err != nil {
			return nil, err
		}
		if g.facts, err = factsOf(data); err != nil {
			return nil, fmt.Errorf("match %d: %w", g.match, err)
		}
		g.facts.Played, g.facts.Ended = max(0, turn-1), ended.Truncate(time.Second)
		all = append(all, g)
	}
	return all, rows.Err()
}

// factsOf reads how a game was opened, accepted and ended.
func factsOf(data [3][]byte) (f rating.Facts, err error) {
	var facts [3]adjudicator.Fact
	for i, kind := range []string{"opened", "accepted", "ended"} {
		if facts[i], err = adjudicator.UnmarshalFact(kind, data[i]); err != nil {
			return f, err
		}
	}
	terms, record := facts[0].(adjudicator.Opened).Terms, facts[1].(adjudicator.Accepted).Record
	f = rating.Facts{Preset: terms.Preset, Options: terms.Options, Rated: terms.Rated, From: terms.Position, Result: facts[2].(adjudicator.Ended).Outcome.Result}
	if terms.Takeover > 0 {
		f.From = "takeover"
	}
	if record.White != "" && record.Black != "" {
		f.White, f.Black = rating.PlayerAt(record.White, record.Site), rating.PlayerAt(record.Black, record.Site)
	}
	return f, nil
}
