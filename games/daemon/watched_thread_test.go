package daemon

import (
	"regexp"
	"testing"
	"time"

	"pbem/mailer"
)

// TestObserversThread: the first letter about a watched game begins a conversation, and the others stand in it: none refers to a letter that
// its reader never got. Whoever stops and watches again begins another.
func TestObserversThread(t *testing.T) {
	t.Parallel()
	r := observed(t)
	hear := func(who, words string) (id, to, refers string) {
		t.Helper()
		r.say(t, who, words)
		r.round(t, time.Minute)
		r.round(t, 2*time.Minute)
		l := r.courier.newest[cy]
		return field(l, "Message-ID"), field(l, "In-Reply-To"), field(l, "References")
	}
	first, to, refers := hear(ada, "Zd2-d3")
	if first == "" || to != "" || refers != "" {
		t.Fatalf("the first letter refers to %q and %q", to, refers)
	}
	if id, to, refers := hear(bo, "Fd7-e6"); id == first || to != first || refers != first {
		t.Errorf("the second letter refers to %q and %q, want %q", to, refers, first)
	}
	for _, words := range []string{"watch 1 end", "yes", "watch 1", "yes"} {
		r.say(t, cy, words)
	}
	if _, to, _ := hear(ada, "Zd3-d4"); to != first {
		t.Errorf("after another choice a letter refers to %q, want %q", to, first)
	}
	for _, words := range []string{"unwatch 1", "yes", "watch 1", "yes"} {
		r.say(t, cy, words)
	}
	if id, to, _ := hear(bo, "Fe6-f7"); id == first || to != "" {
		t.Errorf("after watching anew a letter refers to %q", to)
	}
}

// field is a field of a letter's head, unfolded; "" where it has none.
func field(l mailer.Envelope, name string) string {
	found := regexp.MustCompile(`(?m)^` + name + `:\s*(\S+)`).FindSubmatch(l.Data)
	if found == nil {
		return ""
	}
	return string(found[1])
}
