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
