package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"os"

	"pbem/games/relational"
)

//go:embed migrations/*.sql
var migrations embed.FS

// tablesSQL asks whether there are tables, and whether they are a store's: not those that Litestream keeps in each file.
const tablesSQL = `SELECT count(*) > 0, count(*) FILTER (WHERE name = 'letters_in'), count(*) FILTER (WHERE name = 'layouts')
	FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\' AND name NOT LIKE '\_litestream\_%' ESCAPE '\'`

// fits refuses a file that this program cannot bring to its layout, and changes nothing. One that is missing or empty fits.
func fits(ctx context.Context, path string) error {
	info, err := os.Stat(path)
	if err != nil || info.Size() == 0 {
		return nil // to open it makes it, or says what is wrong
	}
	return withFile(path, "ro", func(db *sql.DB) error {
		_, _, err := pending(ctx, db)
		return err
	})
}

// migrate brings the file to this program's layout, and returns its number. Of several processes that open one file at once, one migrates at a time.
func migrate(ctx context.Context, db *sql.DB, path string) (layout int64, err error) {
	turn, err := inTurn(path)
	if err != nil {
		return 0, err
	}
	known, steps, err := pending(ctx, db)
	if err == nil && len(steps) > 0 {
		err = take(ctx, db, steps)
	}
	return known.Last(), errors.Join(err, turn.release())
}

// pending returns what is still to be done with a file, and all layouts.
func pending(ctx context.Context, db *sql.DB) (known relational.Layouts, steps []relational.Layout, err error) {
	known, err = relational.ReadLayouts(migrations, "migrations")
	if err != nil {
		return nil, nil, err
	}
	done, err := doneWith(ctx, db, known)
	if err != nil {
		return known, nil, explained(err)
	}
	steps, err = known.Pending(done)
	return known, steps, err
}

// doneWith returns what was done with a file, by numbers: nothing where there are no tables.
func doneWith(ctx context.Context, db *sql.DB, known relational.Layouts) (done map[int64]string, err error) {
	var any, ours, summed bool
	if err := db.QueryRowContext(ctx, tablesSQL).Scan(&any, &ours, &summed); err != nil {
		return nil, err
	}
	switch {
	case !any:
		return nil, nil
	case !ours:
		return nil, errors.New("it is a SQLite file, but no store of pbem")
	case !summed:
		return nil, known.Other(relational.Before)
	}
	return relational.Done(ctx, reader{db})
}

// take takes steps in one transaction. Once begun it takes as long as it does: what is broken off when the context ends would be so at each start.
func take(ctx context.Context, db *sql.DB, steps []relational.Layout) error {
	ctx = context.WithoutCancel(ctx)
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, relational.Script(steps)); err != nil {
		return err
	}
	return tx.Commit()
}
