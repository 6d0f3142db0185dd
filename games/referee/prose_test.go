package referee_test

import (
	"bytes"
	"strings"
	"testing"

	"pbem/adjudicator"
)

// TestTrimmingsAreNoFailure: a letter whose turn was played says so in its subject and its first sentence, whatever else stood in it.
func TestTrimmingsAreNoFailure(t *testing.T) {
	t.Parallel()
	for _, words := range []string{
		"d3d4\r\n\r\nP.S. see you at 8",
		"d3d4\r\n\r\nBest,\r\nBo Smith\r\nTel. +49 30 1234567",
		"Hello Bo,\r\n\r\nwhite: Zd3-d4\r\n\r\nSee you on Sunday\r\nAda",
	} {
		o := open(t)
		c := o.decide(o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), words))
		letter := to(t, c, "ada@example.org").Data
		if !bytes.Contains(letter, []byte("Subject: [pbem 1] Bo's turn 4")) || bytes.Contains(letter, []byte("didn't work")) {
			t.Errorf("%q brings\n%s", words, letter)
		}
	}
}

// TestFacesNearATurn: a letter's turn is played, whatever face stands beside or below it.
func TestFacesNearATurn(t *testing.T) {
	t.Parallel()
	for _, face := range []string{"B)", "=D", "*g*", ":o", ":*", ">:)", "^^;", "(^_^)", `¯\_(ツ)_/¯`, "(╯°□°)╯", "-_-", ":-O", "*lol*"} {
		for _, words := range []string{"d3d4 " + face, "d3d4\r\n" + face, "d3d4\r\n\r\n" + face, "d3d4! " + face + "\r\n\r\nAda"} {
			o := open(t)
			if c := o.decide(o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), words)); !decides(c) {
				t.Errorf("%q: %+v", words, c.Handling)
			}
		}
	}
}

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
