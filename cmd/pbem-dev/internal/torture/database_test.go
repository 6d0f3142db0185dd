package torture

import (
	"testing"
	"time"

	"pbem/games/postgres/pgtest"
)

// TestDatabaseTortured is "pbem-dev torture --store postgres", in small: two nodes are killed and frozen while the servers of its database
// crash, change places and run full, and ways are cut. PBEM_SEED repeats the blows, PBEM_KILLS sets how many.
func TestDatabaseTortured(t *testing.T) {
	t.Parallel()
	pgtest.Require(t)
	seed := fromEnv(t, "PBEM_SEED", time.Now().UnixNano())
	faults, _ := FaultsHere(Postgres)
	report, err := Run(t.Context(), Options{
		Program: self(), Dir: t.TempDir(), Kills: int(fromEnv(t, "PBEM_KILLS", 24)), Seed: uint64(seed), Hosts: 1, Store: Postgres, Faults: faults, Daemons: 2, Tables: 8,
		Min: 100 * time.Millisecond, Max: time.Second / 2, Routes: []Route{IMAP, LMTP, Pipe},
		Every: 30 * time.Second, Progress: func(r Report) { t.Log(r.Line()) },
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range report.Findings {
		t.Errorf("PBEM_SEED=%d: %v", seed, f)
	}
	if report.Turns == 0 || report.Unfinished != nil {
		t.Errorf("nobody played, or not to the end: %v", report.Unfinished)
	}
	t.Log(report.Line())
}
