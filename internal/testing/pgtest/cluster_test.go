package pgtest_test

import (
	"context"
	"testing"

	"github.com/jackc/pgx/v5"

	"pbem/internal/testing/pgtest"
)

// TestCluster loses the primary twice: what it has acknowledged the standby has, and addresses that name both find who takes what is
// written.
func TestCluster(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	pgtest.Require(t)
	c, err := pgtest.StartCluster(ctx, [2]string{}, true, pgtest.Quick()...)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Stop()
	dirs := [2]string{t.TempDir(), t.TempDir()}
	for place, dir := range dirs {
		way, err := pgtest.NewWay(dir, func() string { return c.Socket(place) }, func() pgtest.Fate { return pgtest.Arrives })
		if err != nil {
			t.Fatal(err)
		}
		defer way.Close()
	}
	write := func(statement string) {
		t.Helper()
		conn, err := pgx.Connect(ctx, "postgres://pbem@/postgres?target_session_attrs=read-write&host="+dirs[0]+","+dirs[1])
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close(context.Background())
		if _, err := conn.Exec(ctx, statement); err != nil {
			t.Fatal(err)
		}
	}
	write("CREATE TABLE kept (n int UNIQUE)")
	for n := range []string{"1", "2"} {
		write("INSERT INTO kept SELECT coalesce(max(n), 0) + 1 FROM kept")
		if err := c.Lose(ctx); err != nil {
			t.Fatal(err)
		}
		if n == 0 {
			if err := c.Refill(ctx); err != nil {
				t.Fatal(err)
			}
		}
	}
	write("DO $$ BEGIN IF (SELECT max(n) FROM kept) <> 2 THEN RAISE 'lost'; END IF; END $$")
}
