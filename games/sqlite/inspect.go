package sqlite

import (
	"bytes"
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"time"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"pbem/games"
	"pbem/games/moving"
	"pbem/games/relational"
)

const (
	spoiltSQL = `SELECT count(*) FROM events WHERE NOT json_valid(data)`
)

// Inspect reads a file through and says what it holds. Nothing is changed. The error is a sentence about the file when it
// is no store, is damaged, or was written by a later version of this program.
func Inspect(ctx context.Context, path string) (c games.Contents, err error) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return c, err
	case !info.Mode().IsRegular():
		return c, fmt.Errorf("%s is not a file", path)
	case info.Size() == 0:
		return c, fmt.Errorf("%s is empty", path)
	}
	err = withFile(path, "ro", func(db *sql.DB) (err error) {
		c, err = read(ctx, db)
		return err
	})
	if err != nil {
		return games.Contents{}, fmt.Errorf("%s: %w", path, err)
	}
	return c, nil
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
	ctx, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	_, err = Inspect(ctx, path)
	if ctx.Err() != nil {
		return false, nil
	}
	return err == nil, err
}

func read(ctx context.Context, db *sql.DB) (c games.Contents, err error) {
	layout, err := layoutOf(ctx, db)
	if err != nil {
		return c, err
	}
	if err := sound(ctx, db); err != nil {
		return c, err
	}
	var spoilt int
	if err := db.QueryRowContext(ctx, spoiltSQL).Scan(&spoilt); err != nil {
		return c, explained(err)
	}
	if spoilt > 0 {
		return c, fmt.Errorf("it is damaged: %d events of games cannot be read", spoilt)
	}
	if err := lettersWhole(ctx, db); err != nil {
		return c, err
	}
	if err := relational.Whole(ctx, reader{db}); err != nil {
		return c, explained(err)
	}
	c, err = relational.Inspect(ctx, reader{db})
	c.Layout = layout
	return c, explained(err)
}

// reader is a relational.Reader of a file that is opened as it is.
type reader struct {
	from interface {
		QueryContext(ctx context.Context, statement string, args ...any) (*sql.Rows, error)
	}
}

// Query implements relational.Reader.
func (r reader) Query(ctx context.Context, statement string, args ...any) (relational.Rows, error) {
	rows, err := r.from.QueryContext(ctx, statement, args...)
	if err != nil {
		return nil, err // and no rows in an interface
	}
	return rows, nil
}

// Marks reads the marks of a store and nothing else, and changes nothing.
func Marks(ctx context.Context, path string) (marks map[string]string, err error) {
	err = withFile(path, "ro", func(db *sql.DB) (err error) {
		if _, err = layoutOf(ctx, db); err == nil {
			marks, err = relational.Marks(ctx, reader{db})
		}
		return explained(err)
	})
	return marks, err
}

// layoutOf returns the number of a file's layout. The error is a sentence about a file that is no store, or of a layout that this program cannot read.
func layoutOf(ctx context.Context, db *sql.DB) (layout int64, err error) {
	known, steps, err := pending(ctx, db)
	if err == nil && len(steps) > 0 {
		err = errors.New("there is no store in it yet")
	}
	return known.Last(), err
}

// sound asks SQLite to read the file through, and to compare rows with the indexes in which they stand again. Its quick_check would not compare.
func sound(ctx context.Context, db *sql.DB) error {
	var word string
	if err := db.QueryRowContext(ctx, "PRAGMA integrity_check(1)").Scan(&word); err != nil {
		return explained(err)
	}
	if word != "ok" {
		return fmt.Errorf("it is damaged: %s", word)
	}
	return nil
}

// ErrForeign is of a file that something else than a store is in.
var ErrForeign = errors.New("it is no SQLite file")

// explained says in words what SQLite has against a file.
func explained(err error) error {
	var fault *sqlite.Error
	if !errors.As(err, &fault) {
		return err
	}
	switch fault.Code() & 0xff {
	case sqlite3.SQLITE_NOTADB:
		return fmt.Errorf("%w: %w", ErrForeign, err)
	case sqlite3.SQLITE_CORRUPT:
		return fmt.Errorf("it is damaged: %w", err)
	}
	return err
}

const sumsSQL = `SELECT o.message_id, o.sum, l.data FROM letters_out l JOIN outbox o ON o.id = l.id`

// lettersWhole holds the bytes of letters against the sums that were kept with them: SQLite has no checksums, and most of a store is
// letters.
func lettersWhole(ctx context.Context, db *sql.DB) error {
	rows, err := db.QueryContext(ctx, sumsSQL)
	if err != nil {
		return explained(err)
	}
	defer rows.Close()
	for rows.Next() {
		var id string
		var sum, data sql.RawBytes
		if err := rows.Scan(&id, &sum, &data); err != nil {
			return explained(err)
		}
		if now := sha256.Sum256(data); !bytes.Equal(now[:], sum) {
			return fmt.Errorf("it is damaged: the letter <%s> is not as it was written", id)
		}
	}
	return explained(rows.Err())
}

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
