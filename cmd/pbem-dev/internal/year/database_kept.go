package year

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/jackc/pgx/v5"
)

// keeps reports whether a file belongs to the store: to that of SQLite, its log and its backups, or to the database.
func (h *house) keeps(path string) bool {
	return strings.HasPrefix(filepath.Base(path), storeFile) || h.nodes != nil && strings.HasPrefix(path, h.nodes.database.server.Folder())
}

// outlives reports whether a folder holds what was taken out of the database for longer, as docs/many.md says: that of the server's log.
func (h *house) outlives(path string) bool { return h.keeps(path) && filepath.Base(path) == "pg_wal" }

// checkColumns looks for the addresses of people in the tables of the database: large values are compressed in its files. What the files hold is what
// the tables do when it returns.
func (w *world) checkColumns(people []*person) error {
	if w.house.nodes == nil {
		return nil
	}
	var traces []string
	for _, p := range people {
		traces = append(traces, p.traces()...)
	}
	found, err := w.house.nodes.database.holds(traces)
	for _, where := range found {
		w.find("forgotten", "%s", where)
	}
	return errors.Join(err, w.house.nodes.database.ask("CHECKPOINT"))
}

// columns are those with text and bytes, with a condition that one holds any of the words of $1.
const columns = `SELECT format('SELECT %L || sought.part FROM %I, unnest($1::text[]) AS sought(part) WHERE position(%s in %I) > 0', table_name || '.' || column_name || ' holds ', table_name,
	CASE data_type WHEN 'bytea' THEN 'convert_to(sought.part, ''UTF8'')' ELSE 'sought.part' END, column_name)
	FROM information_schema.columns WHERE table_schema = 'public' AND data_type IN ('text', 'bytea') ORDER BY 1`

// holds says in which columns words stand.
func (d *database) holds(words []string) (found []string, err error) {
	statements, err := d.texts(columns)
	for _, s := range statements {
		var list []string
		if list, err = d.texts(s, words); err != nil {
			break
		}
		found = append(found, list...)
	}
	return found, err
}

// texts are what a statement with one column answers.
func (d *database) texts(statement string, args ...any) ([]string, error) {
	if err := d.ask(""); err != nil {
		return nil, err
	}
	rows, err := d.conn.Query(context.Background(), statement, args...)
	if err != nil {
		return nil, fmt.Errorf("the database: %w", err)
	}
	return pgx.CollectRows(rows, pgx.RowTo[string])
}
