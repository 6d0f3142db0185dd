package daemon

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"pbem/games"
	"pbem/games/reply"
)

// TestHeldTextsAreBrought: what waits for its hour goes out in one letter when that is over, once, and not before.
func TestHeldTextsAreBrought(t *testing.T) {
	r := newRig(t)
	r.begin(t, ada, bo)
	before := len(r.sentTo(bo))
	for i := range 6 {
		r.now = r.now.Add(time.Second)
		r.say(t, ada, fmt.Sprintf("say word%dword", i))
	}
	if got := len(r.sentTo(bo)) - before; got != 3 {
		t.Fatalf("six letters with words brought Bo %d at once", got)
	}
	for _, step := range []struct {
		wait time.Duration
		want int
	}{{50 * time.Minute, 3}, {10 * time.Minute, 4}, {3 * time.Hour, 4}} {
		r.now = r.now.Add(step.wait)
		if err := r.Tick(t.Context(), r.now); err != nil {
			t.Fatal(err)
		}
		if err := r.Flush(t.Context()); err != nil {
			t.Fatal(err)
		}
		if got := len(r.sentTo(bo)) - before; got != step.want {
			t.Errorf("%s later Bo has got %d letters, want %d", step.wait, got, step.want)
		}
	}
	text := string(r.courier.newest[bo].Data)
	for i := 3; i < 6; i++ {
		if !strings.Contains(text, fmt.Sprintf("word%dword", i)) {
			t.Errorf("words %d are lost:\n%s", i, text)
		}
	}
}

// TestTwoWhoBringAtOnce: when two processes find the same texts due, their reader gets one letter.
func TestTwoWhoBringAtOnce(t *testing.T) {
	r := newRig(t)
	r.begin(t, ada, bo)
	for i := range 5 {
		r.now = r.now.Add(time.Second)
		r.say(t, ada, fmt.Sprintf("say word%dword", i))
	}
	before := len(r.sentTo(bo))
	r.now = r.now.Add(2 * time.Hour)
	due, err := r.Store.HeldDue(t.Context(), r.now, games.Claim{}, 10)
	if err != nil || len(due) != 1 {
		t.Fatalf("%d places are due, %v", len(due), err)
	}
	other, err := reply.Bring(t.Context(), r.Referee, r.Referee.Changes(r.Store), due[0], r.now)
	if err != nil {
		t.Fatal(err)
	}
	if err := r.store.Store.Commit(t.Context(), other); err != nil {
		t.Fatal(err)
	}
	if err := r.Tick(t.Context(), r.now); err != nil {
		t.Errorf("the second: %v", err)
	}
	if err := r.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	if got := len(r.sentTo(bo)) - before; got != 1 {
		t.Errorf("%d letters", got)
	}
}
