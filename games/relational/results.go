package relational

import (
	"errors"
	"fmt"

	"pbem/games"
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
