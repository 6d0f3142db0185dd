// Package durabletest makes disks fail for tests: a small one that fills up ([SmallDisk]), and system calls of a process
// that return errors ([Fail]).
//
// Both need root on Linux, and Fail needs strace. Where that is not to be had a test is skipped; with CI=true it fails, for
// a test that was left out proves nothing.
package durabletest

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
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

// Fail makes system calls of a running process fail, on files with one of the paths or, if there are none, on all. What
// fails and how is strace's word: "fsync,fdatasync:error=EIO:when=1"; "when" counts in each thread by itself. It returns when it has
// begun, and ends when stop is called.
func Fail(t testing.TB, process int, what string, paths ...string) (stop func()) {
	t.Helper()
	calls, _, _ := strings.Cut(what, ":")
	args := []string{"-f", "-p", strconv.Itoa(process), "-o", "/dev/null", "-e", "trace=" + calls, "-e", "inject=" + what}
	for _, p := range paths {
		args = append(args, "-P", p)
	}
	cmd := exec.Command("strace", args...)
	said, err := cmd.StderrPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		leaveOut(t, errors.Join(errors.New("system calls cannot be made to fail: strace is needed"), err))
	}
	lines := bufio.NewScanner(said)
	attached := false
	var all []string
	for !attached && lines.Scan() {
		all = append(all, lines.Text())
		attached = strings.Contains(lines.Text(), "attached")
	}
	if !attached {
		leaveOut(t, errors.Join(errors.New("strace does not work here: "+strings.Join(all, "; ")), cmd.Wait()))
	}
	var rest sync.WaitGroup
	rest.Go(func() {
		for lines.Scan() {
		}
	})
	stop = sync.OnceFunc(func() {
		_ = cmd.Process.Signal(syscall.SIGTERM) // it may have ended with the process
		rest.Wait()
		_ = cmd.Wait() // it ends by the signal, or with the process's own exit code
	})
	t.Cleanup(stop)
	return stop
}
