package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"pbem/games"
)

const (
	knownSQL = `SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'relocations'`
	whySQL   = `SELECT why FROM relocations WHERE why <> '' ORDER BY role`
)

// Barred returns why nothing may be done with the store at path, "" where it may, or there is none: it was moved, or is being moved (package moving).
func Barred(ctx context.Context, path string) (why string, err error) {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	err = withFile(path, "ro", func(db *sql.DB) error {
		why, err = barred(ctx, db)
		return err
	})
	return why, err
}

// notBarred is games.ErrBarred for the file of a store that nothing may be done with.
func notBarred(ctx context.Context, path string) error {
	return withFile(path, "ro", func(db *sql.DB) error {
		if err := refuseBarred(ctx, db); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		return nil
	})
}

// barred asks an open file.
func barred(ctx context.Context, db *sql.DB) (why string, err error) {
	var known bool // not in a file that is no store
	if err := db.QueryRowContext(ctx, knownSQL).Scan(&known); err != nil || !known {
		return "", err
	}
	err = db.QueryRowContext(ctx, whySQL).Scan(&why)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return why, err
}

// refuseBarred is games.ErrBarred for a store that nothing may be done with.
func refuseBarred(ctx context.Context, db *sql.DB) error {
	why, err := barred(ctx, db)
	if err == nil && why != "" {
		err = fmt.Errorf("%w: %s", games.ErrBarred, why)
	}
	return err
}
