package year

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/jackc/pgx/v5"

	"pbem/games/postgres"
	"pbem/internal/testing/pgtest"
)

// database is a PostgreSQL of the year's own, on which nodes work. Each comes to it by a way of its own, which can be cut.
type database struct {
	server *pgtest.Server
	clock  func() time.Time
	conn   *pgx.Conn       // our own
	told   time.Time       // what time it is, as it was told last
	ways   string          // a folder with the way of each node
	store  *postgres.Store // by which the checks look at it
	more   string          // what addresses say besides
}

// databaseName is that of the service's database.
const databaseName = "year"

// newDatabase starts one in a folder, with the time of a clock. Nothing waits for the disk unless that is asked for.
func newDatabase(dir string, clock func() time.Time, o Options) (d *database, err error) {
	settings := pgtest.Quick()
	if o.Fsync {
		settings = nil
	}
	if err := os.Chmod(dir, 0o711); err != nil { // the server may run as somebody else
		return nil, fmt.Errorf("the folder of the database: %w", err)
	}
	d = &database{clock: clock, ways: filepath.Join(dir, "ways")}
	if o.Prepare {
		d.more = "&" + postgres.Prepared
	}
	if d.server, err = pgtest.StartIn(dir, settings...); err != nil {
		return nil, fmt.Errorf("the database: %w", err)
	}
	if err := errors.Join(d.server.Create(databaseName), d.ask(clockSQL)); err != nil {
		return nil, errors.Join(err, d.halt())
	}
	return d, nil
}

// clockSQL gives a database a clock that is set: a function that stands before the server's own in the path by which it is found. Nothing of this
// is in the program.
const clockSQL = `CREATE SCHEMA simulated;
	CREATE TABLE simulated.moment (at timestamptz NOT NULL);
	INSERT INTO simulated.moment VALUES ('epoch');
	CREATE FUNCTION simulated.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS 'SELECT at FROM simulated.moment';
	ALTER DATABASE ` + databaseName + ` SET search_path = public, simulated, pg_catalog`

// tellTime sets that clock.
func (d *database) tellTime() error {
	now := d.clock()
	if now.Equal(d.told) {
		return nil
	}
	d.told = now
	return d.ask("UPDATE simulated.moment SET at = $1", now)
}

// address is where a node finds it.
func (d *database) address(node string) string {
	return fmt.Sprintf("postgres://pbem@/%s?host=%s&application_name=%s%s", databaseName, d.way(node), node, d.more)
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
	if err := d.ask(`SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = $1`, node); err != nil {
		return err
	}
	return d.gone(node)
}

// parting is for how long a server may take to end the connections of a node.
const parting = 10 * time.Second

// gone waits until no connection of a node is left. The server could wait for that by itself, and looks ten times a second.
func (d *database) gone(node string) error {
	for until := time.Now().Add(parting); ; time.Sleep(time.Millisecond) {
		left, err := d.texts(`SELECT pid::text FROM pg_stat_activity WHERE application_name = $1`, node)
		if err != nil || len(left) == 0 {
			return err
		}
		if time.Now().After(until) {
			return fmt.Errorf("the connections of %s do not end", node)
		}
	}
}

// ask has the server do something, by a connection of our own.
func (d *database) ask(statement string, args ...any) (err error) {
	ctx := context.Background()
	if d.conn == nil {
		if d.conn, err = pgx.Connect(ctx, d.server.Address(databaseName)); err != nil {
			return fmt.Errorf("the database: %w", err)
		}
	}
	if _, err = d.conn.Exec(ctx, statement, args...); err != nil {
		return fmt.Errorf("the database: %w", err)
	}
	return nil
}

// open opens the store for the checks.
func (d *database) open() (err error) {
	d.store, err = postgres.Open(d.server.Address(databaseName)+d.more, postgres.WithClock(d.clock))
	return err
}

// stop ends the server at once, in the middle of whatever it does, and starts it again. What it has not written by itself yet is lost only where that is
// asked for: when it writes is nobody's dice.
func (d *database) stop(loses bool) (err error) {
	if !loses {
		err = d.ask("UPDATE simulated.moment SET at = at") // which waits for all that came before
	}
	if err = errors.Join(err, d.leave(), d.server.Crash(), d.server.Run()); err != nil {
		return fmt.Errorf("the database, stopped at once: %w", err)
	}
	return d.open()
}

// leave ends our own connections.
func (d *database) leave() (err error) {
	if d.conn != nil {
		err = d.conn.Close(context.Background())
	}
	if d.store != nil {
		err = errors.Join(err, d.store.Close())
	}
	d.conn, d.store = nil, nil
	return err
}

// halt ends it, and leaves what it has written.
func (d *database) halt() error { return errors.Join(d.leave(), d.server.Halt()) }
