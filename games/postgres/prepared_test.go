package postgres_test

import (
	"errors"
	"testing"

	"pbem/games"
	"pbem/games/postgres"
	"pbem/games/storetest"
)

// TestPrepared: an address may choose that statements are prepared.
func TestPrepared(t *testing.T) {
	storetest.Run(t, func(t *testing.T) games.Store { return open(t, databases.database(t)+"&"+postgres.Prepared) })
}

// TestOldPlan: what was prepared before the tables changed says once that the store is not available, as it does for anything that is to be tried
// again, and is prepared anew.
func TestOldPlan(t *testing.T) {
	t.Parallel()
	address := server.Database(t) + "&" + postgres.Prepared // one of its own: it is not used again
	store := open(t, address)
	defer store.Close()
	read := func() (string, error) { return store.Mark(t.Context(), games.OfService, "colour") }
	if err := store.SetMark(t.Context(), games.OfService, "colour", "blue"); err != nil {
		t.Fatal(err)
	}
	for range 6 { // from the sixth time on the server keeps the plan
		if _, err := read(); err != nil {
			t.Fatal(err)
		}
	}
	query(t, "pgx", address, "ALTER TABLE marks ALTER COLUMN value TYPE varchar")
	if _, err := read(); !errors.Is(err, games.ErrUnavailable) {
		t.Errorf("with an old plan: %v", err)
	}
	if colour, err := read(); colour != "blue" || err != nil {
		t.Errorf("with a new one: %q, %v", colour, err)
	}
}

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
