package service

import (
	"os"
	"path/filepath"
	"testing"

	"pbem/internal/testing/pgtest"
)

// brokenOff: what a node had not written into its folder when it was killed between two files, or could not write, it writes afterwards, though
// nothing has changed since. So how far a folder has got must be noted behind its files.
func brokenOff(t *testing.T, server *pgtest.Shared) {
	left := 0 // so many files are written until it is killed; 0 for all
	probe := func(point string) {
		if left > 0 && point == "exported" {
			if left--; left == 0 {
				panic(stopped(point))
			}
		}
	}
	s := newShared(t, server, probe)
	s.one.begin(t)
	catchUp(t, s.two, s.one)
	s.same(t, "records/001.pbem", "records-private/001.pbem")
	for files := 1; ; files++ {
		for _, name := range []string{"records", "records-private"} {
			if err := os.RemoveAll(filepath.Join(s.one.dir, "one", name)); err != nil {
				t.Fatal(err)
			}
		}
		left = files
		if killed(func() { catchUp(t, s.one) }) == "" {
			if files < 4 {
				t.Errorf("only %d files were written", files-1)
			}
			break
		}
		s.one.openNode(t, "one", probe)
		catchUp(t, s.one)
		s.same(t, "records/001.pbem", "records-private/001.pbem")
	}
	left = 0
	failedWrite(t, s)
}

// failedWrite: a record in whose place something lies is written when that is gone.
func failedWrite(t *testing.T, s *shared) {
	s.two.count = s.one.count
	s.two.say(t, bo, "black: Fc7-b6")
	catchUp(t, s.two)
	record := filepath.Join(s.one.dir, "one", "records", "001.pbem")
	if err := os.Remove(record); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(record, "somebody's"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := s.one.Daemon.Records.Export(t.Context()); err == nil {
		t.Error("a record is said to be written where a folder lies")
	}
	if err := os.RemoveAll(record); err != nil {
		t.Fatal(err)
	}
	catchUp(t, s.one)
	s.same(t, "records/001.pbem", "records-private/001.pbem")
}
