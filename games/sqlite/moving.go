package sqlite

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"pbem/games/moving"
	"pbem/games/relational"
)

// Side shows the store to package moving.
func (s *Store) Side() moving.Side { return s.medium.side() }

func (m *medium) side() moving.Side { return side{source{m, m.path}, m} }

// source is a moving.Source.
type source struct {
	relational.Reader
	name string // as it is told
}

// side is a moving.Side.
type side struct {
	source
	medium *medium
}

// ours are the tables of the store itself: not SQLite's, not the list of its layouts, and not those that Litestream keeps in each file.
const ours = `m.type = 'table' AND m.name NOT LIKE 'sqlite\_%' ESCAPE '\' AND m.name NOT LIKE '\_litestream\_%' ESCAPE '\' AND m.name NOT IN ('layouts', 'relocations')`

const (
	// A table whose rows have no key of their own is known by rowid.
	columnsSQL = `SELECT m.name, c.name, c.type, c.pk FROM sqlite_master m, pragma_table_info(m.name) c WHERE ` + ours + `
		UNION ALL SELECT m.name, 'rowid', 'INTEGER', 0 FROM sqlite_master m WHERE ` + ours + ` AND NOT EXISTS (SELECT 1 FROM pragma_table_info(m.name) WHERE pk > 0)`
	referencesSQL = `SELECT m.name, k."table" FROM sqlite_master m, pragma_foreign_key_list(m.name) k WHERE ` + ours
	barredSQL     = `SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'barred\_%' ESCAPE '\'`
	triggersSQL   = `SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name NOT LIKE 'barred\_%' ESCAPE '\'`
	givenSQL      = `SELECT name, seq FROM sqlite_sequence`
	goOnSQL       = `UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?`
	beginAtSQL    = `INSERT INTO sqlite_sequence (name, seq) SELECT name, ?2 FROM sqlite_master WHERE name = ?1 AND sql LIKE '%AUTOINCREMENT%'
		AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)`
)

// Name implements moving.Source.
func (s source) Name() string { return s.name }

// Write implements moving.Side.
func (s side) Write(ctx context.Context, kind relational.Kind, do func(context.Context, relational.Writer) error) error {
	return s.medium.Write(ctx, kind, do)
}

// Columns implements moving.Source.
func (s source) Columns(ctx context.Context) ([]moving.Column, error) {
	return moving.ReadColumns(ctx, s, columnsSQL, kinds())
}

// kinds are what columns hold, by their types: all tables are STRICT.
func kinds() map[string]moving.Kind {
	return map[string]moving.Kind{"INTEGER": moving.Number, "REAL": moving.Real, "TEXT": moving.Text, "BLOB": moving.Bytes}
}

// References implements moving.Side.
func (s side) References(ctx context.Context) ([]moving.Reference, error) {
	return moving.ReadReferences(ctx, s, referencesSQL)
}

// Bar implements moving.Side. Other processes that have the file open see the triggers at their next write.
func (s side) Bar(ctx context.Context, w relational.Writer, tables []string, why string) error {
	if err := s.Free(ctx, w, tables); err != nil {
		return err
	}
	for _, table := range tables {
		for _, deed := range []string{"INSERT", "UPDATE", "DELETE"} {
			_, err := w.Exec(ctx, fmt.Sprintf(`CREATE TRIGGER "barred_%s_%s" BEFORE %s ON "%s" WHEN NOT EXISTS (SELECT 1 FROM relocations WHERE role = 'copier')
				BEGIN SELECT RAISE(ABORT, '%s'); END`, strings.ToLower(deed), table, deed, table, strings.ReplaceAll(why, "'", "''")))
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// Free implements moving.Side.
func (s side) Free(ctx context.Context, w relational.Writer, _ []string) error {
	triggers, err := moving.ReadPairs(ctx, w, barredSQL)
	for _, t := range triggers {
		if err == nil {
			_, err = w.Exec(ctx, fmt.Sprintf(`DROP TRIGGER "%s"`, t[0]))
		}
	}
	return err
}

// Empty implements moving.Side.
func (s side) Empty(ctx context.Context, w relational.Writer, tables []string) error {
	for _, table := range slices.Backward(tables) {
		if _, err := w.Exec(ctx, `DELETE FROM "`+table+`"`); err != nil {
			return err
		}
	}
	return nil
}

// Mute implements moving.Side. SQLite cannot switch a trigger off: it is taken out, and made anew by its own text.
func (s side) Mute(ctx context.Context, w relational.Writer) (again []string, err error) {
	triggers, err := moving.ReadPairs(ctx, w, triggersSQL)
	for _, t := range triggers {
		if err == nil {
			_, err = w.Exec(ctx, fmt.Sprintf(`DROP TRIGGER "%s"`, t[0]))
		}
		again = append(again, t[1])
	}
	return again, err
}

// Given implements moving.Source.
func (s source) Given(ctx context.Context) (map[string]int64, error) {
	return moving.ReadNumbers(ctx, s, givenSQL)
}

// GoOn implements moving.Side. A table without AUTOINCREMENT goes on after its greatest number by itself.
func (s side) GoOn(ctx context.Context, w relational.Writer, given map[string]int64) error {
	for table, last := range given {
		if _, err := w.Exec(ctx, beginAtSQL, table, last); err != nil {
			return err
		}
		if _, err := w.Exec(ctx, goOnSQL, last, table); err != nil {
			return err
		}
	}
	return nil
}

// whole is a path as it is told: the whole one, without links, so that it is the same wherever the command was called.
func whole(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	if real, err := filepath.Abs(path); err == nil {
		path = real
	}
	return path
}
