package postgres_test

import (
	"errors"
	"fmt"
	"strconv"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"pbem/games"
	"pbem/games/postgres"
	"pbem/internal/testing/pgtest"
)

// TestNumberThatIsUsedAgain: the number of a transaction that was under way when the server crashed, and of which nothing had reached the disk, is
// given to another one, which commits. The first was taken back nevertheless, and its commit says so.
func TestNumberThatIsUsedAgain(t *testing.T) {
	t.Parallel()
	pgtest.Require(t)
	own, err := pgtest.Start("fsync=off", "wal_writer_delay=10s", "autovacuum=off")
	if err != nil {
		t.Fatal(err)
	}
	defer own.Stop()
	if err := own.Create("numbers"); err != nil {
		t.Fatal(err)
	}
	address := own.Address("numbers")
	struck := false
	crash := func(point string) {
		if point != "before-commit" || struck {
			return
		}
		struck = true
		before := number(t, address, "SELECT max(transactionid::text::bigint) FROM pg_locks WHERE locktype = 'transactionid'")
		if err := errors.Join(own.Crash(), own.Run()); err != nil {
			t.Error(err)
		}
		for range 1000 {
			if number(t, address, "SELECT pg_current_xact_id()::text::bigint") >= before {
				return
			}
		}
		t.Errorf("transaction %d is not to be had again", before)
	}
	store, err := postgres.Open(address, postgres.WithProbe(crash))
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	err = store.Commit(t.Context(), games.Commit{Digest: "struck", At: time.Unix(1, 0)})
	seen, unseen := store.Seen(t.Context(), "struck")
	if unseen != nil || seen {
		t.Fatalf("it was to be lost; seen: %v, %v", seen, unseen)
	}
	if !errors.Is(err, games.ErrUnavailable) {
		t.Errorf("it was lost, and is acknowledged: %v", err)
	}
}

// number asks a database for a number, in a transaction of its own.
func number(t *testing.T, address, question string) (n int) {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Error(err)
		return 0
	}
	defer conn.Close(t.Context())
	var text string
	if err := conn.QueryRow(t.Context(), "SELECT ("+question+")::text").Scan(&text); err != nil {
		t.Error(err)
	}
	n, err = strconv.Atoi(text)
	if err != nil {
		t.Error(fmt.Errorf("%s: %w", question, err))
	}
	return n
}
