package postgres_test

import (
	"context"
	"sync"
	"testing"

	"github.com/jackc/pgx/v5"
)

// pool are databases of tests that are over, emptied: to make one, with all tables, takes longer than most tests.
type pool struct {
	mu   sync.Mutex
	free []string
}

// emptySQL has a database be as its migrations left it.
const emptySQL = `DO $$
DECLARE name text;
BEGIN
	SET LOCAL session_replication_role = replica;
	FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('layouts', 'log_edge', 'numbers') LOOP
		EXECUTE 'DELETE FROM ' || name;
	END LOOP;
	UPDATE log_edge SET size = 0, roots = '';
	UPDATE numbers SET next = 1;
	FOR name IN SELECT sequencename FROM pg_sequences LOOP
		EXECUTE 'ALTER SEQUENCE ' || name || ' RESTART';
	END LOOP;
END $$`

// database returns the address of an empty store's database, for as long as the test runs.
func (p *pool) database(t testing.TB) (address string) {
	t.Helper()
	p.mu.Lock()
	if n := len(p.free); n > 0 {
		address, p.free = p.free[n-1], p.free[:n-1]
	}
	p.mu.Unlock()
	if address == "" {
		address = server.Database(t)
		open(t, address).Close()
	}
	t.Cleanup(func() { p.give(t, address) })
	return address
}

// give takes back the database of a test that is over.
func (p *pool) give(t testing.TB, address string) {
	ctx := context.WithoutCancel(t.Context())
	conn, err := pgx.Connect(ctx, address)
	if err == nil {
		_, err = conn.Exec(ctx, emptySQL)
		conn.Close(ctx)
	}
	if err != nil {
		t.Fatal(err)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.free = append(p.free, address)
}
