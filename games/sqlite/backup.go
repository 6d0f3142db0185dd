package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"time"

	"pbem/games"
	"pbem/games/durable"
	"pbem/games/moving"
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
	if err := fits(ctx, path); err != nil {
		return games.Contents{}, fmt.Errorf("%s: %w", path, err)
	}
	if err := notBarred(ctx, path); err != nil {
		return games.Contents{}, err
	}
	return readThrough(ctx, target, replace, func(temporary string) error {
		return duplicate(ctx, path, temporary, games.MarkBackup, now)
	})
}

// BackupOf writes a backup of a store that is no file, as Backup does: fill has an empty store made, and puts into it what the backup
// is to hold, with its mark.
func BackupOf(ctx context.Context, target string, replace bool, fill func(empty func() (moving.Side, error)) error) (games.Contents, error) {
	if _, err := os.Lstat(target); err == nil && !replace {
		return games.Contents{}, fmt.Errorf("%s: %w", target, fs.ErrExist) // before hours of work
	}
	return readThrough(ctx, target, replace, func(temporary string) error {
		err := filled(temporary, fill)
		return errors.Join(err, remove(temporary+"-wal", temporary+"-shm", temporary+"-journal", lockName(temporary)))
	})
}

// readThrough gives a file its name when it was written and is in order.
func readThrough(ctx context.Context, target string, replace bool, fill func(temporary string) error) (made games.Contents, err error) {
	write := durable.CreateBy
	if replace {
		write = durable.ReplaceBy
	}
	err = write(target, func(temporary string) (err error) {
		if err := fill(temporary); err != nil {
			return err
		}
		made, err = Inspect(ctx, temporary)
		return err
	})
	return made, err
}

// filled fills an empty file, and leaves no log beside it.
func filled(path string, fill func(empty func() (moving.Side, error)) error) error {
	var store *Store
	err := fill(func() (_ moving.Side, err error) {
		if store, err = Open(path, EvenBarred()); err != nil {
			return nil, err
		}
		return store.Side(), nil
	})
	if store != nil {
		err = errors.Join(err, store.Close())
	}
	if err != nil {
		return err
	}
	return withFile(path, "rw", func(db *sql.DB) error {
		_, err := db.Exec("PRAGMA journal_mode = DELETE")
		return err
	})
}

// duplicate writes what is in a store into an empty file, together with a mark that says when. VACUUM INTO reads in one
// transaction, and leaves one file without a log beside it.
func duplicate(ctx context.Context, path, target, mark string, at time.Time) (err error) {
	defer func() {
		if err != nil {
			os.Remove(target + "-journal") // SQLite leaves it behind on a full disk
		}
	}()
	if err := copyTo(ctx, path, target); err != nil {
		return err
	}
	return withFile(target, "rw", func(db *sql.DB) error {
		_, err := db.ExecContext(ctx, setMarkSQL, mark, at.UTC().Format(time.RFC3339))
		return err
	})
}

func copyTo(ctx context.Context, path, target string) error {
	err := withFile(path, "ro", func(db *sql.DB) error {
		_, err := db.ExecContext(ctx, "VACUUM INTO ?", target)
		return err
	})
	if err != nil {
		return fmt.Errorf("cannot copy %s: %w", path, err)
	}
	return nil
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

// Restore puts a copy of a backup in the store's place, with [games.MarkRestored] in it, and keeps the old store beside it under
// a name with the time. ErrInUse while anybody has the store open; until it returns nobody can open it. A crash leaves the
// old store or the new one.
func Restore(ctx context.Context, backup, path string, now time.Time) (games.Restored, error) {
	hold, err := alone(path)
	if err != nil {
		return games.Restored{}, err
	}
	defer hold.release()
	if same(backup, path) {
		return games.Restored{}, fmt.Errorf("%s is the store itself", backup)
	}
	var r games.Restored
	if r.Contents, err = Inspect(ctx, backup); err != nil {
		return games.Restored{}, err
	}
	err = durable.ReplaceBy(path, func(temporary string) error {
		if err := duplicate(ctx, backup, temporary, games.MarkRestored, now); err != nil {
			return err
		}
		if _, err := Inspect(ctx, temporary); err != nil {
			return err
		}
		if err := adopt(temporary, path); err != nil {
			return err
		}
		r.Kept, err = keep(path, now)
		return err
	})
	return r, err
}

func same(a, b string) bool {
	infoA, errA := os.Stat(a)
	infoB, errB := os.Stat(b)
	return errA == nil && errB == nil && os.SameFile(infoA, infoB)
}

// keep gives the old store a second name, under which it stays. Its log must be out of the way before another store gets
// the first name: SQLite would fold it into that one.
func keep(path string, now time.Time) (kept string, err error) {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return "", removeLog(path)
	}
	kept = fmt.Sprintf("%s.before-%s", path, now.UTC().Format("20060102T150405Z"))
	if err := os.Link(path, kept); err != nil {
		return "", fmt.Errorf("the old store cannot be kept: %w", err)
	}
	if err := os.Link(path+"-wal", kept+"-wal"); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("the old store cannot be kept: %w", err)
	}
	if err := durable.Sync(filepath.Dir(path)); err != nil {
		return "", err
	}
	foldLog(path)
	return kept, removeLog(path)
}

// foldLog lets SQLite fold the log into a store that was not closed in order: should the machine stop before the new store
// has the name, the old one is complete without its log. With one that is damaged it does not matter.
func foldLog(path string) {
	_ = withFile(path, "rw", func(db *sql.DB) error {
		_, err := db.Exec("PRAGMA wal_checkpoint(TRUNCATE)")
		return err
	})
}

func removeLog(path string) error { return remove(path+"-wal", path+"-shm") }

// remove removes files that may be there.
func remove(names ...string) error {
	for _, name := range names {
		if err := os.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}
