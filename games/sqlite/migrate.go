package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"io/fs"
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
	dir, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return 0, err
	}
	provider, err := goose.NewProvider(goose.DialectSQLite3, db, dir,
		goose.WithDisableGlobalRegistry(true), goose.WithAllowOutofOrder(true), goose.WithSlog(slog.New(slog.DiscardHandler)),
		goose.WithExcludeNames([]string{namesFile, endingsFile, resultsFile}),
		goose.WithGoMigrations(goose.NewGoMigration(namesLayout, &goose.GoFunc{RunTx: migrateNames}, nil), endingsMigration(), resultsMigration()))
	if err != nil {
		return 0, err
	}
	if upTo > 0 {
		_, err := provider.UpTo(ctx, upTo)
		return upTo, err
	}
	return relational.Migrate(ctx, provider, refuseLater)
}
