package storebench

import (
	"bytes"
	"net"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/games"
	"pbem/games/sqlite"
)

// TestTurns: what is measured is what a store takes, one turn after the other.
func TestTurns(t *testing.T) {
	t.Parallel()
	store, err := sqlite.Open(filepath.Join(t.TempDir(), "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	p := place{nodes: []games.Store{store}}
	if err := p.fill(t.Context(), 12); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if took, _, given, err := p.round(t.Context(), 10, 1, 4); err != nil || took <= 0 || given != 0 {
			t.Fatal(took, given, err)
		}
	}
	if waits, err := p.half(t.Context(), 10, 1, 4, 2000); err != nil || len(waits) != 10 || waits[0] <= 0 || !slices.IsSorted(waits) {
		t.Fatal(waits, err)
	}
	turns, err := store.Events(t.Context(), 2)
	if err != nil || len(turns) != 1+3 {
		t.Errorf("the game in which the second round began has %d turns, %v", len(turns), err)
	}
	if waiting, _, err := store.OutboxCounts(t.Context()); waiting != 2*(12+30) || err != nil {
		t.Errorf("%d letters wait, %v", waiting, err)
	}
}

// TestDistance: what comes over a distance is what was sent, not sooner, and the way is the same for all that is under way.
func TestDistance(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	server, err := net.Listen("unix", filepath.Join(dir, "server"))
	if err != nil {
		t.Fatal(err)
	}
	defer server.Close()
	go func() {
		conn, err := server.Accept()
		if err != nil {
			return
		}
		buffer := make([]byte, 100)
		for {
			n, err := conn.Read(buffer)
			if err != nil {
				return
			}
			conn.Write(buffer[:n])
		}
	}()
	const away = 20 * time.Millisecond
	d, err := newDistance(filepath.Join(dir, "way"), filepath.Join(dir, "server"), away)
	if err != nil {
		t.Fatal(err)
	}
	defer d.close()
	conn, err := net.Dial("unix", filepath.Join(dir, "way"))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	began := time.Now()
	if _, err := conn.Write([]byte("there")); err != nil {
		t.Fatal(err)
	}
	answer := make([]byte, 100)
	n, err := conn.Read(answer)
	if took := time.Since(began); err != nil || string(answer[:n]) != "there" || took < away || d.asked.Load() != 1 {
		t.Errorf("%q came back after %v, %d were sent, %v", answer[:n], took, d.asked.Load(), err)
	}
}

// TestPrint: the table has a line for each figure.
func TestPrint(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	took := []time.Duration{2 * time.Second, time.Second, 4 * time.Second}
	if err := Print(&out, []Figure{{Place: "SQLite", Nodes: 1, InFlight: 8, Took: took, Letters: 100}, {Place: "PostgreSQL", Nodes: 4, InFlight: 1, Took: took, Half: took, Letters: 100, Trips: 14.25, Given: 3}}); err != nil {
		t.Fatal(err)
	}
	want := []string{"store nodes in flight on each letters a second: least / median / most one takes at half load: half / 19 of 20 round trips conflicts",
		"SQLite 1 8 25 / 50 / 100 160.0 ms 0.0 / 0.0 ms 0", "PostgreSQL 4 1 25 / 50 / 100 80.0 ms 1000.0 / 4000.0 ms 14.2 3"}
	for i, line := range strings.Split(strings.TrimSpace(out.String()), "\n") {
		if got := strings.Join(strings.Fields(line), " "); got != want[i] {
			t.Errorf("%q, want %q", got, want[i])
		}
	}
}
