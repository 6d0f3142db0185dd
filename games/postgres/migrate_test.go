package postgres

import (
	"context"
	"testing"
	"time"

	"pbem/games/relational"
	"pbem/internal/testing/pgtest"
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
	known, err := layouts()
	if err == nil {
		_, err = migrate(t.Context(), pool, known)
	}
	if err != nil {
		t.Fatal(err)
	}
	longer := append(known, relational.Layout{Number: known.Last() + 1, Text: "ALTER TABLE letters_out ADD COLUMN later text;"})
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
		_, err := migrate(opening, pool, longer)
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
	err = <-came
	var have int64
	if wrong := pool.QueryRow(`SELECT max(number) FROM layouts`).Scan(&have); err != nil || wrong != nil || waits == 0 || have != longer.Last() {
		t.Errorf("layout %d, with %d waiting, %v, %v", have, waits, err, wrong)
	}
}
