package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"pbem/games"
	"pbem/games/durable"
)

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
