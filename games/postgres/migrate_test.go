package postgres

import (
	"context"
	"testing"
	"time"

	"pbem/games/postgres/pgtest"
)

// TestLongMigration: a migration comes to its end, also where it takes longer than whoever opens the store waits for the database: one that is
// broken off would be so at each start, and the service never began.
func TestLongMigration(t *testing.T) {
	t.Parallel()
	var own pgtest.Shared
	own.Start(t)
	pool, err := connect(own.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	defer pool.Close()
	provider, err := layouts(pool)
	if err != nil {
		t.Fatal(err)
	}
	const before = 180 // the next takes a key from letters_out
	if _, err := provider.UpTo(t.Context(), before); err != nil {
		t.Fatal(err)
	}
	busy, err := pool.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := busy.Exec("LOCK TABLE letters_out"); err != nil {
		t.Fatal(err)
	}
	opening, cancel := context.WithTimeout(t.Context(), 2*time.Second)
	defer cancel()
	came := make(chan error, 1)
	go func() {
		_, err := migrate(opening, pool)
		came <- err
	}()
	<-opening.Done()
	waits := 0
	for began := time.Now(); waits == 0 && time.Since(began) < time.Minute; time.Sleep(10 * time.Millisecond) {
		if err := pool.QueryRow(`SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`).Scan(&waits); err != nil {
			t.Fatal(err)
		}
		if len(came) > 0 {
			break
		}
	}
	if err := busy.Rollback(); err != nil {
		t.Fatal(err)
	}
	have := func() (layout int64) {
		t.Helper()
		layout, err := provider.GetDBVersion(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return layout
	}
	if err := <-came; err != nil || waits == 0 || have() <= before {
		t.Errorf("layout %d, with %d waiting, %v", have(), waits, err)
	}
}
