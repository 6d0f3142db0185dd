package referee_test

import (
	"fmt"
	"strings"
	"testing"

	"pbem/games"
	"pbem/mailer"
)

// TestAYesInPeoplesWords: it begins the game however far it is believed, and proves no address: two letters come to it, until a turn, a command or a
// plain yes does.
func TestAYesInPeoplesWords(t *testing.T) {
	t.Parallel()
	for _, as := range []mailer.Belief{mailer.NotBelieved, mailer.HalfBelieved, mailer.Believed} {
		w := invite(t, "invitation chesimals-2 white")
		w.referee.Judge = judged(mailer.Judgement{Belief: as, Doubt: mailer.Unsigned})
		c := w.send(ada, w.tag, "Sure, I'd love to play!")
		if got := w.outcome(c); got != "yes" || lettersTo(c.Outbox, adaAt) != 1 || lettersTo(c.Outbox, boAt) != 1 {
			t.Fatalf("%s: %s, %s", as, got, recipients(c))
		}
		begun := to(t, c, adaAt)
		w.referee.Judge = judged(mailer.Judgement{Belief: mailer.Believed})
		came := 1
		for n := range 5 {
			w.now = w.now.Add(2 * day)
			came += lettersTo(w.send(bo, replyTag(t, to(t, c, boAt)), fmt.Sprintf("say Hello %d!", n)).Outbox, adaAt)
			came += lettersTo(w.bring(), adaAt)
		}
		if came != 2 {
			t.Errorf("%s: %d letters came to an address that nothing has proved", as, came)
		}
		if got := w.outcome(w.send(ada, replyTag(t, begun), "white: f3-e5")); got != "play white: Nf3-e5" {
			t.Errorf("%s: a turn after that: %s", as, got)
		}
		w.now = w.now.Add(2 * day)
		if c := w.send(bo, replyTag(t, to(t, c, boAt)), "say Well done!"); lettersTo(append(c.Outbox, w.bring()...), adaAt) == 0 {
			t.Errorf("%s: nothing comes to an address that a turn has proved: %+v", as, c.Handling)
		}
	}
}

// TestQuestionsToAnInvitation: they are answered however far they are believed, with who invited to what, and the invitation waits on; the inviter
// hears nothing, nor of a "later" or of terms that can't be passed on.
func TestQuestionsToAnInvitation(t *testing.T) {
	t.Parallel()
	for _, as := range []mailer.Belief{mailer.NotBelieved, mailer.HalfBelieved, mailer.Believed} {
		for words, want := range map[string]string{
			"Who are you?":         "Bo (bo@example.org) invited you to a game of Chesimals II",
			"What are the rules?":  "Reply yes or no.",
			"Maybe later":          "The invitation stands until Bo takes it back",
			"yes but slowly":       "accept with time 5d, black",
			"Hmm, I don't know...": "I wasn't sure if that was a yes.",
			"accept with my rules": "accept with time 5d, black",
		} {
			w := invite(t, "invitation chesimals-2 white")
			w.referee.Judge = judged(mailer.Judgement{Belief: as, Doubt: mailer.Unsigned})
			c := w.send(ada, w.tag, words)
			if recipients(c) != adaAt {
				t.Errorf("%s, %q: letters to %s", as, words, recipients(c))
				continue
			}
			l := to(t, c, adaAt)
			if text := w.flat(l); !strings.Contains(text, want) {
				t.Errorf("%s, %q: no %q in\n%s", as, words, want, text)
			}
			if as == mailer.NotBelieved && strings.Contains(string(l.Data), "image/png") {
				t.Errorf("%s, %q: a picture", as, words)
			}
			if got := w.outcome(w.send(ada, w.tag, "Count me in!")); !begins(got) {
				t.Errorf("%s, %q, then a yes: %s", as, words, got)
			}
		}
	}
}

// TestTermsInPeoplesWords: the inviter is asked, and their yes begins the game by these terms.
func TestTermsInPeoplesWords(t *testing.T) {
	t.Parallel()
	w := invite(t, "invitation chesimals-2 white")
	c := w.send(ada, w.tag, "yes but 5 days per move?")
	asks := to(t, c, boAt)
	if text := w.flat(asks); !strings.Contains(text, "5 days") || !strings.Contains(text, "Reply yes or no.") {
		t.Error(text)
	}
	if text := w.flat(to(t, c, adaAt)); !strings.Contains(text, "I've passed your terms on to Bo") || !strings.Contains(text, "“1: accept” takes it as it is") {
		t.Error(text)
	}
	c = w.send(bo, replyTag(t, asks), "Fine by me!")
	if c.Handling.Disposition != games.Acted || lettersTo(c.Outbox, adaAt) != 1 {
		t.Errorf("%+v, %s", c.Handling, recipients(c))
	}
}
