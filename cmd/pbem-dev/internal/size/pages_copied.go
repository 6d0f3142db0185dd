package size

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"path"
	"strconv"
	"strings"

	_ "modernc.org/sqlite" // the driver "sqlite"

	"pbem/web"
)

// copiedRecords is an archive whose records stand for as many again under each number of a copy. Nothing in it ever changes.
type copiedRecords struct {
	web.Archive
	count int // records that there are
}

// Files implements web.Archive.
func (c copiedRecords) Files(context.Context, string, func(string) bool, func(web.File) error) (string, error) {
	return "copied", nil
}

// Read implements web.Archive.
func (c copiedRecords) Read(ctx context.Context, name string, most int64) ([]byte, error) {
	base, ending := strings.TrimSuffix(name, path.Ext(name)), path.Ext(name)
	if n, err := strconv.Atoi(base); err == nil {
		name = fmt.Sprintf("%03d%s", (n-1)%c.count+1, ending)
	}
	return c.Archive.Read(ctx, name, most)
}

// copyListingSQL copies what is listed: ?1 is which copy, and ?2 to ?5 are how many games, people, names and rated people there are. A copy has the kinds and the
// events of the games that it is of, and other numbers, names and people.
var copyListingSQL = []string{
	"INSERT INTO names (id, name, folded, games) SELECT id + ?1 * ?4, name || ' ' || ?1, folded || ' ' || ?1, games FROM names WHERE id <= ?4",
	"INSERT INTO players (id, page, site, code, rater, name, lower, games) SELECT id + ?1 * ?3, replace(page, '.html', '-' || ?1 || '.html'), site, CASE code WHEN '' THEN '' ELSE code || 'x' || ?1 END, CASE rater WHEN '' THEN '' ELSE 'x' || ?1 || rater END, name || ' ' || ?1, lower || ' ' || ?1, games FROM players WHERE id <= ?3",
	"INSERT INTO games (id, address, file, state, number, date, kind, event, white, black, white_name, black_name, turns, setups, last, unruled, verified, verdict) SELECT id + ?1 * ?2, number + ?1 * ?2, printf('%03d.pbem', number + ?1 * ?2), state, number + ?1 * ?2, date, kind, event, white + ?1 * ?3, black + ?1 * ?3, white_name + ?1 * ?4, black_name + ?1 * ?4, turns, setups, last, unruled, verified, verdict FROM games WHERE id <= ?2",
	"INSERT INTO heads (game, head, opening) SELECT game + ?1 * ?2, head, opening FROM heads WHERE game <= ?2",
	"INSERT INTO files (name, stamp) SELECT CAST(g.file AS BLOB), 'copied' FROM games AS g WHERE g.id > ?1 * ?2 AND g.id <= (?1 + 1) * ?2",
	"INSERT INTO raters (id, who) SELECT id + ?1 * ?5, 'x' || ?1 || who FROM raters WHERE id <= ?5",
	"INSERT INTO rated (game, place, revision, link, stands, list, month, white, black, score, ended) SELECT game + ?1 * ?2, place || ' ' || ?1, revision, link, stands, list, month, white + ?1 * ?5, black + ?1 * ?5, score, ended FROM rated WHERE game <= ?2",
	"INSERT INTO standings (list, who, month, value, deviation, volatility, games, won, drawn, lost) SELECT list, who + ?1 * ?5, month, value, deviation, volatility, games, won, drawn, lost FROM standings WHERE who <= ?5",
	"INSERT INTO current (list, who, month, value) SELECT list, who + ?1 * ?5, month, value FROM current WHERE who <= ?5",
}

// sumListingSQL has the sums count ?1 times as much.
var sumListingSQL = []string{
	"UPDATE kinds SET games = games * ?1, turns = turns * ?1",
	"UPDATE events SET games = games * ?1",
	"UPDATE months SET games = games * ?1, people = people * ?1",
	"UPDATE marks SET value = value + 1 WHERE name = 'version'",
}

// copyListing has a listing list so many times as much, and returns how many games it had. These must be numbered from 1 on.
func copyListing(ctx context.Context, file string, times int, progress func(copies int)) (count int, err error) {
	db, err := sql.Open("sqlite", (&url.URL{Scheme: "file", Path: file}).String()+"?"+copyPragmas)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	db.SetMaxOpenConns(1)
	var games, people, names, raters int
	err = db.QueryRowContext(ctx, "SELECT (SELECT max(id) FROM games), (SELECT max(id) FROM players), (SELECT max(id) FROM names), (SELECT coalesce(max(id), 0) FROM raters)").Scan(&games, &people, &names, &raters)
	if err != nil {
		return 0, err
	}
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return 0, err
	}
	for n := 1; n < times && err == nil; n++ {
		if err = runAll(ctx, tx, copyListingSQL, n, games, people, names, raters); n%50 == 0 {
			progress(n)
		}
	}
	if err == nil {
		err = runAll(ctx, tx, sumListingSQL, times)
	}
	if err != nil {
		return 0, errors.Join(err, tx.Rollback())
	}
	return games, tx.Commit()
}

// copyPragmas have all of it written once, as far as memory goes: what is spoilt by a crash is made again.
const copyPragmas = "_pragma=journal_mode(OFF)&_pragma=synchronous(OFF)&_pragma=locking_mode(EXCLUSIVE)&_pragma=cache_size(-6000000)"

// runAll runs statements, each with as many of the arguments as it names.
func runAll(ctx context.Context, tx *sql.Tx, statements []string, args ...any) error {
	for _, text := range statements {
		if _, err := tx.ExecContext(ctx, text, args[:named(text, len(args))]...); err != nil {
			return fmt.Errorf("%s: %w", text, err)
		}
	}
	return nil
}

func named(text string, most int) (n int) {
	for i := 1; i <= most; i++ {
		if strings.Contains(text, "?"+strconv.Itoa(i)) {
			n = i
		}
	}
	return n
}
