package moving_test

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib"

	"pbem/games"
	"pbem/games/archive/gamelog"
	"pbem/games/moving"
	"pbem/games/postgres"
	"pbem/games/relational"
	"pbem/games/sqlite"
	"pbem/internal/testing/pgtest"
)

// server is the PostgreSQL of all tests of the package.
var server pgtest.Shared

func TestMain(m *testing.M) { os.Exit(server.Main(m)) }

// place is a store of a test, of either kind.
type place struct {
	*testing.T
	at string // a path, or an address
}

// file is a new store in a file.
func file(t *testing.T) place { return made.file(t, -1) }

func database(t *testing.T) place { return place{t, server.Database(t)} }

func (p place) isFile() bool { return !strings.HasPrefix(p.at, "postgres:") }

// store is an open store of either kind.
type store interface {
	games.Store
	Side() moving.Side
}

// opened opens the store as pbem store copy does, until the test ends.
func (p place) opened() store {
	p.Helper()
	var s store
	var err error
	if p.isFile() {
		s, err = sqlite.Open(p.at, sqlite.EvenBarred())
	} else {
		s, err = postgres.Open(p.at, postgres.EvenBarred())
	}
	if err != nil {
		p.Fatal(err)
	}
	p.Cleanup(func() { s.Close() })
	return s
}

// barred is why the store cannot be used, "" where it can.
func (p place) barred() string {
	p.Helper()
	ask := postgres.Barred
	if p.isFile() {
		ask = sqlite.Barred
	}
	why, err := ask(p.Context(), p.at)
	if err != nil {
		p.Fatal(err)
	}
	return why
}

// used opens the store as a service does.
func (p place) used() error {
	var s games.Store
	var err error
	if p.isFile() {
		s, err = sqlite.Open(p.at)
	} else {
		s, err = postgres.Open(p.at)
	}
	if err != nil {
		return err
	}
	return errors.Join(s.SetMark(p.Context(), games.OfService, "test", "used"), s.Close())
}

// query returns what a query finds, a line a row.
func (p place) query(text string) (all []string) {
	p.Helper()
	driver := "pgx"
	if p.isFile() {
		driver = "sqlite"
	}
	db, err := sql.Open(driver, p.at)
	if err != nil {
		p.Fatal(err)
	}
	defer db.Close()
	rows, err := db.QueryContext(p.Context(), text)
	if err != nil {
		p.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var one string
		if err := rows.Scan(&one); err != nil {
			p.Fatal(err)
		}
		all = append(all, one)
	}
	if err := rows.Err(); err != nil {
		p.Fatal(err)
	}
	return all
}

// dump is everything in a file, table by table, byte for byte: by SQLite alone.
func (p place) dump() []string {
	p.Helper()
	rows := p.query(`SELECT 'SELECT ''' || m.name || ''' || ' || group_concat(''' ' || c.name || '=''||quote("' || c.name || '")', '||') || ' FROM "' || m.name || '"'
		FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name NOT IN ('layouts', 'relocations') GROUP BY m.name`)
	return p.query(strings.Join(rows, " UNION ALL ") + " ORDER BY 1")
}

// schema is what a store is made of, as its catalogue tells it.
func (p place) schema() []string {
	if p.isFile() {
		return p.query(`SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_master ORDER BY 1`)
	}
	return p.query(`SELECT 'trigger ' || tgname || ' ' || tgenabled::text || ' ' || tgrelid::regclass FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`)
}

// templates are files that tests copy, for to make them takes longer than most tests.
type templates struct {
	mu    sync.Mutex
	files map[int][]byte // by how many rows they have more, see fill; -1: of a new store
}

var made templates

// filled is a file with rows in every table: see fill. With more, a table has so many more rows.
func filled(t *testing.T, more int) place { return made.file(t, more) }

func (m *templates) file(t *testing.T, more int) place {
	t.Helper()
	m.mu.Lock()
	defer m.mu.Unlock()
	p := place{t, filepath.Join(t.TempDir(), "games.db")}
	if m.files == nil {
		m.files = map[int][]byte{}
	}
	if m.files[more] == nil {
		if fresh := m.files[-1]; fresh != nil {
			if err := os.WriteFile(p.at, fresh, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		p.make(more)
		data, err := os.ReadFile(p.at)
		if err != nil {
			t.Fatal(err)
		}
		m.files[more] = data
		return p
	}
	if err := os.WriteFile(p.at, m.files[more], 0o600); err != nil {
		t.Fatal(err)
	}
	return p
}

// twin is a copy of a file as it is.
func (p place) twin() place {
	p.Helper()
	copied := place{p.T, filepath.Join(p.TempDir(), "twin.db")}
	p.query(`VACUUM INTO '` + copied.at + `'`)
	return copied
}

// make makes a store.
func (p place) make(more int) {
	p.Helper()
	s, err := sqlite.Open(p.at)
	if err == nil && more >= 0 {
		err = p.fill(s, more)
	}
	if err := errors.Join(err, s.Close()); err != nil {
		p.Fatal(err)
	}
}

// fill puts rows into every table of a new file: texts of any bytes, numbers of all sizes, nothing where that may be. With more, a table has several
// pages of rows.
func (p place) fill(s store, more int) error {
	return s.Side().Write(p.Context(), relational.Serial, func(ctx context.Context, w relational.Writer) error {
		for _, table := range moving.Seeded() {
			if _, err := w.Exec(ctx, `DELETE FROM `+table); err != nil {
				return err
			}
		}
		columns := p.columns()
		for _, table := range p.tables(s) {
			if err := put(ctx, w, table, columns[table], 3); err != nil {
				return fmt.Errorf("%s: %w", table, err)
			}
		}
		for n := range more {
			if _, err := w.Exec(ctx, `INSERT INTO letters_in (digest, handled) VALUES (?, ?)`, fmt.Sprintf("%s%04d", oddities()[n%len(oddities())], n), n); err != nil {
				return err
			}
		}
		// A number that was given once is not given again.
		_, err := w.Exec(ctx, `UPDATE sqlite_sequence SET seq = 700 WHERE name = 'quarantine'`)
		return err
	})
}

// tables lists the tables of a store, those first to which others refer.
func (p place) tables(s store) (names []string) {
	p.Helper()
	columns, err := s.Side().Columns(p.Context())
	if err != nil {
		p.Fatal(err)
	}
	for _, c := range columns {
		names = append(names, c.Table)
	}
	slices.Sort(names)
	names = slices.Compact(names)
	last := slices.Index(names, "letters_out")
	return append(slices.Delete(names, last, last+1), "letters_out")
}

// oddities begin texts: what PostgreSQL cannot keep as it is, and what stands elsewhere in its order for that.
func oddities() []string {
	return []string{"plain ", "\x00nul ", "\xff\xfe no UTF-8 ", "\U0010ff41 spare ", "ü ", "' \" ? $1 "}
}

// columns are those of all tables of a file, as SQLite tells them: the name, the type, whether it must have a value, and its place in the key.
func (p place) columns() map[string][][]string {
	all := map[string][][]string{}
	for _, line := range p.query(`SELECT m.name || ' ' || c.name || ' ' || c.type || ' ' || c."notnull" || ' ' || c.pk FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'`) {
		words := strings.Fields(line)
		all[words[0]] = append(all[words[0]], words[1:])
	}
	return all
}

// put puts rows into a table, by the types of its columns.
func put(ctx context.Context, w relational.Writer, table string, columns [][]string, rows int) error {
	lines := rows
	if table == "log_edge" {
		rows = 1 // it can have no more
	}
	for n := 1; n <= rows; n++ {
		var names []string
		var values []any
		for _, c := range columns {
			names, values = append(names, `"`+c[0]+`"`), append(values, example(c[1], c[0], n, c[2] == "0" && c[3] == "0", c[3] != "0"))
		}
		hold(table, names, values, lines)
		_, err := w.Exec(ctx, fmt.Sprintf(`INSERT INTO "%s" (%s) VALUES (?%s)`, table, strings.Join(names, ", "), strings.Repeat(", ?", len(names)-1)), values...)
		if err != nil {
			return err
		}
	}
	return nil
}

// hold makes a row one that a backup may have: what is kept with a hash has it.
func hold(table string, names []string, values []any, lines int) {
	set := func(name string, value any) {
		values[slices.Index(names, `"`+name+`"`)] = value
	}
	switch table {
	case "presets":
		set("hash", fmt.Sprintf("sha256:%x", sha256.Sum256(values[slices.Index(names, `"data"`)].([]byte))))
	case "events", "club_events", "matches":
		set("sum", []byte{}) // until sound
	case "log_edge":
		var edge gamelog.Edge
		for n := 1; n <= lines; n++ {
			edge = edge.Add(example("TEXT", "text", n, false, false).(string))
		}
		set("size", edge.Size())
		set("roots", edge.Bytes())
	}
}

// example is the value of a column in the row n of its table.
func example(kind, name string, n int, may, key bool) any {
	switch {
	case may && n == 2:
		return nil
	case kind == "INTEGER" && (key || n == 1):
		return int64(n)
	case kind == "INTEGER":
		return []int64{math.MinInt64, math.MaxInt64}[n%2] / int64(n-1)
	case kind == "REAL":
		return []float64{math.Copysign(0, -1), 0.1, 4.9e-324}[n%3]
	case kind == "BLOB":
		return [][]byte{{0, 255, '?'}, {}, []byte("bytes")}[n%3]
	}
	return fmt.Sprintf("%s%s %d", oddities()[n%len(oddities())], name, n)
}

// now is when the moves of tests happen.
func now() time.Time { return time.Date(2026, 11, 26, 12, 0, 0, 0, time.UTC) }

// move is a move between two stores.
func move(from, to place) *moving.Move {
	return &moving.Move{From: from.opened().Side(), To: to.opened().Side(), Now: now()}
}
