package referee_test

import (
	"strings"
	"testing"

	"pbem/adjudicator"
)

// TestNoDeadOffer: an answer offers a yes only to what a yes does: not to a try that something further down in the letter has disarmed.
func TestNoDeadOffer(t *testing.T) {
	t.Parallel()
	for letter, offers := range map[string]string{
		"try d3d4":                     "Reply “confirm” to play turn 3, white: Zd3-d4",
		"try d3d4\ndraw yes":           "",
		"try d3d4\nundo no":            "",
		"try d3d4\ntry d3d9":           "",
		"try d3d4\nsay Hm.":            "Reply “confirm” to play turn 3, white: Zd3-d4",
		"try d3d4\nshow":               "Reply “confirm” to play turn 3, white: Zd3-d4",
		"try d3d4\ntry d3c3":           "Reply “confirm” to play turn 3, white: Zd3-c3",
		"try d3d4\ndraw yes\ntry d3c3": "",
	} {
		o := open(t)
		c := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), letter)
		answer := to(t, c, "ada@example.org")
		text := o.flat(answer)
		want := 0
		if offers != "" {
			want = 1
		}
		if strings.Count(text, "Reply “confirm” to play") != want || !strings.Contains(text, offers) {
			t.Errorf("%q is answered:\n%s", letter, text)
		}
		if lapsed := strings.Contains(text, "“confirm” can't play this one: you wrote something else below it. To play it, send it as your turn."); lapsed != (strings.Count(letter, "try d3d4") == 1 && !strings.Contains(offers, "Zd3-d4")) {
			t.Errorf("%q is answered:\n%s", letter, text)
		}
		if got := o.effect(o.decide(o.letter(ada, replyTag(t, answer), "yes"))) == acts; got != (offers != "") {
			t.Errorf("after %q a yes acts: %t", letter, got)
		}
	}
}
