package sqlite_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"pbem/games"
	"pbem/games/sqlite"
)

// TestRestore: the backup is back, marked; the old store is beside it, whole; and it goes on from there.
func TestRestore(t *testing.T) {
	dir := t.TempDir()
	path, copied := filepath.Join(dir, "games.db"), filepath.Join(dir, "copy.db")
	if err := commitTo(t, path, 2*groupSize); err != nil {
		t.Fatal(err)
	}
	backup(t, path, copied)
	store := open(t, path)
	for range 2 {
		if err := commitGroup(store); err != nil {
			t.Fatal(err)
		}
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	done, err := sqlite.Restore(t.Context(), copied, path, noon())
	if err != nil {
		t.Fatal(err)
	}
	if done.Matches != 2*groupSize || !done.Made.Equal(noon()) || done.Kept != path+".before-20261121T120000Z" {
		t.Errorf("told %+v", done)
	}
	if there := checkWhole(t, path, 2*groupSize); there != 2*groupSize {
		t.Errorf("%d commits are back, want %d", there, 2*groupSize)
	}
	checkWhole(t, done.Kept, 4*groupSize)
	if text := markOf(t, path, games.MarkRestored); text != "2026-11-21T12:00:00Z" {
		t.Errorf("the mark is %q", text)
	}
	if text := markOf(t, copied, games.MarkRestored); text != "" {
		t.Errorf("the backup was marked: %q", text)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v, %v, want 0600", info.Mode(), err)
	}
}

// On a new machine there is no old store.
func TestRestoreOnANewMachine(t *testing.T) {
	dir := t.TempDir()
	path, copied := filepath.Join(dir, "games.db"), filepath.Join(dir, "copy.db")
	if err := commitTo(t, path, groupSize); err != nil {
		t.Fatal(err)
	}
	backup(t, path, copied)
	fresh := filepath.Join(t.TempDir(), "games.db")
	done, err := sqlite.Restore(t.Context(), copied, fresh, noon())
	if err != nil || done.Kept != "" {
		t.Fatalf("%+v, %v", done, err)
	}
	checkWhole(t, fresh, groupSize)
}

// TestRestoreOverAKilledStore: what only stood in the log of a killed process is kept with the old store, and is not
// folded into the new one.
func TestRestoreOverAKilledStore(t *testing.T) {
	dir := t.TempDir()
	path, copied := filepath.Join(dir, "games.db"), filepath.Join(dir, "copy.db")
	if err := commitTo(t, path, groupSize); err != nil {
		t.Fatal(err)
	}
	backup(t, path, copied)
	cmd, output := start(t, path, "")
	for lastNumber(t, output) < 4*groupSize {
		time.Sleep(time.Millisecond)
	}
	ended(cmd)
	if _, err := os.Stat(path + "-wal"); err != nil {
		t.Fatalf("the killed process left no log: %v", err)
	}
	done, err := sqlite.Restore(t.Context(), copied, path, noon())
	if err != nil {
		t.Fatal(err)
	}
	if there := checkWhole(t, path, groupSize); there != groupSize {
		t.Errorf("%d commits are back, want %d", there, groupSize)
	}
	checkWhole(t, done.Kept, lastNumber(t, output))
}

// TestRestoreOverADamagedStore is what backups are for.
func TestRestoreOverADamagedStore(t *testing.T) {
	dir := t.TempDir()
	path, copied := filepath.Join(dir, "games.db"), filepath.Join(dir, "copy.db")
	if err := commitTo(t, path, groupSize); err != nil {
		t.Fatal(err)
	}
	backup(t, path, copied)
	damage := strings.Repeat("rubbish", 9999)
	for _, name := range []string{path, path + "-wal", path + "-shm"} {
		written(t, name, damage)
	}
	done, err := sqlite.Restore(t.Context(), copied, path, noon())
	if err != nil {
		t.Fatal(err)
	}
	checkWhole(t, path, groupSize)
	for _, name := range []string{done.Kept, done.Kept + "-wal"} {
		if text, err := os.ReadFile(name); err != nil || string(text) != damage {
			t.Errorf("%s has %d bytes, %v", name, len(text), err)
		}
	}
}

// TestRestoreWaitsForNobody: while anybody has the store open it is refused, and leaves everything as it is; also when that
// is a process that was only stopped. A process that was killed has let go.
func TestRestoreWaitsForNobody(t *testing.T) {
	dir := t.TempDir()
	path, copied := filepath.Join(dir, "games.db"), filepath.Join(dir, "copy.db")
	if err := commitTo(t, path, groupSize); err != nil {
		t.Fatal(err)
	}
	backup(t, path, copied)
	cmd, output := start(t, path, "")
	for lastNumber(t, output) < 2*groupSize {
		time.Sleep(time.Millisecond)
	}
	refused := func() {
		t.Helper()
		if _, err := sqlite.Restore(t.Context(), copied, path, noon()); !errors.Is(err, sqlite.ErrInUse) {
			t.Errorf("the store is open elsewhere: %v, want ErrInUse", err)
		}
	}
	refused()
	if err := cmd.Process.Signal(syscall.SIGSTOP); err != nil {
		t.Fatal(err)
	}
	refused()
	ended(cmd)
	checkWhole(t, path, lastNumber(t, output))
	store := open(t, path)
	refused()
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := sqlite.Restore(t.Context(), copied, path, noon()); err != nil {
		t.Errorf("nobody has it open: %v", err)
	}
}

// TestOpenDuringRestore: who opens the store meanwhile is told to come again.
func TestOpenDuringRestore(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	if err := commitTo(t, path, 1); err != nil {
		t.Fatal(err)
	}
	hold, err := sqlite.Alone(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := sqlite.Open(path); !errors.Is(err, games.ErrUnavailable) {
		t.Errorf("Open: %v, want ErrUnavailable", err)
	}
	if _, err := sqlite.Backup(t.Context(), path, path+".copy", false, noon()); !errors.Is(err, games.ErrUnavailable) {
		t.Errorf("Backup: %v, want ErrUnavailable", err)
	}
	hold()
	if err := open(t, path).Close(); err != nil {
		t.Error(err)
	}
}

// TestRestoreRefuses: what is no good backup leaves the store as it is.
func TestRestoreRefuses(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "games.db")
	if err := commitTo(t, path, groupSize); err != nil {
		t.Fatal(err)
	}
	before := len(namesIn(t, dir))
	for name, c := range map[string]struct {
		spoil func(t *testing.T, copied string)
		want  string
	}{
		"missing":       {func(t *testing.T, copied string) { os.Remove(copied) }, "no such file"},
		"empty":         {func(t *testing.T, copied string) { written(t, copied, "") }, "is empty"},
		"a directory":   {func(t *testing.T, copied string) { os.Remove(copied); os.Mkdir(copied, 0o700) }, "is not a file"},
		"a letter":      {func(t *testing.T, copied string) { written(t, copied, strings.Repeat("Dear Ada,\n", 999)) }, "is no SQLite file"},
		"cut off":       {func(t *testing.T, copied string) { os.Truncate(copied, 20_000) }, "is damaged"},
		"bytes changed": {overwritten, "is damaged"},
		"a hole": {func(t *testing.T, copied string) {
			changed(t, copied, "DELETE FROM events WHERE seq = 3 AND match_id = 1")
		},
			"is damaged: 1 games lack some of their events"},
		"another program's": {func(t *testing.T, copied string) { changed(t, copied, "DROP TABLE letters_in") }, "no store of pbem"},
		"later": {func(t *testing.T, copied string) {
			changed(t, copied, "INSERT INTO layouts (number, sum) VALUES (9000, 'x')")
		}, "by a later version of this program"},
	} {
		t.Run(name, func(t *testing.T) {
			copied := filepath.Join(t.TempDir(), "copy.db")
			backup(t, path, copied)
			c.spoil(t, copied)
			_, err := sqlite.Restore(t.Context(), copied, path, noon())
			if err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), copied) {
				t.Fatalf("error %v, want %q and the path in it", err, c.want)
			}
			checkWhole(t, path, groupSize)
			if names := namesIn(t, dir); len(names) != before {
				t.Errorf("beside the store are %v", names)
			}
		})
	}
	if _, err := sqlite.Restore(t.Context(), path, path, noon()); err == nil || !strings.Contains(err.Error(), "is the store itself") {
		t.Errorf("from itself: %v", err)
	}
}

// overwritten changes bytes in the middle of the file, where pages with events lie.
func overwritten(t *testing.T, path string) {
	t.Helper()
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := file.WriteAt([]byte(strings.Repeat("\xff", 9000)), info.Size()/2); err != nil {
		t.Fatal(err)
	}
}

func markOf(t *testing.T, path, name string) string {
	t.Helper()
	store := open(t, path)
	defer store.Close()
	text, err := store.Mark(context.Background(), games.OfService, name)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// TestRootLocksNobodyOut: what root makes beside the service's store belongs to the service.
func TestRootLocksNobodyOut(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Log("only root can give files away")
		return
	}
	const service = 4711
	dir := t.TempDir()
	path, copied := filepath.Join(dir, "games.db"), filepath.Join(t.TempDir(), "copy.db")
	if err := commitTo(t, path, groupSize); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(os.Chown(dir, service, service), os.Chown(path, service, service), os.Remove(path+".lock")); err != nil {
		t.Fatal(err)
	}
	backup(t, path, copied)
	for _, there := range []bool{true, false} {
		if !there { // as on a new machine
			if err := errors.Join(os.Remove(path), os.Remove(path+".lock")); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := sqlite.Restore(t.Context(), copied, path, noon()); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{path, path + ".lock"} {
			info, err := os.Stat(name)
			if err != nil || info.Sys().(*syscall.Stat_t).Uid != service {
				t.Errorf("with a store before %v: %s belongs to another, %v", there, name, err)
			}
		}
	}
}
