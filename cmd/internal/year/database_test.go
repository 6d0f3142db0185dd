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

	"pbem/internal/testing/pgtest"
)

// database is a PostgreSQL on which both nodes work. Each comes to it by a way of its own, which can be cut.
type database struct {
	server *pgtest.Server
	name   string
	conn   *pgx.Conn // our own
	ways   string    // a folder with the way of each node
}

// clockSQL gives a database a clock that is set: a function that stands before the server's own in the path by which it is found.
const clockSQL = `CREATE SCHEMA simulated;
	CREATE TABLE simulated.moment (at timestamptz NOT NULL);
	INSERT INTO simulated.moment VALUES ('epoch');
	CREATE FUNCTION simulated.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS 'SELECT at FROM simulated.moment';
	ALTER DATABASE %s SET search_path = public, simulated, pg_catalog`

func newDatabase(server *pgtest.Server, name, dir string) *database {
	d := &database{server: server, name: name, ways: filepath.Join(dir, "ways")}
	must(server.Create(name))
	d.conn = get(pgx.Connect(context.Background(), server.Address(name)))
	must(d.ask(fmt.Sprintf(clockSQL, name)))
	return d
}

func (d *database) ask(statement string, args ...any) error {
	_, err := d.conn.Exec(context.Background(), statement, args...)
	return err
}

// tell sets its clock.
func (d *database) tell(now time.Time) error {
	return d.ask("UPDATE simulated.moment SET at = $1 WHERE at <> $1", now)
}

func (d *database) address(node string) string {
	return fmt.Sprintf("postgres://pbem@/%s?host=%s&application_name=%s", d.name, filepath.Join(d.ways, node), node)
}

func (d *database) socket(node string) string {
	return filepath.Join(d.ways, node, filepath.Base(d.server.Socket()))
}

// lay opens the way of a node.
func (d *database) lay(node string) error {
	if err := os.MkdirAll(filepath.Join(d.ways, node), 0o700); err != nil {
		return err
	}
	if err := os.Symlink(d.server.Socket(), d.socket(node)); !errors.Is(err, fs.ErrExist) {
		return err
	}
	return nil
}

// cut ends the connections of a node without a goodbye, as the end of a machine does. What it had going on is taken back when cut returns.
func (d *database) cut(node string) error {
	err := errors.Join(os.Remove(d.socket(node)), d.ask(`SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = $1`, node))
	for err == nil {
		var left int
		if err = d.conn.QueryRow(context.Background(), `SELECT count(*) FROM pg_stat_activity WHERE application_name = $1`, node).Scan(&left); left == 0 {
			break
		}
		time.Sleep(time.Millisecond)
	}
	return err
}

// columns are those with text and bytes, with a condition that one holds any of the words of $1.
const columns = `SELECT format('SELECT %L || sought.part FROM %I, unnest($1::text[]) AS sought(part) WHERE position(%s in %I) > 0', table_name || '.' || column_name || ' holds ', table_name,
	CASE data_type WHEN 'bytea' THEN 'convert_to(sought.part, ''UTF8'')' ELSE 'sought.part' END, column_name)
	FROM information_schema.columns WHERE table_schema = 'public' AND data_type IN ('text', 'bytea') ORDER BY 1`

// holds says in which columns words stand: large values are compressed in its files.
func (d *database) holds(words []string) (found []string, err error) {
	statements, err := d.texts(columns)
	for _, s := range statements {
		list, e := d.texts(s, words)
		found, err = append(found, list...), errors.Join(err, e)
	}
	return found, err
}

func (d *database) texts(statement string, args ...any) ([]string, error) {
	rows, err := d.conn.Query(context.Background(), statement, args...)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowTo[string])
}

func (d *database) leave() error { return d.conn.Close(context.Background()) }
