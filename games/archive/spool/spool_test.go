package spool_test

import (
	"fmt"
	"strings"
	"testing"

	"pbem/games/archive/spool"
)

// TestSpool: what was added is found again, in memory and on the disk.
func TestSpool(t *testing.T) {
	t.Parallel()
	var s spool.Spool
	text := func(n int) string { return fmt.Sprint(n) + strings.Repeat("x", n%5000) }
	var places []spool.Place
	size := 0
	for n := range 6000 {
		at, err := s.Add([]byte(text(n)))
		if err != nil {
			t.Fatal(err)
		}
		places, size = append(places, at), size+len(text(n))
	}
	for n, at := range places {
		if got, err := s.Get(at); err != nil || string(got) != text(n) {
			t.Fatalf("%d: %.20q, %v", n, got, err)
		}
	}
	if s.Size() != int64(size) || size < 10<<20 {
		t.Errorf("%d bytes, want %d", s.Size(), size)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
}
