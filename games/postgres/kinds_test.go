package postgres

import (
	"context"
	"testing"

	"pbem/games/relational"
	"pbem/internal/testing/pgtest"
)

// TestKinds: what a transaction promises is what the server is told, also where its default is to wait for nothing.
func TestKinds(t *testing.T) {
	t.Parallel()
	var server pgtest.Shared
	server.Start(t)
	store, err := Open(server.Database(t) + "&synchronous_commit=off")
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	for kind, want := range map[relational.Kind][2]string{
		relational.Serial: {"on", "serializable"}, relational.Lasting: {"on", "read committed"}, relational.Soon: {"off", "read committed"},
	} {
		var got [2]string
		err := store.medium.Write(t.Context(), kind, func(ctx context.Context, w relational.Writer) error {
			rows, err := w.Query(ctx, `SELECT current_setting('synchronous_commit'), current_setting('transaction_isolation')`)
			if err != nil {
				return err
			}
			defer rows.Close()
			if rows.Next() {
				err = rows.Scan(&got[0], &got[1])
			}
			return err
		})
		if err != nil || got != want {
			t.Errorf("kind %d is %v, %v; want %v", kind, got, err, want)
		}
	}
}
