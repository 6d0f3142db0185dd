package postgres_test

import "testing"

// TestEveryTableForgets: no table has a column with words of which the planner could not forget what it has learnt, for want of another way than to say
// again what type it has: one on which a trigger, a view or another column depends.
func TestEveryTableForgets(t *testing.T) {
	t.Parallel()
	address := databases.database(t)
	conn := connectTo(t, address)
	said := query(t, "pgx", address, `SELECT format('ALTER TABLE %I ALTER COLUMN %I TYPE %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END)
		FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND a.attnum > 0 AND a.atttypid IN ('text'::regtype, 'bytea'::regtype)`)
	if len(said) < 50 {
		t.Fatalf("there are only %d columns", len(said))
	}
	for _, statement := range said {
		if _, err := conn.Exec(t.Context(), statement); err != nil {
			t.Errorf("%s: %v", statement, err)
		}
	}
}
