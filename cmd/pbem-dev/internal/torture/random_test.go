package torture

import (
	"os"
	"strconv"
	"testing"
	"time"

	"pbem/internal/testing/pgtest"
)

// TestKilledAtRandom is "pbem-dev torture", in small.
func TestKilledAtRandom(t *testing.T) {
	t.Parallel()
	tortured(t, 40, Options{Daemons: 1, Tables: 4, Min: 20 * time.Millisecond, Max: 300 * time.Millisecond})
}

// tortured runs a torture of one host, by all routes, and wants nothing found, and somebody to have played. PBEM_KILLS sets how many kills it has,
// PBEM_SEED repeats it.
func tortured(t *testing.T, kills int64, o Options) {
	t.Helper()
	if testing.Short() {
		kills /= 4
	}
	seed := fromEnv(t, "PBEM_SEED", time.Now().UnixNano())
	o.Program, o.Dir, o.Hosts, o.Routes = self(), t.TempDir(), 1, []Route{IMAP, LMTP, Pipe}
	o.Seed, o.Kills = uint64(seed), int(fromEnv(t, "PBEM_KILLS", kills))
	o.Every, o.Progress = 30*time.Second, func(r Report) { t.Log(r.Line()) }
	report, err := Run(t.Context(), o)
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

func fromEnv(t *testing.T, name string, otherwise int64) int64 {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return otherwise
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return n
}

// TestDatabaseTortured is "pbem-dev torture --store postgres", in small: two nodes are killed and frozen while the servers of its database
// crash, change places and run full, and ways are cut.
func TestDatabaseTortured(t *testing.T) {
	t.Parallel()
	pgtest.Require(t)
	faults, _ := FaultsHere(Postgres)
	tortured(t, 24, Options{Store: Postgres, Faults: faults, Daemons: 2, Tables: 8, Min: 100 * time.Millisecond, Max: time.Second / 2})
}
