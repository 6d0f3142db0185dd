package library

import (
	"fmt"
	"testing"
)

// TestCache: the games that were asked for last stay, and no more than fit.
func TestCache(t *testing.T) {
	t.Parallel()
	var c cache
	for n := 1; n <= 40; n++ {
		c.put(&Played{Game: &Game{Address: fmt.Sprint(n)}})
		if c.take("1") == nil {
			t.Fatalf("game 1 was asked for all the time, and is gone after %d", n)
		}
	}
	if len(c.open) != cacheSize {
		t.Errorf("%d games lie open, want %d", len(c.open), cacheSize)
	}
	if c.take("2") != nil || c.take("40") == nil {
		t.Error("an old game lies open, or a new one does not")
	}
}
