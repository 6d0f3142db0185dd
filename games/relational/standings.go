package relational

import (
	"context"
	"errors"
	"fmt"

	"pbem/adjudicator/rating"
	"pbem/games"
)

const (
	// sound is the month before which a row of standings counts (games.RatingList) that is asked for before a month, ?2, in a list, ?1.
	sound        = `(SELECT CASE WHEN until < ?2 THEN until ELSE ?2 END FROM rating_lists WHERE list = ?1)`
	entryColumns = `player, month, value, deviation, volatility, games, won, drawn, lost`
	lastEntrySQL = `SELECT ` + entryColumns + ` FROM standings WHERE list = ?1 AND player = ?3 AND month < ` + sound + ` ORDER BY month DESC LIMIT 1`
	allLastSQL   = `SELECT ` + entryColumns + ` FROM standings WHERE list = ?1 AND last = 1 AND month < ` + sound + ` UNION ALL
		SELECT e.player, e.month, e.value, e.deviation, e.volatility, e.games, e.won, e.drawn, e.lost FROM standings l JOIN standings e ON e.list = l.list AND e.player = l.player
			AND e.month = (SELECT max(b.month) FROM standings b WHERE b.list = l.list AND b.player = l.player AND b.month < ` + sound + `)
		WHERE l.list = ?1 AND l.last = 1 AND l.month >= ` + sound + ` ORDER BY player`
	ratingListSQL = `SELECT list, until, version FROM rating_lists WHERE list = ?`
	// Lists are few: one for each set of options that anybody has played.
	ratingListsSQL = `SELECT list, until, version FROM rating_lists l WHERE EXISTS (SELECT 1 FROM results r WHERE r.list = l.list AND r.counts = 1) ORDER BY list`
	// From each list to the next: who has played ten thousand games has played them in a few lists.
	listsOfSQL = `WITH RECURSIVE
		whites(list) AS (SELECT min(list) FROM results WHERE counts = 1 AND white = ?1 UNION ALL
			SELECT (SELECT min(r.list) FROM results r WHERE r.counts = 1 AND r.white = ?1 AND r.list > whites.list) FROM whites WHERE whites.list IS NOT NULL),
		blacks(list) AS (SELECT min(list) FROM results WHERE counts = 1 AND black = ?1 UNION ALL
			SELECT (SELECT min(r.list) FROM results r WHERE r.counts = 1 AND r.black = ?1 AND r.list > blacks.list) FROM blacks WHERE blacks.list IS NOT NULL)
		SELECT list FROM whites WHERE list IS NOT NULL UNION SELECT list FROM blacks WHERE list IS NOT NULL ORDER BY list`

	// The words "counts = 1" are those of the indexes of games that count.
	resultsSQL   = `SELECT ` + resultColumns + ` FROM results WHERE counts = 1 AND list = ? AND month >= ? AND month < ? ORDER BY match_id`
	resultsOfSQL = `SELECT ` + resultColumns + ` FROM results WHERE counts = 1 AND white = ?4 AND list = ?1 AND month >= ?2 AND month < ?3 UNION ALL
		SELECT ` + resultColumns + ` FROM results WHERE counts = 1 AND black = ?4 AND list = ?1 AND month >= ?2 AND month < ?3 ORDER BY match_id`

	newestNameSQL  = `SELECT player, name, ended FROM newest_names WHERE player = ?`
	latestNamesSQL = `SELECT player, name, ended FROM newest_names ORDER BY ended DESC, player DESC LIMIT ?`
	countNamesSQL  = `SELECT count(*) FROM newest_names`
	newestNamesSQL = `SELECT player, name, ended FROM newest_names WHERE player IN (
		SELECT player FROM standings WHERE list = ?1 AND last = 1 UNION
		SELECT white FROM results WHERE counts = 1 AND list = ?1 AND month >= (SELECT until FROM rating_lists WHERE list = ?1) UNION
		SELECT black FROM results WHERE counts = 1 AND list = ?1 AND month >= (SELECT until FROM rating_lists WHERE list = ?1)) ORDER BY player`
)

// RatingLists implements games.Store.
func (s *Store) RatingLists(ctx context.Context) ([]games.RatingList, error) {
	return listed(list(ctx, s.medium, ratingListsSQL, scanRatingList))
}

// RatingList implements games.Store.
func (s *Store) RatingList(ctx context.Context, name string) (games.RatingList, error) {
	l, err := scanRatingList(first(ctx, s.medium, ratingListSQL, name))
	if errors.Is(err, games.ErrNotFound) {
		return games.RatingList{List: name}, nil
	}
	return listed(l, err)
}

// ListsOf implements games.Store.
func (s *Store) ListsOf(ctx context.Context, player string) ([]string, error) {
	return listed(texts(ctx, s.medium, listsOfSQL, player))
}

// Results implements games.Store.
func (s *Store) Results(ctx context.Context, name, player string, from, until rating.Month) ([]games.Result, error) {
	if player == "" {
		return listed(list(ctx, s.medium, resultsSQL, scanResult, name, int(from), int(until)))
	}
	return listed(list(ctx, s.medium, resultsOfSQL, scanResult, name, int(from), int(until), player))
}

// Result implements games.Store.
func (s *Store) Result(ctx context.Context, match int) (games.Result, error) {
	return listed(scanResult(first(ctx, s.medium, resultSQL, match)))
}

// LastEntries implements games.Store.
func (s *Store) LastEntries(ctx context.Context, name string, before rating.Month) ([]rating.Entry, error) {
	return listed(list(ctx, s.medium, allLastSQL, scanEntry, name, int(before)))
}

// LastEntry implements games.Store.
func (s *Store) LastEntry(ctx context.Context, name, player string, before rating.Month) (e rating.Entry, ok bool, err error) {
	all, err := listed(list(ctx, s.medium, lastEntrySQL, scanEntry, name, int(before), player))
	if err != nil || len(all) == 0 {
		return e, false, err
	}
	return all[0], true, nil
}

// NewestName implements games.Store.
func (s *Store) NewestName(ctx context.Context, player string) (n games.NewestName, err error) {
	all, err := listed(list(ctx, s.medium, newestNameSQL, scanNewestName, player))
	if err != nil || len(all) == 0 {
		return n, err
	}
	return all[0], nil
}

// NewestNames implements games.Store.
func (s *Store) NewestNames(ctx context.Context, name string) ([]games.NewestName, error) {
	return listed(list(ctx, s.medium, newestNamesSQL, scanNewestName, name))
}

// LatestNames implements games.Store.
func (s *Store) LatestNames(ctx context.Context, n int) (names []games.NewestName, all int, err error) {
	if names, err = listed(list(ctx, s.medium, latestNamesSQL, scanNewestName, max(0, n))); err == nil {
		_, err = listed(0, first(ctx, s.medium, countNamesSQL).Scan(&all))
	}
	return names, all, err
}

func scanRatingList(row scanner) (l games.RatingList, err error) {
	return l, row.Scan(&l.List, (*int)(&l.Until), &l.Version)
}

func scanEntry(row scanner) (e rating.Entry, err error) {
	return e, row.Scan(&e.ID, (*int)(&e.Month), &e.Value, &e.Deviation, &e.Volatility, &e.Games, &e.Won, &e.Drawn, &e.Lost)
}

func scanNewestName(row scanner) (n games.NewestName, err error) {
	return n, row.Scan(&n.Player, &n.Name, into(&n.Ended))
}

// listed says of an error what was read.
func listed[T any](all T, err error) (T, error) {
	if err != nil {
		return all, fmt.Errorf("read lists of ratings: %w", err)
	}
	return all, nil
}
