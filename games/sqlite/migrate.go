package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"log/slog"

	"github.com/pressly/goose/v3"

	"pbem/games/relational"
)

//go:embed migrations/*.sql
var migrations embed.FS

// migrate brings the file to this program's version, and returns the number of its layout. A file of a later version is refused. Of several processes that open one file at
// once, one migrates at a time: another would do again what is pending in its own list, and a table that is made anew by it would lose
// what later migrations have given it.
func migrate(ctx context.Context, db *sql.DB, path string, upTo int64) (layout int64, err error) {
	turn, err := inTurn(path)
	if err != nil {
		return 0, err
	}
	layout, err = migrateAlone(ctx, db, upTo)
	return layout, errors.Join(err, turn.release())
}

func migrateAlone(ctx context.Context, db *sql.DB, upTo int64) (layout int64, err error) {
	steps, err := steps()
	if err != nil {
		return 0, err
	}
	provider, err := goose.NewProvider(goose.DialectSQLite3, db, nil, goose.WithDisableGlobalRegistry(true), goose.WithAllowOutofOrder(true),
		goose.WithSlog(slog.New(slog.DiscardHandler)), goose.WithGoMigrations(steps...))
	if err != nil {
		return 0, err
	}
	if upTo > 0 {
		_, err := provider.UpTo(ctx, upTo)
		return upTo, err
	}
	return relational.Migrate(ctx, provider, refuseLater)
}

// steps are all migrations. SQLite takes a file as it is, so goose need not take it apart: that takes four megabytes of memory for each line, and
// with the race detector longer than all that is then done.
func steps() (all []*goose.Migration, err error) {
	files, err := migrations.ReadDir("migrations")
	for _, f := range files {
		number, wrong := goose.NumericComponent(f.Name())
		if wrong != nil {
			return nil, wrong
		}
		all = append(all, goose.NewGoMigration(number, &goose.GoFunc{RunTx: step(f.Name(), fills(number))}, nil))
	}
	return all, err
}

// step runs a file, and fills in the same transaction what it has made.
func step(file string, fill func(context.Context, *sql.Tx) error) func(context.Context, *sql.Tx) error {
	return func(ctx context.Context, tx *sql.Tx) error {
		tables, err := migrations.ReadFile("migrations/" + file)
		if err == nil {
			_, err = tx.ExecContext(ctx, string(tables))
		}
		if err != nil || fill == nil {
			return err
		}
		return fill(ctx, tx)
	}
}

// fills returns what fills the tables of a layout from those that were there before; nil where SQL says all.
func fills(layout int64) func(context.Context, *sql.Tx) error {
	switch layout {
	case namesLayout:
		return migrateNames
	case endingsLayout:
		return migrateEndings
	case resultsLayout:
		return migrateResults
	}
	return nil
}
