package referee_test

import (
	"strings"
	"testing"

	"pbem/adjudicator"
)

// TestATypedThumb: an emoji alone does nothing, wherever it answers a letter that asks, and the answer says what to write.
func TestATypedThumb(t *testing.T) {
	t.Parallel()
	for _, emoji := range []string{"👍", "👍👍", "👍🏽", "❤️", "👎", "(y)", "(Y)", "✅", "✓", "👌🏿"} {
		o := open(t)
		invitation := replyTag(t, to(t, o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "new chesimals-0.1 vs cy@example.com"), "cy@example.com"))
		offered := replyTag(t, to(t, o.send(bo, o.tag(adjudicator.BlackSeat, 3), "draw"), "ada@example.org"))
		for name, c := range map[string]struct{ from, to string }{
			"an invitation": {"Cy <cy@example.com>", invitation}, "an offer": {ada, offered}, "a request": {ada, o.adas},
		} {
			done := o.decide(o.letter(c.from, c.to, emoji))
			if got := o.effect(done); got == acts || got == silent {
				t.Errorf("%s, %s: %s", name, emoji, got)
				continue
			}
			if text := o.flat(done.Outbox[0]); !strings.Contains(text, "Reply “yes” or “no”.") {
				t.Errorf("%s, %s:\n%s", name, emoji, text)
			}
		}
	}
}
