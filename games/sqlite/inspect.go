package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"

	"github.com/pressly/goose/v3"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"pbem/games"
	"pbem/games/relational"
)

// Contents is what a store holds, in numbers.
type Contents struct {
	Layout  int64          // the number of the last migration
	Matches int            //
	Live    int            // of these, challenged or being played
	Events  int            //
	Players int            //
	Waiting int            // letters in the outbox that are to be sent
	GivenUp int            // letters in the outbox that could not be sent
	Aside   int            // letters in quarantine
	Tagged  int            // letters among the newest ones whose envelope sender has a + part
	Missing int            // letters in the mailbox that its server does not deliver; 0 in a store of before they were noted
	Outages []games.Outage // the last outages, and pauses of all clocks, by their ends, the newest first, at most a hundred
	Due     time.Time      // when time will next do something in a match; zero for never
	Made    time.Time      // of a backup: when it was made; else zero
	Marks   map[string]string
	Alive   time.Time // when the service last looked at the clock; zero for never
}

const (
	layoutSQL = `SELECT coalesce(max(version_id), 0) FROM goose_db_version WHERE is_applied`
	countsSQL = `SELECT (SELECT count(*) FROM matches), (SELECT count(*) FROM matches WHERE stage IN (1, 2)), (SELECT count(*) FROM events),
		(SELECT count(*) FROM players), (SELECT count(*) FROM outbox WHERE state = 0), (SELECT count(*) FROM outbox WHERE state = 2),
		(SELECT count(*) FROM quarantine), (SELECT min(due) FROM matches)`
	spoiltSQL  = `SELECT count(*) FROM events WHERE NOT json_valid(data)`
	missingSQL = `SELECT count(*) FROM unfetched`
	// unfetchedLayout is the migration since when there is that table.
	unfetchedLayout = 11

	taggedSQL = `SELECT count(*) FROM (SELECT sender FROM outbox WHERE sender <> '' ORDER BY id DESC LIMIT 10) WHERE instr(sender, '+') > 0`

	marksSQL = `SELECT name, value FROM marks`
	// A match's version is the number of its events.
	tornSQL = `SELECT count(*) FROM matches m WHERE version <> (SELECT count(*) FROM events e WHERE e.match_id = m.id)`
)

// Inspect reads a file through and says what it holds. Nothing is changed. The error is a sentence about the file when it
// is no store, is damaged, or was written by a later version of this program.
func Inspect(ctx context.Context, path string) (Contents, error) {
	return inspect(ctx, path, "integrity_check")
}

// Sound looks for damage in a store for so long at most, and changes nothing; whole is false when that was not enough. The
// error is a sentence about the damage. A file that is not there yet, or empty, is sound.
func Sound(ctx context.Context, path string, within time.Duration) (whole bool, err error) {
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) || err == nil && info.Size() == 0 {
		return true, nil
	}
	if err != nil {
		return false, err
	}
	check := "quick_check"
	if info.Size() <= smallStore {
		check = "integrity_check"
	}
	ctx, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	_, err = inspect(ctx, path, check)
	if ctx.Err() != nil {
		return false, nil
	}
	return err == nil, err
}

// smallStore is the size, in bytes, up to which a store's indexes are compared, too.
const smallStore = 64 << 20

func inspect(ctx context.Context, path, check string) (Contents, error) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return Contents{}, err
	case !info.Mode().IsRegular():
		return Contents{}, fmt.Errorf("%s is not a file", path)
	case info.Size() == 0:
		return Contents{}, fmt.Errorf("%s is empty", path)
	}
	var c Contents
	err = withFile(path, "ro", func(db *sql.DB) error { return c.read(ctx, db, check) })
	if err != nil {
		return Contents{}, fmt.Errorf("%s: %w", path, err)
	}
	return c, nil
}

func (c *Contents) read(ctx context.Context, db *sql.DB, check string) error {
	if err := c.layout(ctx, db); err != nil {
		return err
	}
	if err := sound(ctx, db, check); err != nil {
		return err
	}
	var torn int
	if err := db.QueryRowContext(ctx, tornSQL).Scan(&torn); err != nil {
		return explained(err)
	}
	if torn > 0 {
		return fmt.Errorf("it is damaged: %d games lack some of their events", torn)
	}
	var spoilt int
	if err := db.QueryRowContext(ctx, spoiltSQL).Scan(&spoilt); err != nil {
		return explained(err)
	}
	if spoilt > 0 {
		return fmt.Errorf("it is damaged: %d events of games cannot be read", spoilt)
	}
	if err := lettersWhole(ctx, db); err != nil {
		return err
	}
	if c.Layout >= unfetchedLayout {
		if err := db.QueryRowContext(ctx, missingSQL).Scan(&c.Missing); err != nil {
			return explained(err)
		}
		if err := c.outages(ctx, db); err != nil {
			return explained(err)
		}
	}
	err := db.QueryRowContext(ctx, countsSQL).
		Scan(&c.Matches, &c.Live, &c.Events, &c.Players, &c.Waiting, &c.GivenUp, &c.Aside, relational.Into(&c.Due))
	if err == nil {
		err = db.QueryRowContext(ctx, taggedSQL).Scan(&c.Tagged)
	}
	if err != nil {
		return explained(err)
	}
	return explained(c.marks(ctx, db))
}

func (c *Contents) outages(ctx context.Context, db *sql.DB) error {
	rows, err := db.QueryContext(ctx, `SELECT began, ended, why FROM outages ORDER BY ended DESC LIMIT 100`)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var o games.Outage
		if err := rows.Scan(relational.Into(&o.Began), relational.Into(&o.Ended), &o.Why); err != nil {
			return err
		}
		c.Outages = append(c.Outages, o)
	}
	return rows.Err()
}

// alive reads when the service was last alive; a store of before there were nodes has a mark of that name.
func (c *Contents) alive(ctx context.Context, db *sql.DB) error {
	var nodes int
	err := db.QueryRowContext(ctx, `SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'nodes'`).Scan(&nodes)
	if err != nil || nodes == 0 {
		c.Alive, _ = time.Parse(time.RFC3339Nano, c.Marks["alive"])
		return err
	}
	return db.QueryRowContext(ctx, `SELECT max(alive) FROM nodes`).Scan(relational.Into(&c.Alive))
}

// Marks reads the marks of a store and nothing else, and changes nothing.
func Marks(ctx context.Context, path string) (map[string]string, error) {
	var c Contents
	err := withFile(path, "ro", func(db *sql.DB) error { return explained(c.marks(ctx, db)) })
	return c.Marks, err
}

func (c *Contents) marks(ctx context.Context, db *sql.DB) error {
	rows, err := db.QueryContext(ctx, marksSQL)
	if err != nil {
		return err
	}
	defer rows.Close()
	c.Marks = map[string]string{}
	for rows.Next() {
		var name, value string
		if err := rows.Scan(&name, &value); err != nil {
			return err
		}
		c.Marks[name] = value
	}
	c.Made, _ = time.Parse(time.RFC3339, c.Marks[backupMark]) // the zero time when it is no backup
	if err := rows.Err(); err != nil {
		return err
	}
	return c.alive(ctx, db)
}

func (c *Contents) layout(ctx context.Context, db *sql.DB) error {
	var ours bool
	const tables = `SELECT count(*) = 2 FROM sqlite_schema WHERE type = 'table' AND name IN ('goose_db_version', 'letters_in')`
	if err := db.QueryRowContext(ctx, tables).Scan(&ours); err != nil {
		return explained(err)
	}
	if !ours {
		return errors.New("it is a SQLite file, but no store of pbem")
	}
	if err := db.QueryRowContext(ctx, layoutSQL).Scan(&c.Layout); err != nil {
		return explained(err)
	}
	known, err := latest()
	if err != nil {
		return err
	}
	return refuseLater(c.Layout, known)
}

// latest is the number of this program's last migration.
func latest() (last int64, err error) {
	files, err := migrations.ReadDir("migrations")
	for _, f := range files {
		n, wrong := goose.NumericComponent(f.Name())
		if wrong != nil {
			return 0, wrong
		}
		last = max(last, n)
	}
	return last, err
}

func refuseLater(have, known int64) error {
	if have <= known {
		return nil
	}
	return fmt.Errorf("the file was written by a later version of this program "+
		"(its layout is number %d, this program knows up to %d); please use that version", have, known)
}

// sound asks SQLite to read the file through: integrity_check for all of it, quick_check without the indexes.
func sound(ctx context.Context, db *sql.DB, check string) error {
	var word string
	if err := db.QueryRowContext(ctx, "PRAGMA "+check+"(1)").Scan(&word); err != nil {
		return explained(err)
	}
	if word != "ok" {
		return fmt.Errorf("it is damaged: %s", word)
	}
	return nil
}

// explained says in words what SQLite has against a file.
func explained(err error) error {
	var fault *sqlite.Error
	if !errors.As(err, &fault) {
		return err
	}
	switch fault.Code() & 0xff {
	case sqlite3.SQLITE_NOTADB:
		return fmt.Errorf("it is no SQLite file: %w", err)
	case sqlite3.SQLITE_CORRUPT:
		return fmt.Errorf("it is damaged: %w", err)
	}
	return err
}
