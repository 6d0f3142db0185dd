package torture

import (
	"testing"
	"time"

	"pbem/internal/testing/pgtest"
)

// TestDatabaseTortured is "pbem-dev torture --store postgres", in small: two nodes are killed and frozen while the servers of its database
// crash, change places and run full, and ways are cut.
func TestDatabaseTortured(t *testing.T) {
	t.Parallel()
	pgtest.Require(t)
	faults, _ := FaultsHere(Postgres)
	tortured(t, 24, Options{Store: Postgres, Faults: faults, Daemons: 2, Tables: 8, Min: 100 * time.Millisecond, Max: time.Second / 2})
}
