package durable_test

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"pbem/games/durable"
	"pbem/games/durable/durabletest"
)

// TestFullDisk: where there is no room the old file stays, whole, and nothing else.
func TestFullDisk(t *testing.T) {
	disk := durabletest.SmallDisk(t, 1)
	dir := filepath.Join(disk.Path, "dir")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "file")
	if err := durable.Replace(path, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, room := range []int64{0, 4096, 100_000} {
		disk.Fill(t, room)
		if err := durable.Replace(path, content('a'), 0o600); !errors.Is(err, syscall.ENOSPC) {
			t.Errorf("with room for %d bytes: %v", room, err)
		}
		disk.Free(t)
		holds(t, path, "old", 0o600)
		alone(t, path)
	}
	if err := durable.Replace(path, []byte("new"), 0o600); err != nil {
		t.Error(err)
	}
}

// TestSyncFails: an error is told, and the file is the old one or the new one.
func TestSyncFails(t *testing.T) {
	for _, what := range []string{"fsync:error=EIO", "write:error=EIO", "renameat,renameat2,rename:error=EIO"} {
		t.Run(what, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "file")
			if err := durable.Replace(path, content('a'), 0o600); err != nil {
				t.Fatal(err)
			}
			cmd := exec.Command(os.Args[0])
			cmd.Env = append(os.Environ(), childFile+"="+path, "GORACE=atexit_sleep_ms=0") // the race detector makes every exit a second longer
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			defer time.AfterFunc(time.Minute, func() { cmd.Process.Kill() }).Stop()
			stop := durabletest.Fail(t, cmd.Process.Pid, what)
			cmd.Wait()
			stop()
			if cmd.ProcessState.ExitCode() != 1 {
				t.Fatalf("the process was not told of the error: %v", cmd.ProcessState)
			}
			data, err := os.ReadFile(path)
			if err != nil || len(data) == 0 || !bytes.Equal(data, content(data[0])) {
				t.Fatalf("the file has %d bytes, %v, and is not whole", len(data), err)
			}
			alone(t, path)
		})
	}
}

// TestCreateLeavesNothingInDoubt: a file whose name could not be synced is not there, so that nobody relies on it.
func TestCreateLeavesNothingInDoubt(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	stop := durabletest.Fail(t, os.Getpid(), "fsync:error=EIO", filepath.Dir(path))
	err := durable.Create(path, []byte("key"), 0o600)
	stop()
	if !errors.Is(err, syscall.EIO) {
		t.Fatalf("Create: %v", err)
	}
	if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
		t.Fatalf("the file is there: %v", err)
	}
	if err := durable.Create(path, []byte("key"), 0o600); err != nil {
		t.Error(err)
	}
}
