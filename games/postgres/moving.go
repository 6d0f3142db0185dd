package postgres

import (
	"context"
	"strings"

	"pbem/games/moving"
	"pbem/games/relational"
)

// Side shows the store to package moving.
func (s *Store) Side() moving.Side { return side{source{s.medium, s.medium.name}, s.medium} }

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

// ours are the tables of the store itself.
const ours = `c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = current_schema()::regnamespace AND c.relname NOT IN ('layouts', 'relocations', 'transactions')`

const (
	columnsSQL = `SELECT c.relname::text, a.attname::text, format_type(a.atttypid, NULL), coalesce(array_position(i.indkey::smallint[], a.attnum) + 1, 0)
		FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
		LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary WHERE ` + ours
	referencesSQL = `SELECT c.relname::text, t.relname::text FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid JOIN pg_class t ON t.oid = f.confrelid
		WHERE f.contype = 'f' AND ` + ours
	// The words go with the statement that makes a trigger, which takes no values.
	whySQL = `SELECT set_config('pbem.why', ?, true)`
	barSQL = `DO $$
		DECLARE t regclass;
		BEGIN
			FOR t IN SELECT c.oid FROM pg_class c WHERE ` + ours + ` ORDER BY c.relname
			LOOP
				EXECUTE format('CREATE OR REPLACE TRIGGER barred BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION barred(%L)',
					t, current_setting('pbem.why'));
			END LOOP;
		END
		$$`
	freeSQL = `DO $$
		DECLARE t regclass;
		BEGIN
			FOR t IN SELECT c.oid FROM pg_class c JOIN pg_trigger g ON g.tgrelid = c.oid AND g.tgname = 'barred' WHERE ` + ours + ` ORDER BY c.relname
			LOOP
				EXECUTE format('DROP TRIGGER barred ON %s', t);
			END LOOP;
		END
		$$`
	mutedSQL = `SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', c.oid::regclass, g.tgname), format('ALTER TABLE %s ENABLE TRIGGER %I', c.oid::regclass, g.tgname)
		FROM pg_class c JOIN pg_trigger g ON g.tgrelid = c.oid WHERE NOT g.tgisinternal AND g.tgname <> 'barred' AND g.tgenabled = 'O' AND ` + ours + ` ORDER BY 1`
	numberedSQL = `SELECT c.relname::text, a.attname::text FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attidentity <> '' AND NOT a.attisdropped WHERE ` + ours
	givenSQL    = `SELECT c.relname::text, coalesce(pg_sequence_last_value(pg_get_serial_sequence(c.oid::regclass::text, a.attname)::regclass), 0)
		FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attidentity <> '' AND NOT a.attisdropped WHERE ` + ours
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

// kinds are what columns hold, by their types.
func kinds() map[string]moving.Kind {
	return map[string]moving.Kind{"bigint": moving.Number, "double precision": moving.Real, "text": moving.Text, "bytea": moving.Bytes}
}

// References implements moving.Side.
func (s side) References(ctx context.Context) ([]moving.Reference, error) {
	return moving.ReadReferences(ctx, s, referencesSQL)
}

// Bar implements moving.Side. Making a trigger waits for those who write to its table, and has those who come wait.
func (s side) Bar(ctx context.Context, w relational.Writer, _ []string, why string) error {
	if _, err := w.Exec(ctx, whySQL, why); err != nil {
		return err
	}
	_, err := w.Exec(ctx, barSQL)
	return err
}

// Free implements moving.Side.
func (s side) Free(ctx context.Context, w relational.Writer, _ []string) error {
	_, err := w.Exec(ctx, freeSQL)
	return err
}

// Empty implements moving.Side, in a time that does not grow with the rows.
func (s side) Empty(ctx context.Context, w relational.Writer, tables []string) error {
	_, err := w.Exec(ctx, `TRUNCATE "`+strings.Join(tables, `", "`)+`"`)
	return err
}

// Mute implements moving.Side.
func (s side) Mute(ctx context.Context, w relational.Writer) (again []string, err error) {
	triggers, err := moving.ReadPairs(ctx, w, mutedSQL)
	for _, t := range triggers {
		if err == nil {
			_, err = w.Exec(ctx, t[0])
		}
		again = append(again, t[1])
	}
	return again, err
}

// Given implements moving.Source.
func (s source) Given(ctx context.Context) (map[string]int64, error) {
	return moving.ReadNumbers(ctx, s, givenSQL)
}

// GoOn implements moving.Side.
func (s side) GoOn(ctx context.Context, w relational.Writer, given map[string]int64) error {
	sequences, err := moving.ReadPairs(ctx, w, numberedSQL)
	if err != nil {
		return err
	}
	for _, s := range sequences {
		// The third value says that the second was given; a table without rows begins with 1.
		_, err := w.Exec(ctx, `SELECT setval(pg_get_serial_sequence(format('%I', ?::text), ?::text), greatest(last, ?, 1), greatest(last, ?) > 0)
			FROM (SELECT coalesce(max("`+s[1]+`"), 0) AS last FROM "`+s[0]+`") rows`, s[0], s[1], given[s[0]], given[s[0]])
		if err != nil {
			return err
		}
	}
	return nil
}
