package postgres_test

import (
	"errors"
	"testing"
	"time"

	"pbem/games"
	"pbem/games/postgres"
	"pbem/internal/testing/pgtest"
)

// TestCalledOff: a commit that waits for a synchronous standby can be called off by an operator, or as its server is stopped, and is there to be
// read all the same; the standby has never heard of it. It is not acknowledged, neither to whom it is nor to whom brings the same letter again, before the
// standby has it.
func TestCalledOff(t *testing.T) {
	t.Parallel()
	pgtest.Require(t)
	ctx := t.Context()
	both, err := pgtest.StartCluster(ctx, [2]string{}, true, pgtest.Quick()...)
	if err != nil {
		t.Fatal(err)
	}
	defer both.Stop()
	primary, _ := both.Primary()
	if err := primary.Create("called"); err != nil {
		t.Fatal(err)
	}
	address := primary.Address("called")
	store, err := postgres.Open(address)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	if err := both.Standby().Freeze(); err != nil {
		t.Fatal(err)
	}
	first, again := make(chan error, 1), make(chan error, 1)
	letter := games.Commit{Digest: "waits", At: time.Unix(1, 0)}
	go func() { first <- store.Commit(ctx, letter) }()
	for called := 0; called == 0; {
		called = number(t, address, "SELECT count(*) FROM (SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep' OFFSET 0) AS gone")
	}
	for number(t, address, "SELECT count(*) FROM letters_in WHERE digest = 'waits'") == 0 {
	}
	go func() { again <- store.Commit(ctx, letter) }()
	seen := make(chan error, 1)
	go func() {
		_, err := store.Seen(ctx, letter.Digest)
		seen <- err
	}()
	// Each of them waits for the standby now, or has said what it must not.
	for number(t, address, "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'") < 3 {
		for what, answer := range map[string]chan error{"first": first, "again": again, "seen": seen} {
			select {
			case err := <-answer:
				t.Fatalf("%s: acknowledged without the standby: %v", what, err)
			default:
			}
		}
	}
	if err := both.Standby().Thaw(); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(<-first, <-seen); err != nil {
		t.Error(err)
	}
	if err := <-again; !errors.Is(err, games.ErrDuplicate) {
		t.Errorf("the same letter again: %v", err)
	}
}
