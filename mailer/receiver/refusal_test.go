package receiver

import (
	"slices"
	"sync"
	"testing"
)

// TestTurnedAway: of each letter that is not taken it is told from whom and to whom it was, and why.
func TestTurnedAway(t *testing.T) {
	var mu sync.Mutex
	var told []Refusal
	r := start(t, Config{MaxLetter: 1000, TurnedAway: func(refusal Refusal) {
		mu.Lock()
		defer mu.Unlock()
		told = append(told, refusal)
	}})
	c := r.hello()
	c.say("MAIL FROM:<ada@example.net> SIZE=1001", "552", "MAIL FROM:<>", "250", "RCPT TO:<bo@example.org>", "550",
		"RCPT TO:<"+service+">", "250", "DATA", "354", letterOf(1100)+".", "552")
	mu.Lock()
	defer mu.Unlock()
	want := []Refusal{{TooBig, "ada@example.net", ""}, {NotOurs, "<>", "bo@example.org"}, {TooBig, "<>", service}}
	if !slices.Equal(told, want) {
		t.Errorf("told %v, want %v", told, want)
	}
}
