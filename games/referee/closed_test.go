package referee_test

import (
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

// TestAClosedQuestion: what is answered once more to a question that was answered with no changes nothing, and is told so; “this was not
// me” is told what helps then.
func TestAClosedQuestion(t *testing.T) {
	t.Parallel()
	for words, helps := range map[string]bool{"yes": false, "this was not me": true} {
		o := open(t)
		asked := o.asked(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "resign"))
		o.send(ada, asked, "no")
		c := o.send(ada, asked, words)
		text := o.flat(to(t, c, "ada@example.org"))
		if !strings.Contains(text, "That question is closed") || strings.Contains(text, "newkey") != helps || over(c) {
			t.Errorf("%q to a closed question: %s", words, text)
		}
	}
}

// TestADoubtedCopyOccupiesNothing: a copy for which nothing vouches is asked back at the address of the turn, and the honest letter that
// comes after it is played.
func TestADoubtedCopyOccupiesNothing(t *testing.T) {
	t.Parallel()
	o := open(t)
	letter := o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")
	became := func(belief mailer.Belief) games.Disposition {
		o.referee.Judge = judged(mailer.Judgement{Belief: belief, Doubt: mailer.Unsigned})
		c := o.decide(letter)
		if err := o.store.Commit(t.Context(), c); err != nil {
			t.Fatal(err)
		}
		return c.Handling.Disposition
	}
	if got := became(mailer.NotBelieved); got != games.AskedBack {
		t.Errorf("the copy: %s", got)
	}
	if got := became(mailer.Believed); got != games.Acted {
		t.Errorf("the honest letter: %s", got)
	}
}
