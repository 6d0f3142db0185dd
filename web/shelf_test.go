package web

import "testing"

// TestShelf: the games that were asked for last stay, and no more than fit.
func TestShelf(t *testing.T) {
	t.Parallel()
	var s shelf
	for n := 1; n <= 40; n++ {
		s.put(&played{game: &game{Number: n}})
		if s.take(1, stamp{}) == nil {
			t.Fatalf("game 1 was asked for all the time, and is gone after %d", n)
		}
	}
	if len(s.open) != shelfSize {
		t.Errorf("%d games lie open, want %d", len(s.open), shelfSize)
	}
	if s.take(2, stamp{}) != nil || s.take(40, stamp{}) == nil || s.take(40, stamp{size: 1}) != nil {
		t.Error("an old game lies open, or a new one does not, or one whose record has changed does")
	}
}
