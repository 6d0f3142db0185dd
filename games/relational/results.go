package relational

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"strconv"
	"time"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/rules"
)

const (
	resultColumns = `match_id, counts, list, ended, score, white, black, white_name, black_name`
	resultSQL     = `SELECT ` + resultColumns + ` FROM results WHERE match_id = ?`
	setResultSQL  = `INSERT INTO results (match_id, counts, list, ended, score, white, black, white_name, black_name) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (match_id) DO UPDATE SET counts = excluded.counts, list = excluded.list, ended = excluded.ended,
		score = excluded.score, white = excluded.white, black = excluded.black, white_name = excluded.white_name, black_name = excluded.black_name`
	dropResultSQL = `DELETE FROM results WHERE match_id = ?`

	setNewestNameSQL = `INSERT INTO newest_names (player, name, ended)
		SELECT ?1, name, ended FROM (
			SELECT * FROM (SELECT white_name AS name, ended FROM results WHERE white = ?1 ORDER BY ended DESC, white_name LIMIT 1) AS whites UNION ALL
			SELECT * FROM (SELECT black_name AS name, ended FROM results WHERE black = ?1 ORDER BY ended DESC, black_name LIMIT 1) AS blacks) AS called
		ORDER BY ended DESC, name LIMIT 1`
	dropNewestNameSQL = `DELETE FROM newest_names WHERE player = ?`

	touchListSQL = `INSERT INTO rating_lists (list, version) VALUES (?, 1) ON CONFLICT (list) DO UPDATE SET version = rating_lists.version + 1`
)

// result keeps a game that is over, or that is not any more.
func (t clubWriter) result(r games.Result) error {
	before, err := scanResult(t.row(resultSQL, r.Match))
	if errors.Is(err, games.ErrNotFound) {
		before, err = games.Result{Match: r.Match, Gone: true}, nil
	}
	if err == nil {
		err = t.replaceResult(before, r)
	}
	if err == nil && (before.Counts != r.Counts || before.Game != r.Game) {
		err = errors.Join(t.touch(before), t.touch(r))
	}
	if err != nil {
		return fmt.Errorf("result of match %d: %w", r.Match, err)
	}
	return nil
}

func (t clubWriter) replaceResult(before, r games.Result) error {
	var err error
	look := about("result of match %d", r.Match)
	if r.Gone {
		err = t.later(look, dropResultSQL, r.Match)
	} else {
		err = t.later(look, setResultSQL, r.Match, r.Counts, r.Game.List, known(r.Game.Ended), int(2*r.Game.Score),
			r.Game.White, r.Game.Black, r.Names[0], r.Names[1])
	}
	for _, player := range []string{before.Game.White, before.Game.Black, r.Game.White, r.Game.Black} {
		if err == nil && player != "" {
			err = t.nameAgain(player, look)
		}
	}
	return err
}

// nameAgain finds what a player is called now that the results have changed (CR-19).
func (t clubWriter) nameAgain(player string, look Look) error {
	if err := t.later(look, dropNewestNameSQL, player); err != nil {
		return err
	}
	return t.later(look, setNewestNameSQL, player)
}

// touch notes that a result has come to its list, or leaves it: what a process has reckoned of the list counts no more.
func (t clubWriter) touch(r games.Result) error {
	if !r.Counts {
		return nil
	}
	return t.later(about("result of match %d", r.Match), touchListSQL, r.Game.List)
}

// scanResult reads a row of resultColumns.
func scanResult(row scanner) (r games.Result, err error) {
	var twice int
	err = row.Scan(&r.Match, &r.Counts, &r.Game.List, into(&r.Game.Ended), &twice, &r.Game.White, &r.Game.Black, &r.Names[0], &r.Names[1])
	r.Game.Score = float64(twice) / 2
	return r, err
}

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

const (
	// Triggers keep the table: see its migration.
	playedSQL = `SELECT fact, value, n FROM played WHERE preset = ? AND n > 0`
	// The index of what has changed is as long as a day's letters; the words behind it are those of the triggers.
	playedLatelySQL = `SELECT result, turn, reason FROM matches WHERE updated >= ? AND preset = ? AND stage = 3 AND private = 0 AND program = 0 AND result <> '*'`
)

// Played implements games.Store.
func (s matchStore) Played(ctx context.Context, preset string, until time.Time) (games.Played, error) {
	p := games.NewPlayed()
	_, err := list(ctx, s.medium, playedSQL, func(row scanner) (_ struct{}, err error) {
		var fact, value string
		var n int
		if err := row.Scan(&fact, &value, &n); err != nil {
			return struct{}{}, err
		}
		return struct{}{}, counted(p, fact, value, n)
	}, preset)
	if err == nil {
		_, err = list(ctx, s.medium, playedLatelySQL, func(row scanner) (_ struct{}, err error) {
			var result, reason string
			var turn int
			if err := row.Scan(&result, &turn, &reason); err != nil {
				return struct{}{}, err
			}
			p.Add(rules.Result(result), max(turn-1, 0), reason, -1)
			return struct{}{}, nil
		}, known(until), preset)
	}
	if err != nil {
		return games.Played{}, fmt.Errorf("games of %s: %w", preset, err)
	}
	maps.DeleteFunc(p.Results, func(_ rules.Result, n int) bool { return n <= 0 })
	maps.DeleteFunc(p.Turns, func(_ int, n int) bool { return n <= 0 })
	maps.DeleteFunc(p.Reasons, func(_ string, n int) bool { return n <= 0 })
	return p, nil
}

// counted takes a row of sums.
func counted(p games.Played, fact, value string, n int) error {
	switch fact {
	case "result":
		p.Results[rules.Result(value)] = n
	case "reason":
		p.Reasons[value] = n
	case "turns":
		turns, err := strconv.Atoi(value)
		if err != nil {
			return err
		}
		p.Turns[turns] = n
	}
	return nil
}
