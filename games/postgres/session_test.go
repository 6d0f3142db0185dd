package postgres_test

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

// TestNothingHangsOnASession: what a store leaves behind in the server's sessions is nothing, so that a pooler can give each transaction
// another: no prepared statement, no lock, and no transaction that is open.
func TestNothingHangsOnASession(t *testing.T) {
	t.Parallel()
	address := databases.database(t)
	store := open(t, address)
	defer store.Close()
	ctx := t.Context()
	for n := range 3 {
		if err := store.Commit(ctx, making(n+1)); err != nil {
			t.Fatal(err)
		}
		if _, err := store.Lease(ctx, time.Unix(9, 0), time.Unix(10, 0), 5); err != nil {
			t.Fatal(err)
		}
	}
	for _, leftBehind := range []string{
		`SELECT 'in a transaction: ' || query FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`,
		`SELECT 'a lock: ' || locktype FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
		`SELECT 'prepares: ' || query FROM pg_stat_activity WHERE datname = current_database() AND query ILIKE 'prepare%'`,
	} {
		if found := query(t, "pgx", address, leftBehind); len(found) > 0 {
			t.Errorf("%s: %v", leftBehind, found)
		}
	}
}

// TestBatchesThatCross: batches that change the same matches in different orders at the same time wait for each other in one order, and all
// but those whose version is gone are committed.
func TestBatchesThatCross(t *testing.T) {
	t.Parallel()
	address := databases.database(t)
	store, other := open(t, address), open(t, address)
	defer store.Close()
	defer other.Close()
	ctx := t.Context()
	if err := store.Commit(ctx, making(1), making(2)); err != nil {
		t.Fatal(err)
	}
	before := deadlocks(t, address)
	var both sync.WaitGroup
	for i, s := range []games.Store{store, other} {
		both.Go(func() {
			for n := range 20 {
				batch := []games.Commit{saying(1, i, n), saying(2, i, n)}
				if i == 1 {
					batch[0], batch[1] = batch[1], batch[0]
				}
				if err := s.Commit(ctx, batch...); err != nil {
					t.Errorf("batch %d of %d: %v", n, i, err)
				}
			}
		})
	}
	both.Wait()
	if after := deadlocks(t, address); after != before {
		t.Errorf("there were deadlocks: %s, and before %s", after, before)
	}
}

func deadlocks(t *testing.T, address string) string {
	return fmt.Sprint(query(t, "pgx", address, `SELECT deadlocks::text FROM pg_stat_database WHERE datname = current_database()`))
}

// making begins a match.
func making(match int) games.Commit {
	at := time.Unix(int64(match), 1)
	return games.Commit{Digest: fmt.Sprint("making", match), At: at, Changes: []games.Change{{Match: match, Summary: games.Summary{ID: match, Version: 1},
		Events: []adjudicator.Event{{At: at, Fact: adjudicator.Said{Text: "hello"}}}}}}
}

// saying changes when something is due in a match, which any version of it takes.
func saying(match, writer, n int) games.Commit {
	return games.Commit{Digest: fmt.Sprintf("%d %d %d", match, writer, n), At: time.Unix(2, 0), Dues: []games.Due{{Match: match, Version: 1, At: time.Unix(int64(n), 0)}}}
}
