package archive_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"pbem/games/durable/durabletest"
)

// TestDoubtfulRecordIsWrittenAgain: a record whose name could not be synced looks as it should, and is written once more all
// the same.
func TestDoubtfulRecordIsWrittenAgain(t *testing.T) {
	a, dir := open(t)
	private := placed(dir, "private")
	stop := durabletest.Fail(t, os.Getpid(), "fsync:error=EIO", private)
	err := a.Write(1, []byte("public"), []byte("private"))
	stop()
	if !errors.Is(err, syscall.EIO) {
		t.Fatalf("Write: %v", err)
	}
	first, err := os.Stat(filepath.Join(private, "001.pbem"))
	if err != nil {
		t.Fatal(err)
	}
	write(t, a, 1, "public", "private")
	second, err := os.Stat(filepath.Join(private, "001.pbem"))
	if err != nil || os.SameFile(first, second) {
		t.Errorf("the doubtful file was taken for good: %v", err)
	}
}

func TestPutAside(t *testing.T) {
	a, dir := open(t)
	for range 2 {
		write(t, a, 7, "public", "private")
		if err := a.PutAside(7); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := a.ReadPrivate(7); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the record is still there: %v", err)
	}
	for _, name := range []string{"007.lost-1.pbem", "007.lost-2.pbem", "private/007.lost-1.pbem", "private/007.lost-2.pbem"} {
		if _, err := os.Stat(placed(dir, name)); err != nil {
			t.Error(err)
		}
	}
	numbers, err := a.PrivateNumbers()
	if err != nil || len(numbers) != 0 {
		t.Errorf("%v, %v", numbers, err)
	}
	if err := a.PutAside(8); err != nil {
		t.Error(err)
	}
	write(t, a, 3, "public", "private")
	if err := a.Write(5, nil, []byte("private")); err != nil {
		t.Fatal(err)
	}
	if numbers, err := a.PrivateNumbers(); err != nil || len(numbers) != 2 {
		t.Errorf("%v, %v", numbers, err)
	}
}
