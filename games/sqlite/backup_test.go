package sqlite_test

import (
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"pbem/games"
	"pbem/games/sqlite"
	"pbem/internal/testing/servers"
)

func noon() time.Time { return time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC) }

// backup must succeed.
func backup(t *testing.T, path, target string) games.Contents {
	t.Helper()
	made, err := sqlite.Backup(t.Context(), path, target, false, noon())
	if err != nil {
		t.Fatal(err)
	}
	return made
}

// TestBackupWhileOthersWrite: each copy has everything that was acknowledged before it began, and no commit by halves.
func TestBackupWhileOthersWrite(t *testing.T) {
	const writers, copies = 2, 4
	dir := t.TempDir()
	path := filepath.Join(dir, "games.db")
	var outputs []string
	for range writers {
		cmd, output := start(t, path, "")
		defer ended(cmd)
		outputs = append(outputs, output)
	}
	last := 0
	for n := 0; n < copies; {
		acknowledged := 0
		for _, output := range outputs {
			acknowledged = max(acknowledged, lastNumber(t, output))
		}
		if acknowledged == last { // wait for something new to copy
			time.Sleep(time.Millisecond)
			continue
		}
		last, n = acknowledged, n+1
		target := filepath.Join(dir, "copy.db")
		made := backup(t, path, target)
		if there := checkWhole(t, target, acknowledged); made.Matches != there || made.Events != 3*there || made.Players != there {
			t.Fatalf("copy %d: told %+v, %d commits are there", n, made, there)
		}
		if err := os.Remove(target); err != nil {
			t.Fatal(err)
		}
	}
}

func ended(cmd *exec.Cmd) {
	cmd.Process.Kill()
	cmd.Wait()
}

// A backup is one file for its owner alone, also of a store that nobody has open, and leaves nothing else behind.
func TestBackupIsOneFile(t *testing.T) {
	dir := t.TempDir()
	path, target := filepath.Join(dir, "a?b.db"), filepath.Join(t.TempDir(), "ä'%41#.db")
	if err := errors.Join(commitTo(t, path, 1), os.Chmod(dir, 0o700)); err != nil {
		t.Fatal(err)
	}
	made := backup(t, path, target)
	if made.Matches != 1 || !made.Made.Equal(noon()) {
		t.Errorf("told %+v", made)
	}
	if info, err := os.Stat(target); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v, %v, want 0600", info.Mode(), err)
	}
	if names := namesIn(t, filepath.Dir(target)); len(names) != 1 {
		t.Errorf("beside the copy are %v", names)
	}
	if _, err := sqlite.Backup(t.Context(), path, target, false, noon()); !errors.Is(err, fs.ErrExist) {
		t.Errorf("over a file: %v, want fs.ErrExist", err)
	}
	if _, err := sqlite.Backup(t.Context(), path, target, true, noon()); err != nil {
		t.Error(err)
	}
}

// A backup that fails leaves what was there, and nothing half made.
func TestBackupFails(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "games.db")
	if _, err := sqlite.Backup(t.Context(), path, filepath.Join(dir, "copy.db"), false, noon()); err == nil {
		t.Error("a store that is missing was copied")
	}
	if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a store was made: %v", err)
	}
	if err := commitTo(t, path, 400); err != nil {
		t.Fatal(err)
	}
	full := smallDisk(t)
	target := filepath.Join(full, "copy.db")
	if err := os.WriteFile(target, []byte("yesterday's"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, replace := range []bool{true, false} {
		_, err := sqlite.Backup(t.Context(), path, target, replace, noon())
		if err == nil || replace && !strings.Contains(err.Error(), "full") {
			t.Errorf("on a full disk (replace: %v): %v", replace, err)
		}
		text, err := os.ReadFile(target)
		if names := namesIn(t, full); err != nil || string(text) != "yesterday's" || len(names) != 1 {
			t.Errorf("the directory holds %v, the older file %q, %v", names, text, err)
		}
	}
}

// TestBackupSeesDamage: a damaged store is not copied over yesterday's good backup.
func TestBackupSeesDamage(t *testing.T) {
	dir := t.TempDir()
	path, target := filepath.Join(dir, "games.db"), filepath.Join(dir, "copy.db")
	if err := commitTo(t, path, 3); err != nil {
		t.Fatal(err)
	}
	changed(t, path, "DELETE FROM events WHERE match_id = 2 AND seq = 2")
	if _, err := sqlite.Backup(t.Context(), path, target, true, noon()); err == nil || !strings.Contains(err.Error(), "lack some of their events") {
		t.Errorf("a store with a hole: %v", err)
	}
	if _, err := os.Stat(target); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("there is a copy: %v", err)
	}
}

// smallDisk mounts a disk of 256 KB.
func smallDisk(t *testing.T) string {
	t.Helper()
	servers.Need(t)
	dir := t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=256k"); err != nil {
		t.Fatalf("a small disk cannot be mounted (%s=1 leaves such tests out): %v", servers.Without, err)
	}
	t.Cleanup(func() { syscall.Unmount(dir, 0) })
	return dir
}

// commitTo makes a store and commits so many groups.
func commitTo(t *testing.T, path string, n int) error {
	t.Helper()
	store := open(t, path)
	var commits []games.Commit
	for i := 1; i <= n; i++ {
		commits = append(commits, numbered(i))
	}
	return errors.Join(store.Commit(context.Background(), commits...), store.Close())
}

func changed(t *testing.T, path, statement string) {
	t.Helper()
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(statement); err != nil {
		t.Fatal(err)
	}
}

func namesIn(t *testing.T, dir string) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}
