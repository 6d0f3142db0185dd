package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"time"

	"pbem/games"
	"pbem/games/durable"
)

const setMarkSQL = `INSERT INTO marks (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`

// Backup copies the store at path into the file target, whole or not at all, while others write: what was committed when
// it began is in it, and nothing by halves. The copy is read through before it gets its name. An older file is only
// replaced when replace says so; else it is an fs.ErrExist.
func Backup(ctx context.Context, path, target string, replace bool, now time.Time) (games.Contents, error) {
	if _, err := os.Stat(path); err != nil {
		return games.Contents{}, err
	}
	hold, err := share(path)
	if err != nil {
		return games.Contents{}, err
	}
	defer hold.release()
	if same(target, path) {
		return games.Contents{}, fmt.Errorf("%s is the store itself", target)
	}
	write := durable.CreateBy
	if replace {
		write = durable.ReplaceBy
	}
	var made games.Contents
	err = write(target, func(temporary string) (err error) {
		if err := duplicate(ctx, path, temporary, games.MarkBackup, now); err != nil {
			return err
		}
		made, err = Inspect(ctx, temporary)
		return err
	})
	return made, err
}

// duplicate writes what is in a store into an empty file, together with a mark that says when. VACUUM INTO reads in one
// transaction, and leaves one file without a log beside it.
func duplicate(ctx context.Context, path, target, mark string, at time.Time) (err error) {
	defer func() {
		if err != nil {
			os.Remove(target + "-journal") // SQLite leaves it behind on a full disk
		}
	}()
	if err := withFile(path, "ro", func(db *sql.DB) error {
		_, err := db.ExecContext(ctx, "VACUUM INTO ?", target)
		return err
	}); err != nil {
		return fmt.Errorf("cannot copy %s: %w", path, err)
	}
	return withFile(target, "rw", func(db *sql.DB) error {
		_, err := db.ExecContext(ctx, setMarkSQL, mark, at.UTC().Format(time.RFC3339))
		return err
	})
}

// withFile opens a file as it is, without bringing it to this program's layout: "ro" for reading, "rw" for writing.
func withFile(path, mode string, do func(*sql.DB) error) (err error) {
	abs, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	name := (&url.URL{Scheme: "file", Path: filepath.ToSlash(abs)}).String() + "?mode=" + mode + "&_pragma=busy_timeout(10000)"
	db, err := sql.Open("sqlite", name)
	if err != nil {
		return err
	}
	db.SetMaxOpenConns(1)
	defer func() { err = errors.Join(err, db.Close()) }()
	return do(db)
}
