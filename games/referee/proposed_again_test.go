package referee_test

import (
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/mime"
)

// TestProposedAgain: an address that is asked something on somebody's behalf, and says neither yes nor no, gets one answer: what was wrong with
// it, and the question again, in the language of who has it asked; nobody else hears of it. The yes to that is as good as one to the first.
func TestProposedAgain(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		words string // that have the address asked
		moved bool   // it was Ada's second one before
		says  []string
	}{
		"to be added":    {"address add ada@new.example", false, []string{"Bitte bestätigen: adresse dazu", "> What do you want of me?", "diese Adresse auch als eigene an"}},
		"to be given up": {"address remove ada@new.example", true, []string{"Bitte bestätigen: address remove ada@new.example", "> What do you want of me?", "aufgeben"}},
	} {
		o := open(t)
		var err error
		if o.referee.Languages, err = catalog.Offer(); err != nil {
			t.Fatal(err)
		}
		if c.moved {
			o.move()
		}
		white := o.tag(adjudicator.WhiteSeat, 3)
		o.send(ada, white, "language de")
		asked := o.consent(ada, white, c.words)
		again := o.send(adaNew, replyTag(t, to(t, asked, "ada@new.example")), "What do you want of me?")
		l := to(t, again, "ada@new.example")
		if len(again.Outbox) != 1 || again.Handling.Disposition != games.AskedBack {
			t.Errorf("%s: letters to %s, %+v", name, recipients(again), again.Handling)
		}
		m := mime.Read(mailer.Incoming{Raw: l.Data})
		for _, want := range c.says {
			if !strings.Contains(m.Subject+"\n"+o.flat(l), want) {
				t.Errorf("%s: not %q in %q\n%s", name, want, m.Subject, o.flat(l))
			}
		}
		if !strings.Contains(string(l.Data), "In-Reply-To:") {
			t.Errorf("%s: it does not answer", name)
		}
		if done := o.send(adaNew, replyTag(t, l), "yes"); done.Handling.Disposition != games.Acted || len(done.Addresses) == 0 {
			t.Errorf("%s: the yes: %+v", name, done.Handling)
		}
	}
}

// TestSubjectsNameWhatIsAsked: the Subject of a letter that asks back what nobody has proved names what a yes does, and nothing besides.
func TestSubjectsNameWhatIsAsked(t *testing.T) {
	t.Parallel()
	for words, want := range map[string]string{
		"name Zoe": "Please confirm: name", "frobnicate d2\n\nname Zoe": "Please confirm: name", "help\n\nnew chesimals-0.1 vs bo@example.org": "Please confirm: new",
	} {
		o := open(t)
		o.referee.Judge = judged(mailer.Judgement{Belief: mailer.HalfBelieved})
		l := to(t, o.send(eve, "", words), "eve@example.net")
		if got := mime.Read(mailer.Incoming{Raw: l.Data}).Subject; got != want {
			t.Errorf("%q: %q, want %q", words, got, want)
		}
	}
}
