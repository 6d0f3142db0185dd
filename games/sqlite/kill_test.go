package sqlite_test

import (
	"context"
	"database/sql"
	"errors"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"pbem/games"
)

const kills = 20

// quickExit has a child end at once: the race detector makes every exit a second longer.
const quickExit = "GORACE=atexit_sleep_ms=0"

// TestKilledAtRandom kills a process that commits, again and again on the same file.
func TestKilledAtRandom(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	acknowledged := 0
	for range kills {
		cmd, output := start(t, path, "")
		kill := time.AfterFunc(rand.N(300*time.Millisecond), func() { cmd.Process.Kill() })
		cmd.Wait()
		kill.Stop()
		acknowledged = max(acknowledged, lastNumber(t, output))
		checkWhole(t, path, acknowledged)
	}
	if acknowledged == 0 {
		t.Fatal("no process lived long enough to commit")
	}
	t.Logf("%d commits acknowledged in %d lives", acknowledged, kills)
}

// TestKilledAtPoint kills a process at each point of its second group of commits.
func TestKilledAtPoint(t *testing.T) {
	for point, want := range map[string]int{
		"begun": groupSize, "written": groupSize, "before-commit": groupSize, "after-commit": 2 * groupSize,
	} {
		t.Run(point, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "games.db")
			cmd, output := start(t, path, point)
			cmd.Wait()
			if got := lastNumber(t, output); got != groupSize {
				t.Fatalf("%d commits acknowledged, want %d", got, groupSize)
			}
			if got := checkWhole(t, path, groupSize); got != want {
				t.Fatalf("%d commits are in the file, want %d", got, want)
			}
		})
	}
}

// TestProcessesAtOnce has processes make the same new file and write it together.
func TestProcessesAtOnce(t *testing.T) {
	const processes = 8
	path := filepath.Join(t.TempDir(), "games.db")
	var all []*exec.Cmd
	for range processes {
		cmd, _ := start(t, path, "stop")
		all = append(all, cmd)
	}
	for _, cmd := range all {
		if err := cmd.Wait(); err != nil {
			t.Errorf("a process: %v", err)
		}
	}
	if got, want := checkWhole(t, path, 0), processes*groups*groupSize; got != want {
		t.Fatalf("%d commits are in the file, want %d", got, want)
	}
}

// start runs a child; what it prints goes into a file, where it outlives it.
func start(t *testing.T, path, point string) (cmd *exec.Cmd, output string) {
	t.Helper()
	cmd = exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), childFile+"="+path, childPoint+"="+point, quickExit)
	cmd.Stderr = os.Stderr
	file, err := os.CreateTemp(t.TempDir(), "output")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	cmd.Stdout = file
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return cmd, file.Name()
}

// lastNumber returns the last whole line that a child printed.
func lastNumber(t *testing.T, output string) int {
	t.Helper()
	text, err := os.ReadFile(output)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(text), "\n")
	if len(lines) < 2 {
		return 0
	}
	last, err := strconv.Atoi(lines[len(lines)-2])
	if err != nil {
		t.Fatal(err)
	}
	return last
}

// checkWhole opens the file after a crash: every commit up to the acknowledged one is there, every other is there
// whole with its group or not at all. It returns how many there are.
func checkWhole(t *testing.T, path string, acknowledged int) int {
	t.Helper()
	store := open(t, path)
	next, err := store.NextMatch(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if next-1 < acknowledged || (next-1)%groupSize != 0 {
		t.Fatalf("%d commits are in the file, %d were acknowledged, in groups of %d", next-1, acknowledged, groupSize)
	}
	for n := 1; n < next+groupSize; n++ {
		checkCommit(t, store, n, n < next)
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	checkIntegrity(t, path)
	return next - 1
}

// checkCommit checks that all parts of a commit are there, or none.
func checkCommit(t *testing.T, store games.Store, n int, there bool) {
	t.Helper()
	ctx := context.Background()
	events, err := store.Events(ctx, n)
	seen, err2 := store.Seen(ctx, address(n))
	letters, err3 := store.Written(ctx, address(n), time.Time{}, 9)
	_, player := store.Player(ctx, address(n))
	_, request := store.Request(ctx, n)
	if there {
		if err := errors.Join(err, err2, err3, player, request); err != nil || len(events) != 3 || !seen || len(letters) != 2 {
			t.Fatalf("commit %d: %d events, seen %v, %d letters: %v", n, len(events), seen, len(letters), err)
		}
		return
	}
	gone := errors.Is(err, games.ErrNotFound) && errors.Is(player, games.ErrNotFound) && errors.Is(request, games.ErrNotFound)
	if !gone || err2 != nil || err3 != nil || seen || len(letters) != 0 {
		t.Fatalf("of commit %d there are %d events, seen %v, %d letters, player: %v, request: %v", n, len(events), seen, len(letters), player, request)
	}
}

func checkIntegrity(t *testing.T, path string) {
	t.Helper()
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	var word string
	if err := db.QueryRow("PRAGMA integrity_check").Scan(&word); err != nil || word != "ok" {
		t.Fatalf("integrity check: %q, %v", word, err)
	}
	var orphans int
	err = db.QueryRow("SELECT count(*) FROM letters_out WHERE id NOT IN (SELECT id FROM outbox)").Scan(&orphans)
	if err != nil || orphans != 0 {
		t.Fatalf("%d letters without an entry in the outbox, %v", orphans, err)
	}
}
