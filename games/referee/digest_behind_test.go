package referee_test

import (
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
)

// TestDigestTellsAllTurns: what was played by itself since a reader's own last turn stands in their digest, turn by turn, their own answer that
// was ready among it; and so does that an answer did not fit, which the game does not tell.
func TestDigestTellsAllTurns(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		ready string
		wants []string
		never string
	}{
		"it fits":         {"if e2e3 then e7d6", []string{"Ada's turn 3:", "Ze2-e3", "Your turn 4, which you had ready:", "Fe7-d6"}, "doesn't fit"},
		"it does not fit": {"if c2c3 then e7d6", []string{"The answer you had ready doesn't fit, so I've dropped it.", "It's your turn (4)", "Ada's turn 3:"}, "Fe7-d6"},
		"none is ready":   {"ifs", []string{"Ada's turn 3:"}, "Your turn 2"},
	} {
		o := open(t)
		o.send(bo, o.bosAccount(), "mail digest on")
		o.send(bo, o.tag(adjudicator.BlackSeat, 3), c.ready)
		o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "e2e3")
		o.now = o.now.Add(22 * time.Hour)
		letters := o.digests()
		if len(letters) != 1 {
			t.Fatalf("%s: %d digests", name, len(letters))
		}
		text, at := o.flat(letters[0]), 0
		for _, want := range c.wants {
			i := strings.Index(text[at:], want)
			if i < 0 {
				t.Errorf("%s: no %q, in this order:\n%s", name, want, text)
				break
			}
			at += i
		}
		if strings.Contains(text, c.never) {
			t.Errorf("%s: %q:\n%s", name, c.never, text)
		}
	}
}

// TestVacationWaitsForDigests: that an opponent takes a vacation can wait.
func TestVacationWaitsForDigests(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.send(bo, o.bosAccount(), "mail digest on")
	c := o.send(ada, "", "vacation 2026-12-01 2026-12-03")
	if n := lettersTo(c.Outbox, boAt); n != 0 || len(o.waiting()) != 1 {
		t.Fatalf("%d letters at once, %d topics", n, len(o.waiting()))
	}
	o.now = o.now.Add(22 * time.Hour)
	if got := o.digests(); len(got) != 1 || !strings.Contains(o.flat(got[0]), "Ada is on vacation from Tuesday 1 December 2026, 00:00 UTC until Friday 4 December 2026, 00:00 UTC") {
		t.Errorf("the digest: %+v", got)
	}
}

// TestDigestTellsTurnsOnce: what a digest has told does not stand in the next, although its reader has played nothing by hand meanwhile.
func TestDigestTellsTurnsOnce(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.send(bo, o.bosAccount(), "mail digest on")
	o.send(bo, o.tag(adjudicator.BlackSeat, 3), "if e2e3 then e7d6")
	var letters []string
	for i, turn := range []string{"e2e3", "e3e4"} {
		o.send(ada, o.tag(adjudicator.WhiteSeat, 3+2*i), turn)
		o.now = o.now.Add(24 * time.Hour)
		for _, l := range o.digests() {
			letters = append(letters, o.flat(l))
		}
	}
	if len(letters) != 2 {
		t.Fatalf("%d digests", len(letters))
	}
	for turn, want := range map[string][2]bool{"Ada's turn 3:": {true, false}, "Your turn 4": {true, false}, "Ada's turn 5:": {false, true}} {
		for i, text := range letters {
			if got := strings.Contains(text, turn); got != want[i] {
				t.Errorf("%q in digest %d: %v\n%s", turn, i+1, got, text)
			}
		}
	}
}
