package smtp

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"pbem/games/durable/durabletest"
	"pbem/mailer"
	"pbem/mailer/mailtest"
)

// TestDirectoryOnAFullDisk: what has no room is not sent, and goes out once when there is room.
func TestDirectoryOnAFullDisk(t *testing.T) {
	disk := durabletest.SmallDisk(t, 1)
	d, err := NewDirectory(filepath.Join(disk.Path, "out"))
	if err != nil {
		t.Fatal(err)
	}
	letters := []mailer.Envelope{to("ada", 1), to("bo", 2)}
	disk.Fill(t, 0)
	for i, err := range mailtest.Errors(d.Send(context.Background(), letters)) {
		var refused *mailer.Failure
		if !errors.Is(err, syscall.ENOSPC) || errors.As(err, &refused) {
			t.Errorf("letter %d: %v", i, err)
		}
	}
	disk.Free(t)
	for range 2 {
		if err := errors.Join(mailtest.Errors(d.Send(context.Background(), letters))...); err != nil {
			t.Fatal(err)
		}
	}
	files, err := os.ReadDir(d.path)
	if err != nil || len(files) != 2 {
		t.Errorf("%v, %v", files, err)
	}
}

// TestDirectorySyncFails: a letter whose file's name could not be synced is not sent; tried again, it is written anew, in the
// same place.
func TestDirectorySyncFails(t *testing.T) {
	d, err := NewDirectory(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	letters := []mailer.Envelope{to("ada", 1)}
	stop := durabletest.Fail(t, os.Getpid(), "fsync:error=EIO", d.path)
	errs := mailtest.Errors(d.Send(context.Background(), letters))
	stop()
	if !errors.Is(errs[0], syscall.EIO) {
		t.Fatal(errs)
	}
	path := filepath.Join(d.path, "001.eml")
	first, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := errors.Join(mailtest.Errors(d.Send(context.Background(), letters))...); err != nil {
			t.Fatal(err)
		}
	}
	second, err := os.Stat(path)
	if err != nil || os.SameFile(first, second) {
		t.Errorf("the doubtful file was taken for good: %v", err)
	}
	if files, err := os.ReadDir(d.path); err != nil || len(files) != 1 {
		t.Errorf("%v, %v", files, err)
	}
}
