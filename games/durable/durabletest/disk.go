package durabletest

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// Disk is a file system in memory.
type Disk struct{ Path string }

// SmallDisk mounts a file system of so many megabytes until the test ends.
func SmallDisk(t testing.TB, megabytes int) *Disk {
	t.Helper()
	d := &Disk{Path: filepath.Join(t.TempDir(), "disk")}
	if err := os.Mkdir(d.Path, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mount("pbem-test", d.Path, "tmpfs", 0, fmt.Sprintf("size=%dm", megabytes)); err != nil {
		leaveOut(t, fmt.Errorf("a small file system cannot be mounted: %w", err))
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(d.Path, syscall.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
	return d
}

// Fill takes all the room that is left but so many bytes.
func (d *Disk) Fill(t testing.TB, but int64) {
	t.Helper()
	file, err := os.OpenFile(d.ballast(), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	page := make([]byte, 4096)
	for {
		if _, err := file.Write(page); errors.Is(err, syscall.ENOSPC) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
	info, err := file.Stat()
	if err == nil {
		err = file.Truncate(max(0, info.Size()-but))
	}
	if err != nil {
		t.Fatal(err)
	}
}

// Free gives back the room that Fill has taken.
func (d *Disk) Free(t testing.TB) {
	t.Helper()
	if err := os.Remove(d.ballast()); err != nil {
		t.Fatal(err)
	}
}

// ReadOnly lets nothing be written, or again; no file may be open for writing.
func (d *Disk) ReadOnly(t testing.TB, yes bool) {
	t.Helper()
	flags := uintptr(syscall.MS_REMOUNT)
	if yes {
		flags |= syscall.MS_RDONLY
	}
	if err := syscall.Mount("pbem-test", d.Path, "tmpfs", flags, ""); err != nil {
		t.Fatal(err)
	}
}

func (d *Disk) ballast() string { return filepath.Join(d.Path, "ballast") }

// leaveOut ends a test that cannot be done here.
func leaveOut(t testing.TB, why error) {
	t.Helper()
	if os.Getenv("CI") == "true" {
		t.Fatal(why)
	}
	t.Skipf("LEFT OUT, this test has proved nothing: %v", why)
}
