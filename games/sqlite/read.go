package sqlite

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"pbem/games"
	"pbem/games/moving"
)

// Reading is a file of a store that is read, as a backup is to be put back elsewhere.
type Reading struct {
	Source   moving.Source // as of one moment, of this program's layout
	ID       string        // of what is read: the same only for the same rows
	Contents games.Contents
}

// Read reads a file through, as Restore does, and shows it. One of an earlier layout is brought to this program's in a copy, in the folder for temporary
// files; the file itself is not changed. The error is a sentence about the file, games.ErrBarred where nothing may be done with what is in it.
func Read(ctx context.Context, path string, do func(Reading) error) (err error) {
	var r Reading
	if r.Contents, err = Inspect(ctx, path); err != nil {
		return err
	}
	if err := notBarred(ctx, path); err != nil {
		return err
	}
	name := whole(path)
	recent, err := ofToday(ctx, path)
	if err != nil {
		return err
	}
	if recent {
		if r.ID, err = sumOf(path, path+"-wal"); err != nil {
			return err
		}
		return show(ctx, path, name, r, do)
	}
	r.ID = rand.Text() // migrations draw numbers by chance
	return migrated(ctx, path, func(copied string) error { return show(ctx, copied, name, r, do) })
}

// show shows a file in one transaction.
func show(ctx context.Context, path, name string, r Reading, do func(Reading) error) error {
	return withFile(path, "ro", func(db *sql.DB) error {
		tx, err := db.BeginTx(ctx, &sql.TxOptions{ReadOnly: true})
		if err != nil {
			return err
		}
		defer tx.Rollback()
		r.Source = source{reader{tx}, name}
		return do(r)
	})
}

// ofToday reports whether all migrations were done with a file.
func ofToday(ctx context.Context, path string) (yes bool, err error) {
	known, err := migrations.ReadDir("migrations")
	if err != nil {
		return false, err
	}
	err = withFile(path, "ro", func(db *sql.DB) error {
		const doneSQL = `SELECT count(DISTINCT version_id) >= ? FROM goose_db_version WHERE is_applied AND version_id > 0`
		return db.QueryRowContext(ctx, doneSQL, len(known)).Scan(&yes)
	})
	return yes, err
}

// migrated makes a copy of a file, of this program's layout.
func migrated(ctx context.Context, path string, do func(copied string) error) (err error) {
	dir, err := os.MkdirTemp("", "pbem-restore-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	copied := filepath.Join(dir, "games.db")
	if err := copyTo(ctx, path, copied); err != nil {
		return err
	}
	store, err := Open(copied)
	if err == nil {
		err = store.Close()
	}
	if err != nil {
		return fmt.Errorf("%s, in a copy: %w", path, err)
	}
	return do(copied)
}

// sumOf is the sum of files, of which there may be some.
func sumOf(paths ...string) (string, error) {
	sum := sha256.New()
	for _, path := range paths {
		file, err := os.Open(path)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = io.Copy(sum, file)
		if err := errors.Join(err, file.Close()); err != nil {
			return "", err
		}
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}
