package sqlite_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/games"
	"pbem/games/durable/durabletest"
	"pbem/games/sqlite"
)

// patience is how long a test waits for what must happen: no measure of speed.
const patience = 60 * time.Second

// TestDiskFull fills the disk under a store that is at work. What was acknowledged is there, what was not is not, each error
// says whose fault it is, and without being opened anew the store works again when there is room.
func TestDiskFull(t *testing.T) {
	disk := durabletest.SmallDisk(t, 8)
	path := filepath.Join(disk.Path, "games.db")
	store := open(t, path)
	next := 1
	commit := func() error {
		err := store.Commit(t.Context(), numbered(next))
		if err == nil {
			next++
		}
		return err
	}
	for round, room := range []int64{0, 4096, 20_000, 100_000, 0} {
		for range 5 {
			if err := commit(); err != nil {
				t.Fatalf("round %d: with room: %v", round, err)
			}
		}
		disk.Fill(t, room)
		var err error
		for range 50 {
			if err = commit(); err != nil {
				break
			}
		}
		if !errors.Is(err, games.ErrUnavailable) || errors.Is(err, games.ErrNotKept) {
			t.Fatalf("round %d: on a full disk: %v", round, err)
		}
		for name, err := range map[string]error{
			"Attempt": second(store.Attempt(t.Context(), "letter")), "SetMark": store.SetMark(t.Context(), games.OfService, "mark", strings.Repeat("x", 50_000)),
			"SetAside": store.SetAside(t.Context(), games.Quarantined{Digest: fmt.Sprint("aside ", round)}),
		} {
			if err != nil && !errors.Is(err, games.ErrUnavailable) {
				t.Errorf("round %d: %s: %v", round, name, err)
			}
		}
		if _, err := store.Player(t.Context(), address(1)); err != nil {
			t.Errorf("round %d: what is there cannot be read: %v", round, err)
		}
		disk.Free(t)
	}
	if err := commit(); err != nil {
		t.Fatal(err)
	}
	disk.Fill(t, 0) // the log cannot be folded into the file
	_ = store.Close()
	if again, err := sqlite.Open(path); err == nil {
		again.Close()
	} else if !errors.Is(err, games.ErrUnavailable) {
		t.Errorf("opened on a full disk: %v", err)
	}
	disk.Free(t)
	store = open(t, path)
	defer store.Close()
	for n := 1; n <= next; n++ {
		checkCommit(t, store, n, n < next)
	}
	checkIntegrity(t, path)
}

func second[T any](_ T, err error) error { return err }

func TestReadOnlyDisk(t *testing.T) {
	disk := durabletest.SmallDisk(t, 8)
	path := filepath.Join(disk.Path, "games.db")
	store := open(t, path)
	if err := errors.Join(store.Commit(t.Context(), numbered(1)), store.Close()); err != nil {
		t.Fatal(err)
	}
	disk.ReadOnly(t, true)
	if again, err := sqlite.Open(path); err == nil {
		defer again.Close()
		if err := again.Commit(t.Context(), numbered(2)); !errors.Is(err, games.ErrUnavailable) {
			t.Errorf("Commit: %v", err)
		}
	} else if !errors.Is(err, games.ErrUnavailable) {
		t.Errorf("Open: %v", err)
	}
	disk.ReadOnly(t, false)
	store = open(t, path)
	defer store.Close()
	checkCommit(t, store, 1, true)
	if err := store.Commit(t.Context(), numbered(2)); err != nil {
		t.Error(err)
	}
}

// TestSpoiltFile: a file that is no store any more is no letter's fault.
func TestSpoiltFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	store := open(t, path)
	for n := range 50 {
		if err := store.Commit(t.Context(), numbered(n+1)); err != nil {
			t.Fatal(err)
		}
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for i := 30_000; i < len(data); i++ {
		data[i] ^= 0x55
	}
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	store, err = sqlite.Open(path)
	if err == nil {
		defer store.Close()
		for n := 0; n < 60 && err == nil; n++ {
			err = errors.Join(second(store.Events(t.Context(), n+1)), store.Commit(t.Context(), numbered(n+51)))
			if errors.Is(err, games.ErrNotFound) {
				err = nil
			}
		}
	}
	if !errors.Is(err, games.ErrUnavailable) {
		t.Errorf("%v", err)
	}
}

// TestSyncFails has one sync after another fail in a process at work, and then succeed again, as kernels do that have dropped
// what they could not write. From the first failure on that process acknowledges nothing; what it had acknowledged is there.
func TestSyncFails(t *testing.T) {
	for name, files := range map[string][]string{"the log": {"games.db-wal"}, "the file": {"games.db"}, "all": nil} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "games.db")
			c := startStubborn(t, path)
			c.await(t, "kept", 3)
			var paths []string
			for _, f := range files {
				paths = append(paths, filepath.Join(filepath.Dir(path), f))
			}
			stop := durabletest.Fail(t, c.cmd.Process.Pid, "fsync,fdatasync:error=EIO:when=1..3", paths...)
			if name == "the file" { // SQLite keeps that to itself, and does not rely on it
				c.await(t, "kept", 200)
			} else {
				c.await(t, "not kept", 3)
			}
			stop()
			before := c.last
			if name == "the file" {
				c.await(t, "kept", 3)
			} else {
				c.await(t, "not kept", 10)
				if c.last != before {
					t.Errorf("after a failed sync commit %d was acknowledged", c.last)
				}
			}
			c.kill()
			checkWhole(t, path, c.last)
		})
	}
}

// TestWriteFails has writes fail for a while: nothing is acknowledged meanwhile, and then the same process goes on.
func TestWriteFails(t *testing.T) {
	for _, what := range []string{"pwrite64:error=ENOSPC", "pwrite64:error=EIO", "pwrite64:error=EROFS", "pwrite64:error=EDQUOT"} {
		t.Run(what, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "games.db")
			c := startStubborn(t, path)
			c.await(t, "kept", 3)
			stop := durabletest.Fail(t, c.cmd.Process.Pid, what)
			c.await(t, "unavailable", 5)
			before := c.last
			c.await(t, "unavailable", 3)
			if c.last != before {
				t.Errorf("commit %d was acknowledged while nothing could be written", c.last)
			}
			stop()
			c.await(t, "kept", 5)
			c.kill()
			checkWhole(t, path, c.last)
		})
	}
}

// stubborn is a process that commits for ever, whatever happens, and says what comes of each.
type stubborn struct {
	cmd   *exec.Cmd
	lines *bufio.Scanner
	last  int // the last acknowledged commit
}

func startStubborn(t *testing.T, path string) *stubborn {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), childFile+"="+path, childPoint+"=stubborn", quickExit)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	c := &stubborn{cmd: cmd, lines: bufio.NewScanner(out)}
	t.Cleanup(c.kill)
	return c
}

func (c *stubborn) kill() {
	_ = c.cmd.Process.Kill() // it may be gone
	_ = c.cmd.Wait()
}

// await reads on until so many outcomes of the kind have come, whatever comes between.
func (c *stubborn) await(t *testing.T, kind string, n int) {
	t.Helper()
	defer time.AfterFunc(patience, func() { c.cmd.Process.Kill() }).Stop()
	for n > 0 {
		if !c.lines.Scan() {
			t.Fatalf("waited in vain for %d more lines %q", n, kind)
		}
		number, word, _ := strings.Cut(c.lines.Text(), " ")
		if word == "kept" {
			if _, err := fmt.Sscan(number, &c.last); err != nil {
				t.Fatal(err)
			}
		}
		if word == kind {
			n--
		}
	}
}

// stay is the child.
func stay(path string) error {
	store, err := sqlite.Open(path)
	if err != nil {
		return err
	}
	for {
		last, err := commitNext(store)
		word := "kept"
		switch {
		case errors.Is(err, games.ErrNotKept) && errors.Is(err, games.ErrUnavailable):
			word = "not kept"
		case errors.Is(err, games.ErrUnavailable):
			word = "unavailable"
		case err != nil:
			word = err.Error()
		}
		fmt.Println(last, word)
		time.Sleep(time.Millisecond)
	}
}

// commitNext makes the next matches.
func commitNext(store *sqlite.Store) (last int, err error) {
	ctx := context.Background()
	first, err := store.NextMatch(ctx)
	if err != nil {
		return 0, err
	}
	var commits []games.Commit
	for n := range groupSize {
		commits = append(commits, numbered(first+n))
	}
	return first + groupSize - 1, store.Commit(ctx, commits...)
}
