package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"

	"pbem/games"
	"pbem/games/relational"
)

const (
	// Letters are held against the sums that were kept with them, as in a file: what disks do to them, checksums of pages find only where the host
	// has switched them on.
	unlikeSQL = `SELECT o.message_id FROM letters_out l JOIN outbox o ON o.id = l.id WHERE sha256(l.data) <> o.sum LIMIT 1`
	// What a foreign key would promise: see its migration.
	orphanedSQL = `SELECT count(*) FROM letters_out l WHERE NOT EXISTS (SELECT 1 FROM outbox o WHERE o.id = l.id)`
	unsummedSQL = `SELECT current_setting('data_checksums') <> 'on'`
	hasSQL      = `SELECT to_regclass(quote_ident($1)) IS NOT NULL`
)

// Inspect reads through what a database holds, as of one moment, and says what it is. Nothing is changed. The error is a sentence about the store when it
// is damaged, or was made by a later version of this program; it is fs.ErrNotExist where there are no tables yet.
func Inspect(ctx context.Context, address string) (c games.Contents, err error) {
	pool, err := connect(address)
	if err != nil {
		return c, err
	}
	defer pool.Close()
	c, err = inspect(ctx, pool)
	if err != nil {
		return games.Contents{}, fmt.Errorf("%s: %w", Public(address), explain(err))
	}
	return c, nil
}

func inspect(ctx context.Context, pool *sql.DB) (c games.Contents, err error) {
	tx, err := pool.BeginTx(ctx, &sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true})
	if err != nil {
		return c, err
	}
	defer tx.Rollback()
	layout, err := layoutOf(ctx, tx)
	if err != nil {
		return c, err
	}
	if err := lettersWhole(ctx, tx); err != nil {
		return c, err
	}
	if err := relational.Whole(ctx, reader{tx}); err != nil {
		return c, err
	}
	c, err = relational.Inspect(ctx, reader{tx})
	c.Layout = layout
	if err == nil {
		err = tx.QueryRowContext(ctx, unsummedSQL).Scan(&c.Unsummed)
	}
	return c, err
}

// lettersWhole holds the bytes of letters against their rows.
func lettersWhole(ctx context.Context, tx *sql.Tx) error {
	var id string
	switch err := tx.QueryRowContext(ctx, unlikeSQL).Scan(&id); {
	case err == nil:
		return fmt.Errorf("it is damaged: the letter <%s> is not as it was written", told(id))
	case !errors.Is(err, sql.ErrNoRows):
		return err
	}
	return noOrphans(ctx, tx)
}

// noOrphans looks for bytes of letters of which there is nothing else.
func noOrphans(ctx context.Context, tx *sql.Tx) error {
	var orphans int
	if err := tx.QueryRowContext(ctx, orphanedSQL).Scan(&orphans); err != nil {
		return err
	}
	if orphans > 0 {
		return fmt.Errorf("it is damaged: of %d letters there are bytes, and nothing else", orphans)
	}
	return nil
}

func has(ctx context.Context, tx *sql.Tx, table string) (there bool, err error) {
	return there, tx.QueryRowContext(ctx, hasSQL, table).Scan(&there)
}

// layoutOf returns the number of a database's layout. The error is fs.ErrNotExist where there is no store yet.
func layoutOf(ctx context.Context, tx *sql.Tx) (layout int64, err error) {
	known, err := layouts()
	if err != nil {
		return 0, err
	}
	done, err := doneWith(ctx, tx, known)
	if err == nil && done == nil {
		err = fmt.Errorf("there is no store yet: %w", fs.ErrNotExist)
	}
	if err != nil {
		return 0, err
	}
	_, err = known.Pending(done)
	return known.Last(), err
}

const undefinedTable = "42P01"

// Marks reads the marks of a store and nothing else, and changes nothing; none where there are no tables yet.
func Marks(ctx context.Context, address string) (map[string]string, error) {
	pool, err := connect(address)
	if err != nil {
		return nil, err
	}
	defer pool.Close()
	marks, err := relational.Marks(ctx, &medium{pool: pool})
	if sqlState(err) == undefinedTable {
		return nil, nil
	}
	return marks, err
}
