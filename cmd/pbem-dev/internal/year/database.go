package year

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/jackc/pgx/v5"

	"pbem/games/postgres"
	"pbem/games/postgres/pgtest"
)

// database is a PostgreSQL of the year's own, on which nodes work. Each comes to it by a way of its own, which can be cut.
type database struct {
	server *pgtest.Server
	ways   string          // a folder with the way of each node
	store  *postgres.Store // by which the checks look at it
}

// databaseName is that of the service's database.
const databaseName = "year"

// newDatabase starts one in a folder. Nothing waits for the disk unless that is asked for.
func newDatabase(dir string, fsync bool) (d *database, err error) {
	settings := pgtest.Quick()
	if fsync {
		settings = nil
	}
	if err := os.Chmod(dir, 0o711); err != nil { // the server may run as somebody else
		return nil, fmt.Errorf("the folder of the database: %w", err)
	}
	d = &database{ways: filepath.Join(dir, "ways")}
	if d.server, err = pgtest.StartIn(dir, settings...); err != nil {
		return nil, fmt.Errorf("the database: %w", err)
	}
	if err := d.server.Create(databaseName); err != nil {
		return nil, errors.Join(err, d.halt())
	}
	return d, nil
}

// address is where a node finds it.
func (d *database) address(node string) string {
	return fmt.Sprintf("postgres://pbem@/%s?host=%s&application_name=%s", databaseName, d.way(node), node)
}

func (d *database) way(node string) string { return filepath.Join(d.ways, node) }

func (d *database) socket(node string) string {
	return filepath.Join(d.way(node), filepath.Base(d.server.Socket()))
}

// lay opens the way of a node.
func (d *database) lay(node string) error {
	if err := os.MkdirAll(d.way(node), 0o700); err != nil {
		return fmt.Errorf("the way to the database: %w", err)
	}
	if err := os.Symlink(d.server.Socket(), d.socket(node)); err != nil && !errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("the way to the database: %w", err)
	}
	return nil
}

// cut ends the connections of a node without a goodbye, as the server sees the end of a machine, and lets it make no new ones. What it had
// going on there is taken back when cut returns.
func (d *database) cut(node string) error {
	if err := os.Remove(d.socket(node)); err != nil {
		return fmt.Errorf("the way to the database: %w", err)
	}
	return d.ask(`SELECT count(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity WHERE application_name = $1`, node)
}

// ask has the server do something, by a connection of our own.
func (d *database) ask(statement string, args ...any) error {
	ctx := context.Background()
	conn, err := pgx.Connect(ctx, d.server.Address(databaseName))
	if err != nil {
		return fmt.Errorf("the database: %w", err)
	}
	_, err = conn.Exec(ctx, statement, args...)
	return errors.Join(err, conn.Close(ctx))
}

// open opens the store for the checks.
func (d *database) open() (err error) {
	d.store, err = postgres.Open(d.server.Address(databaseName))
	return err
}

// stop ends the server at once, in the middle of whatever it does, and starts it again.
func (d *database) stop() error {
	if err := errors.Join(d.store.Close(), d.server.Crash(), d.server.Run()); err != nil {
		return fmt.Errorf("the database, stopped at once: %w", err)
	}
	return d.open()
}

// halt ends it, and leaves what it has written.
func (d *database) halt() error {
	if d.store == nil {
		return d.server.Halt()
	}
	return errors.Join(d.store.Close(), d.server.Halt())
}
