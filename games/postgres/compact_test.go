package postgres_test

import (
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"pbem/games"
)

// TestStatisticsForget: after compacting, what the planner has learnt of the tables holds nothing that is not in them any more.
func TestStatisticsForget(t *testing.T) {
	t.Parallel()
	address := databases.database(t)
	store := open(t, address)
	defer store.Close()
	conn, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(t.Context())
	const who = "somebody@people.test"
	learnt := func() (n int) {
		t.Helper()
		if err := conn.QueryRow(t.Context(), `SELECT count(*) FROM pg_stats WHERE position($1 in most_common_vals::text) > 0`, who).Scan(&n); err != nil {
			t.Fatal(err)
		}
		return n
	}
	for _, version := range []string{who, "1"} {
		for _, name := range []string{"one", "two"} {
			if err := store.Live(t.Context(), games.Node{Name: name, Version: version, Alive: time.Unix(1, 0)}); err != nil {
				t.Fatal(err)
			}
		}
		if version == who {
			if _, err := conn.Exec(t.Context(), "ANALYZE nodes"); err != nil {
				t.Fatal(err)
			}
		}
	}
	if learnt() == 0 {
		t.Fatal("the planner has learnt nothing; this test proves nothing")
	}
	if err := store.Compact(t.Context()); err != nil || learnt() > 0 {
		t.Errorf("it is still known: %v", err)
	}
}
