package gamelog_test

import (
	"crypto/ed25519"
	"errors"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/games/archive/gamelog"
)

// from is a store with these lines.
func from(all []string) func(int64) ([]string, error) {
	return func(n int64) ([]string, error) { return all[min(int(n), len(all)):], nil }
}

func grow(t *testing.T, dir string, n int) error {
	t.Helper()
	_, err := gamelog.NewFile(dir, "games.example.org", key(1)).Grow(from(lines(n)), math.MaxInt64)
	return err
}

// whole checks that a folder has just these lines, and a signed head of them.
func whole(t *testing.T, dir string, n int) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, gamelog.LogFile))
	if err != nil || string(text) != strings.Join(append(lines(n), ""), "\n") {
		t.Fatalf("%q, %v", text, err)
	}
	head, err := os.ReadFile(filepath.Join(dir, gamelog.HeadFile))
	if err != nil {
		t.Fatal(err)
	}
	want, _ := logOf(lines(n)).Head(int64(n))
	if got, err := gamelog.Open(head, []ed25519.PublicKey{public(1)}); err != nil || got.Head != want || got.Site != "games.example.org" {
		t.Fatalf("%+v, %v", got, err)
	}
}

func TestGrow(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	f := gamelog.NewFile(dir, "games.example.org", key(1))
	for i, n := range []int{0, 1, 1, 5, 100} {
		made, err := f.Grow(from(lines(n)), math.MaxInt64)
		if err != nil || made != (i < 2) {
			t.Fatalf("%d lines: %v, %v", n, made, err)
		}
		whole(t, dir, n)
	}
	before, _ := os.Stat(filepath.Join(dir, gamelog.HeadFile))
	if _, err := f.Grow(from(lines(100)), math.MaxInt64); err != nil {
		t.Fatal(err)
	}
	if after, _ := os.Stat(filepath.Join(dir, gamelog.HeadFile)); !os.SameFile(before, after) {
		t.Error("the same head was written again")
	}
}

// TestCrash: wherever a crash stops the writing, the next start ends with the same bytes.
// TestHeadIsNamedAsRecordsAre: a host may write the site with a combining letter, and records have composed ones.
func TestHeadIsNamedAsRecordsAre(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if _, err := gamelog.NewFile(dir, "ga\u0308mes.example.org", key(1)).Grow(from(lines(2)), math.MaxInt64); err != nil {
		t.Fatal(err)
	}
	head, err := os.ReadFile(filepath.Join(dir, gamelog.HeadFile))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := gamelog.Open(head, []ed25519.PublicKey{public(1)}); err != nil || got.Site != "g\u00e4mes.example.org" {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestCrash(t *testing.T) {
	t.Parallel()
	text := strings.Join(append(lines(6), ""), "\n")
	covered := len(strings.Join(append(lines(3), ""), "\n"))
	for at := covered; at <= len(text); at += 7 {
		dir := t.TempDir()
		if err := grow(t, dir, 3); err != nil {
			t.Fatal(err)
		}
		torn := text[:at]
		if at%2 == 0 {
			torn += strings.Repeat("\x00", 40) // what some file systems leave
		}
		if err := os.WriteFile(filepath.Join(dir, gamelog.LogFile), []byte(torn), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := grow(t, dir, 6); err != nil {
			t.Fatalf("torn after %d bytes: %v", at, err)
		}
		whole(t, dir, 6)
	}
}

// TestGrowRefuses: a line that was signed, or that some store has written, is never written over.
func TestGrowRefuses(t *testing.T) {
	t.Parallel()
	other := lines(6)
	other[4] = "begin games.example.org 9 ffffffffffffffffffffffffffffffff"
	for name, c := range map[string]struct {
		log  string
		want error
	}{
		"more lines than the store":   {strings.Join(append(lines(8), ""), "\n"), gamelog.ErrAhead},
		"another line":                {strings.Join(append(other, ""), "\n"), gamelog.ErrOther},
		"a signed line that was lost": {strings.Join(append(append([]string{}, lines(2)...), "x", ""), "\n"), gamelog.ErrOther},
	} {
		dir := t.TempDir()
		if err := grow(t, dir, 4); err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(dir, gamelog.LogFile)
		if err := os.WriteFile(path, []byte(c.log), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := grow(t, dir, 7); !errors.Is(err, c.want) {
			t.Errorf("%s: %v", name, err)
		}
		if text, _ := os.ReadFile(path); string(text) != c.log {
			t.Errorf("%s: it was written over: %q", name, text)
		}
	}
}

// TestTwoWriters: two that write the same take turns, whatever each has in memory.
func TestTwoWriters(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	a, b := gamelog.NewFile(dir, "games.example.org", key(1)), gamelog.NewFile(dir, "games.example.org", key(1))
	done := make(chan error)
	for _, f := range []*gamelog.File{a, b} {
		go func() {
			var err error
			for n := 1; n <= 40 && err == nil; n++ {
				_, err = f.Grow(from(lines(40)[:n]), math.MaxInt64)
				if errors.Is(err, gamelog.ErrAhead) {
					err = nil // the other was quicker; the store of this one will have it, too
				}
			}
			done <- err
		}()
	}
	if err := errors.Join(<-done, <-done); err != nil {
		t.Fatal(err)
	}
	if err := grow(t, dir, 40); err != nil {
		t.Fatal(err)
	}
	whole(t, dir, 40)
}
