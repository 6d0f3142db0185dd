package relational

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"pbem/adjudicator/rating"
	"pbem/games"
)

// The words "last = 1" are those of the index standings_value, in which a list is in order.
const (
	laterEntrySQL = `SELECT count(*) FROM (SELECT 1 FROM standings WHERE list = ?1 AND month >= ` + sound + ` LIMIT 1) AS found`
	namedColumns  = `s.player, s.month, s.value, s.deviation, s.volatility, s.games, s.won, s.drawn, s.lost, coalesce(n.name, '')`
	namedTables   = `standings s LEFT JOIN newest_names n ON n.player = s.player`
	highestSQL    = `SELECT ` + namedColumns + ` FROM ` + namedTables + ` WHERE s.list = ? AND s.last = 1 ORDER BY s.value DESC LIMIT ?`
	aboveSQL      = `SELECT count(CASE WHEN value > ?2 THEN 1 END), count(*) FROM standings WHERE list = ?1 AND last = 1`
	stepsSQL      = `SELECT month, value, deviation, volatility, count(*) FROM standings WHERE list = ? AND last = 1 AND value = ?
		GROUP BY month, value, deviation, volatility ORDER BY month, deviation, volatility`
	thisStep        = `s.list = ?1 AND s.last = 1 AND s.value = ?2 AND s.month = ?3 AND s.deviation = ?4 AND s.volatility = ?5`
	onStepSQL       = `SELECT ` + namedColumns + ` FROM ` + namedTables + ` WHERE ` + thisStep + ` ORDER BY coalesce(n.name, ''), s.player LIMIT ?6`
	beforeOnStepSQL = `SELECT count(*) FROM ` + namedTables + ` WHERE ` + thisStep + ` AND (coalesce(n.name, '') < ?6 OR coalesce(n.name, '') = ?6 AND s.player < ?7)`

	countWaitingSQL = `SELECT count(*) FROM results WHERE counts = 1 AND list = ? AND month >= ?`
	waitingOfSQL    = `SELECT player, count(*) FROM (
		SELECT white AS player FROM results WHERE counts = 1 AND list = ?1 AND month >= ?2 AND white IN (%[1]s) UNION ALL
		SELECT black AS player FROM results WHERE counts = 1 AND list = ?1 AND month >= ?2 AND black IN (%[1]s)) AS sides GROUP BY player`
)

// InOrder implements games.Store.
func (s *Store) InOrder(ctx context.Context, name string, month rating.Month) (bool, error) {
	n, err := count(ctx, s.medium, laterEntrySQL, name, int(month))
	return n == 0, err
}

// Highest implements games.Store.
func (s *Store) Highest(ctx context.Context, name string, n int) ([]games.Named, error) {
	return listed(list(ctx, s.medium, highestSQL, scanNamed, name, n))
}

// Above implements games.Store.
func (s *Store) Above(ctx context.Context, name string, value float64) (above, all int, err error) {
	_, err = listed(0, first(ctx, s.medium, aboveSQL, name, value).Scan(&above, &all))
	return above, all, err
}

// Steps implements games.Store.
func (s *Store) Steps(ctx context.Context, name string, value float64) ([]games.Step, error) {
	return listed(list(ctx, s.medium, stepsSQL, scanStep, name, value))
}

// OnStep implements games.Store.
func (s *Store) OnStep(ctx context.Context, name string, step games.Step, n int) ([]games.Named, error) {
	return listed(list(ctx, s.medium, onStepSQL, scanNamed, append(onStep(name, step), n)...))
}

// BeforeOnStep implements games.Store.
func (s *Store) BeforeOnStep(ctx context.Context, name string, step games.Step, called, player string) (int, error) {
	return count(ctx, s.medium, beforeOnStepSQL, append(onStep(name, step), called, player)...)
}

// GamesWaiting implements games.Store.
func (s *Store) GamesWaiting(ctx context.Context, name string, from rating.Month, players []string) (all int, of map[string]int, err error) {
	if all, err = count(ctx, s.medium, countWaitingSQL, name, int(from)); err != nil {
		return 0, nil, err
	}
	of = map[string]int{}
	for some := range slices.Chunk(players, lot) {
		args, places := []any{name, int(from)}, make([]string, len(some))
		for i, player := range some {
			args, places[i] = append(args, player), fmt.Sprintf("?%d", i+3)
		}
		counts, err := listed(list(ctx, s.medium, fmt.Sprintf(waitingOfSQL, strings.Join(places, ", ")), scanTally, args...))
		if err != nil {
			return 0, nil, err
		}
		for _, t := range counts {
			of[t.player] = t.games
		}
	}
	return all, of, nil
}

// onStep are the values of thisStep.
func onStep(list string, s games.Step) []any {
	return []any{list, s.Value, int(s.Month), s.Deviation, s.Volatility}
}

func count(ctx context.Context, from Reader, statement string, args ...any) (n int, err error) {
	_, err = listed(0, first(ctx, from, statement, args...).Scan(&n))
	return n, err
}

func scanNamed(row scanner) (n games.Named, err error) {
	return n, row.Scan(&n.ID, (*int)(&n.Month), &n.Value, &n.Deviation, &n.Volatility, &n.Games, &n.Won, &n.Drawn, &n.Lost, &n.Name)
}

func scanStep(row scanner) (s games.Step, err error) {
	return s, row.Scan((*int)(&s.Month), &s.Value, &s.Deviation, &s.Volatility, &s.People)
}

// tally is how many games somebody has.
type tally struct {
	player string
	games  int
}

func scanTally(row scanner) (t tally, err error) { return t, row.Scan(&t.player, &t.games) }
