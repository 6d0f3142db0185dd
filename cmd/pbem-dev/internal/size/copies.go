package size

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"golang.org/x/sync/errgroup"

	"pbem/games/archive/gamelog"
	"pbem/games/postgres"
)

// mostCopies is as many as have words of their own.
const mostCopies = 1 << 16

// Multiply has a database that Fill has filled, whose files lie in a folder, hold so many times as much: each copy is a club of other people, with
// games of other numbers. The server does it by itself, table by table, and nothing may be done with the store meanwhile.
func Multiply(ctx context.Context, dir string, times int, progress func(table string, rows int64, took time.Duration)) error {
	it, err := madeIn(dir)
	if err != nil {
		return err
	}
	if it.Database == "" || it.Copies != 1 || times < 1 || times > mostCopies {
		return fmt.Errorf("only a store in a database can be multiplied, once, by 1 to %d", mostCopies)
	}
	all, err := known(ctx, it.Database)
	if err != nil {
		return err
	}
	pool, err := pgxpool.New(ctx, it.Database)
	if err != nil {
		return err
	}
	defer pool.Close()
	m := &multiplier{conn: pool, times: times, steps: map[string]int64{}}
	if err := m.measure(ctx); err != nil {
		return err
	}
	list, err := m.largest(ctx, all)
	if err != nil {
		return err
	}
	group, within := errgroup.WithContext(ctx)
	group.SetLimit(lanes)
	for _, table := range list {
		group.Go(func() error {
			began := time.Now()
			rows, err := m.table(within, table, all[table])
			if err != nil {
				return fmt.Errorf("%s: %w", table, err)
			}
			progress(table, rows, time.Since(began))
			return nil
		})
	}
	if err := group.Wait(); err != nil {
		return err
	}
	if err := m.finish(ctx); err != nil {
		return err
	}
	it.Players, it.Live, it.Copies = it.Players*times, it.Live*times, times
	return it.note()
}

// lanes is on how many tables the server works at a time.
const lanes = 2

// largest lists the tables, those first that take longest. The bytes of letters come last: the outbox is made from them.
func (m *multiplier) largest(ctx context.Context, all map[string]recipe) ([]string, error) {
	rows, err := m.conn.Query(ctx, `SELECT name FROM unnest($1::text[]) name ORDER BY name = 'letters_out', pg_total_relation_size(name::regclass) DESC`, slices.Sorted(maps.Keys(all)))
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowTo[string])
}

// known are the recipes of all tables of a store.
func known(ctx context.Context, address string) (map[string]recipe, error) {
	store, err := postgres.Open(address)
	if err != nil {
		return nil, err
	}
	columns, err := store.Side().Columns(ctx)
	if err := errors.Join(err, store.Close()); err != nil {
		return nil, err
	}
	all := recipes()
	return all, complete(all, columns)
}

type multiplier struct {
	conn  *pgxpool.Pool
	times int
	steps map[string]int64 // by how much numbers of a copy are greater than those of the one before it
}

// requestOfMatch is by how much the numbers of requests of two matches differ.
const requestOfMatch = 1 << 20

// measure finds out how many numbers of each kind there are.
func (m *multiplier) measure(ctx context.Context) error {
	for kind, what := range map[string]string{"match": "max(id) FROM matches", "player": "max(number) FROM players", "offer": "max(number) FROM offers", "letter": "max(id) FROM outbox",
		"arrival": "max(id) FROM arrivals", "charge": "max(rowid) FROM charges", "line": "count(*) FROM log"} {
		var step int64
		if err := m.conn.QueryRow(ctx, "SELECT coalesce("+strings.Replace(what, " FROM", ", 0) FROM", 1)).Scan(&step); err != nil {
			return err
		}
		m.steps[kind] = step
	}
	m.steps["request"] = m.steps["match"] * requestOfMatch
	return nil
}

// as fills the places of expressions in for a copy.
func (m *multiplier) as(copy int) *strings.Replacer {
	places := []string{"{first}", first, "{word}", copyWord(copy), "{copy}", fmt.Sprintf("%04x", copy)}
	for kind, step := range m.steps {
		places = append(places, "{"+kind+"}", fmt.Sprint(step*int64(copy)))
	}
	return strings.NewReplacer(places...)
}

// copyWord is what stands in names and addresses of a copy: as long as that of the first. The letters are such as look like no others
// (names.Looks).
func copyWord(copy int) string {
	const letters = "abdeghknprstuxyz"
	word := []byte(first[:2])
	for shift := 12; shift >= 0; shift -= 4 {
		word = append(word, letters[copy>>shift&15])
	}
	return string(word)
}

// table does what its recipe says, in one transaction. In a new table the server keeps no log of what is put in, where wal_level is minimal.
func (m *multiplier) table(ctx context.Context, name string, r recipe) (rows int64, err error) {
	err = pgx.BeginFunc(ctx, m.conn, func(tx pgx.Tx) error {
		switch r.rows {
		case once:
			return nil
		case emptied:
			_, err := tx.Exec(ctx, "TRUNCATE "+name)
			return err
		case empty:
			var some bool
			if err := tx.QueryRow(ctx, "SELECT EXISTS (SELECT 1 FROM "+name+")").Scan(&some); err != nil || !some {
				return err
			}
			return errors.New("it has rows, and nothing says what becomes of them in a copy")
		}
		rows, err = m.copies(ctx, tx, name, r)
		return err
	})
	if err == nil && r.rows == copied {
		_, err = m.conn.Exec(ctx, "VACUUM (ANALYZE) "+name)
	}
	return rows, err
}

// copies lays the rows aside, and puts them in again and again. Indexes are made when all are in.
func (m *multiplier) copies(ctx context.Context, tx pgx.Tx, table string, r recipe) (rows int64, err error) {
	from := r.from
	if from == "" {
		from = "SELECT * FROM " + table
	}
	again, err := m.bare(ctx, tx, table)
	if err != nil {
		return 0, err
	}
	for _, statement := range []string{"CREATE TEMPORARY TABLE aside ON COMMIT DROP AS " + from, "TRUNCATE " + table, "ALTER TABLE " + table + " DISABLE TRIGGER USER"} {
		if _, err := tx.Exec(ctx, statement); err != nil {
			return 0, err
		}
	}
	for copy := range m.times {
		tag, err := tx.Exec(ctx, r.insert(table, m.as(copy))) // of the first, hashes alone are others
		if err != nil {
			return 0, fmt.Errorf("copy %d: %w", copy, err)
		}
		rows += tag.RowsAffected()
	}
	for _, statement := range append(again, "ALTER TABLE "+table+" ENABLE TRIGGER USER") {
		if _, err := tx.Exec(ctx, statement); err != nil {
			return 0, fmt.Errorf("%s: %w", statement, err)
		}
	}
	return rows, nil
}

const (
	constraintsSQL = `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname), format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
		FROM pg_constraint WHERE conrelid = $1::text::regclass AND contype IN ('p', 'u') ORDER BY contype`
	indexesSQL = `SELECT format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid) FROM pg_index
		WHERE indrelid = $1::text::regclass AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid) ORDER BY indexrelid`
	identitySQL = `SELECT attrelid::regclass::text, attname::text FROM pg_attribute WHERE attidentity <> '' AND NOT attisdropped AND attrelid::regclass::text = ANY ($1)`
)

// bare takes indexes and keys from a table, and returns what makes them again, in the server's own words.
func (m *multiplier) bare(ctx context.Context, tx pgx.Tx, table string) (again []string, err error) {
	for _, query := range []string{constraintsSQL, indexesSQL} {
		rows, err := tx.Query(ctx, query, table)
		if err != nil {
			return nil, err
		}
		pairs, err := pgx.CollectRows(rows, func(row pgx.CollectableRow) (pair [2]string, err error) {
			return pair, row.Scan(&pair[0], &pair[1])
		})
		if err != nil {
			return nil, err
		}
		for _, pair := range pairs {
			if _, err := tx.Exec(ctx, pair[0]); err != nil {
				return nil, err
			}
			again = append(again, pair[1])
		}
	}
	return again, nil
}

// finish has what counts rows and lines tell of all copies.
func (m *multiplier) finish(ctx context.Context) error {
	if _, err := m.conn.Exec(ctx, "UPDATE played SET n = n * $1", m.times); err != nil {
		return err
	}
	if err := m.numbered(ctx); err != nil {
		return err
	}
	if err := m.edge(ctx); err != nil {
		return err
	}
	_, err := m.conn.Exec(ctx, "VACUUM (ANALYZE)")
	return err
}

// numbered has numbers that the store gives by itself go on after all there are.
func (m *multiplier) numbered(ctx context.Context) error {
	rows, err := m.conn.Query(ctx, identitySQL, []string{"arrivals", "outbox", "charges"})
	if err != nil {
		return err
	}
	columns, err := pgx.CollectRows(rows, func(row pgx.CollectableRow) (c [2]string, err error) { return c, row.Scan(&c[0], &c[1]) })
	for _, c := range columns {
		if err == nil {
			_, err = m.conn.Exec(ctx, fmt.Sprintf(`SELECT setval(pg_get_serial_sequence('%s', '%s'), coalesce(max(%s), 1)) FROM %s`, c[0], c[1], c[1], c[0]))
		}
	}
	return err
}

// edge reckons the edge of the log of all lines.
func (m *multiplier) edge(ctx context.Context) error {
	var edge gamelog.Edge
	rows, err := m.conn.Query(ctx, `SELECT text FROM log ORDER BY line`)
	if err != nil {
		return err
	}
	var line string
	if _, err := pgx.ForEachRow(rows, []any{&line}, func() error { edge = edge.Add(line); return nil }); err != nil {
		return err
	}
	_, err = m.conn.Exec(ctx, `UPDATE log_edge SET size = $1, roots = $2`, edge.Size(), edge.Bytes())
	return err
}
