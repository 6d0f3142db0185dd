package sqlite

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"io"
	"io/fs"
	"os"

	"pbem/games"
	"pbem/games/moving"
)

// Reading is a file of a store that is read, as a backup is to be put back elsewhere.
type Reading struct {
	Source   moving.Source // as of one moment
	ID       string        // of what is read: the same only for the same rows
	Contents games.Contents
}

// Read reads a file through, as Restore does, and shows it. The error is a sentence about the file, games.ErrBarred where nothing may be done with what is in it.
func Read(ctx context.Context, path string, do func(Reading) error) (err error) {
	var r Reading
	if r.Contents, err = Inspect(ctx, path); err != nil {
		return err
	}
	if err := notBarred(ctx, path); err != nil {
		return err
	}
	if r.ID, err = sumOf(path, path+"-wal"); err != nil {
		return err
	}
	return show(ctx, path, whole(path), r, do)
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
