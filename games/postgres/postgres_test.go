package postgres_test

import (
	"os"
	"testing"

	"pbem/games"
	"pbem/games/postgres"
	"pbem/games/storetest"
	"pbem/internal/testing/pgtest"
)

// server is the PostgreSQL of all tests of the package.
var server pgtest.Shared

// databases are those of its tests.
var databases pool

func TestMain(m *testing.M) { os.Exit(server.Main(m)) }

func TestStore(t *testing.T) {
	storetest.Run(t, func(t *testing.T) games.Store { return open(t, databases.database(t)) })
}

func TestReopen(t *testing.T) {
	storetest.RunReopen(t, func(t *testing.T) func() games.Store {
		address := databases.database(t)
		return func() games.Store { return open(t, address) }
	})
}

func open(t testing.TB, address string, options ...postgres.Option) *postgres.Store {
	t.Helper()
	store, err := postgres.Open(address, options...)
	if err != nil {
		t.Fatal(err)
	}
	return store
}
