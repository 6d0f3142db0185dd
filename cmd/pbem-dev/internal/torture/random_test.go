package torture

import (
	"os"
	"strconv"
	"testing"
	"time"
)

// TestKilledAtRandom is "pbem torture", in small. PBEM_KILLS sets how often, PBEM_SEED repeats the pauses.
func TestKilledAtRandom(t *testing.T) {
	t.Parallel()
	seed := fromEnv(t, "PBEM_SEED", time.Now().UnixNano())
	report, err := Run(t.Context(), Options{
		Program: self(), Dir: t.TempDir(), Kills: int(fromEnv(t, "PBEM_KILLS", 40)), Seed: uint64(seed), Hosts: 1, Daemons: 1, Tables: 4,
		Min: 20 * time.Millisecond, Max: 300 * time.Millisecond, Routes: []Route{IMAP, LMTP, Pipe},
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
