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

// Mount mounts a file system of so many megabytes on a new folder.
func Mount(path string, megabytes int) (*Disk, error) {
	if err := os.Mkdir(path, 0o755); err != nil {
		return nil, err
	}
	if err := syscall.Mount("pbem-test", path, "tmpfs", 0, fmt.Sprintf("size=%dm", megabytes)); err != nil {
		return nil, fmt.Errorf("a small file system cannot be mounted: %w", err)
	}
	return &Disk{Path: path}, nil
}

// Unmount takes it away with what is on it.
func (d *Disk) Unmount() error { return syscall.Unmount(d.Path, syscall.MNT_DETACH) }

// SmallDisk mounts a file system of so many megabytes until the test ends.
func SmallDisk(t testing.TB, megabytes int) *Disk {
	t.Helper()
	d, err := Mount(filepath.Join(t.TempDir(), "disk"), megabytes)
	if err != nil {
		leaveOut(t, err)
	}
	t.Cleanup(func() {
		if err := d.Unmount(); err != nil {
			t.Error(err)
		}
	})
	return d
}

// Take takes all the room that is left but so many bytes.
func (d *Disk) Take(but int64) error {
	file, err := os.OpenFile(d.ballast(), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer file.Close()
	for page := make([]byte, 4096); ; {
		if _, err := file.Write(page); errors.Is(err, syscall.ENOSPC) {
			break
		} else if err != nil {
			return err
		}
	}
	info, err := file.Stat()
	if err != nil {
		return err
	}
	return file.Truncate(max(0, info.Size()-but))
}

// Give gives back the room that Take has taken.
func (d *Disk) Give() error { return os.Remove(d.ballast()) }

// Fill is Take in a test.
func (d *Disk) Fill(t testing.TB, but int64) {
	t.Helper()
	if err := d.Take(but); err != nil {
		t.Fatal(err)
	}
}

// Free is Give in a test.
func (d *Disk) Free(t testing.TB) {
	t.Helper()
	if err := d.Give(); err != nil {
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
