package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"io/fs"
	"log/slog"

	"github.com/pressly/goose/v3"
)

//go:embed migrations/*.sql
var migrations embed.FS

// races is how often two processes that open one new file may get into each other's way before it is an error.
const races = 5

// migrate brings the file to this program's version. A file of a later version is refused.
func migrate(ctx context.Context, db *sql.DB) error {
	dir, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return err
	}
	for range races {
		if err = migrateOnce(ctx, db, dir); err == nil {
			return nil
		}
	}
	return err
}

func migrateOnce(ctx context.Context, db *sql.DB, dir fs.FS) error {
	provider, err := goose.NewProvider(goose.DialectSQLite3, db, dir,
		goose.WithDisableGlobalRegistry(true), goose.WithAllowOutofOrder(true), goose.WithSlog(slog.New(slog.DiscardHandler)),
		goose.WithExcludeNames([]string{namesFile, endingsFile}),
		goose.WithGoMigrations(goose.NewGoMigration(namesLayout, &goose.GoFunc{RunTx: migrateNames}, nil), endingsMigration()))
	if err != nil {
		return err
	}
	have, known, err := provider.GetVersions(ctx)
	if err != nil {
		return err
	}
	if err := refuseLater(have, known); err != nil {
		return err
	}
	// Migrations can have come in another order than that of their numbers, so a file may lack one that is not the last.
	if pending, err := provider.HasPending(ctx); err != nil || !pending {
		return err
	}
	_, err = provider.Up(ctx)
	return err
}
