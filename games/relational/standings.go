package relational

import (
	"context"
	"fmt"

	"pbem/games"
)

const (
	// Lists are few: one for each set of options that anybody has played.
	ratingListsSQL = `SELECT list, version FROM rating_lists l WHERE EXISTS (SELECT 1 FROM results r WHERE r.list = l.list AND r.counts = 1) ORDER BY list`
	// The words "counts = 1" are those of the index of games that count.
	resultsSQL     = `SELECT ` + resultColumns + ` FROM results WHERE counts = 1 AND list = ? ORDER BY match_id`
	newestNamesSQL = `SELECT player, name, ended FROM newest_names WHERE player IN (%s)`
	latestNamesSQL = `SELECT player, name, ended FROM newest_names ORDER BY ended DESC, player DESC LIMIT ?`
	countNamesSQL  = `SELECT count(*) FROM newest_names`
)

// RatingLists implements games.Store.
func (s clubStore) RatingLists(ctx context.Context) ([]games.RatingList, error) {
	return listed(list(ctx, s.medium, ratingListsSQL, scanRatingList))
}

// Results implements games.Store.
func (s clubStore) Results(ctx context.Context, name string) ([]games.Result, error) {
	return listed(list(ctx, s.medium, resultsSQL, scanResult, name))
}

// Result implements games.Store.
func (s clubStore) Result(ctx context.Context, match int) (games.Result, error) {
	return listed(scanResult(first(ctx, s.medium, resultSQL, match)))
}

// NewestNames implements games.Store.
func (s clubStore) NewestNames(ctx context.Context, players []string) ([]games.NewestName, error) {
	keys := make([]any, len(players))
	for i, p := range players {
		keys[i] = p
	}
	return listed(listOf(ctx, s.medium, newestNamesSQL, scanNewestName, keys))
}

// LatestNames implements games.Store.
func (s clubStore) LatestNames(ctx context.Context, n int) (names []games.NewestName, all int, err error) {
	if names, err = listed(list(ctx, s.medium, latestNamesSQL, scanNewestName, max(0, n))); err == nil {
		_, err = listed(0, first(ctx, s.medium, countNamesSQL).Scan(&all))
	}
	return names, all, err
}

func scanRatingList(row scanner) (l games.RatingList, err error) {
	return l, row.Scan(&l.List, &l.Version)
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
