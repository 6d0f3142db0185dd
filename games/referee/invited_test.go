package referee_test

import (
	"fmt"
	"html"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/catalog"
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

// TestFirstTurnAmongWords walks what people answer to the board that "play" brings: a turn among words begins the game and is read as it is in
// every later letter of it; what holds no turn of theirs begins nothing.
func TestFirstTurnAmongWords(t *testing.T) {
	t.Parallel()
	const (
		played  = "played"  // the game begins, with the turn
		asked   = "asked"   // it begins, and the turn is asked back
		refused = "refused" // it begins, and the turn isn't legal
		nothing = "nothing" // no game
	)
	for _, c := range []struct{ play, want, words string }{
		{"play", played, "Nc1-e2"},
		{"play", played, "Hi! Nc1-e2"},
		{"play", played, "Hello, my move is Nc1-e2, have fun"},
		{"play", played, "Hello,\n\nI'll play Nc1-e2.\n\nBest wishes\nAda"},
		{"play", played, "Hi there,\n\nhere is my move:\n\nNc1-e2\n\nGood luck!"},
		{"play", played, "Nc1-e2\n\nThanks for having me!"},
		{"play", played, "Nc1-e2 :-)"},
		{"play", played, "Nc1-e2\n\nGreetings from Rome!"},
		{"play", played, "OK, Nc1-e2!"},
		{"play", played, "knight c1 to e2"},
		{"spielen", played, "Hallo, mein Zug: Nc1-e2"},
		{"spielen", played, "Servus!\n\nIch ziehe Springer c1 nach e2.\n\nViele Grüße\nAda"},
		{"spielen", played, "Sc1-e2, viel Spaß!"},
		{"play", played, "Nc1-e2\n\n> 8 . . .\n> Nc1-e2 plays a turn\n> anything else"},
		{"play", played, "Nc1-e2\n\nOn Friday the service wrote:\n> Nc1-b3\n> a board"},
		{"play", played, "Nc1-e2\nrules"},
		{"play", played, "Hi!\nrules\nNc1-e2"},
		{"play amoeba", played, "Hello! Nc1-b3 / a3-a2"},
		{"play amoeba", played, "Hello!\nNc1-b3 / a3-a2\nGood luck"},

		{"play", asked, "Nc1-e2? not sure"},
		{"play", asked, "Nc1-e2\nMaybe."},
		{"play", asked, "Would Nc1-e2 be a good move?"},
		{"play", asked, "Nc1-e2 or Nc1-b3"},
		{"spielen", asked, "Vielleicht Nc1-e2"},

		{"play", refused, "Nc1-c2"},
		{"play", refused, "Hi! Nc1-c2"},
		{"play amoeba", refused, "Hello, my move is Pa1-a9."},

		{"play", nothing, "Hi!"},
		{"play", nothing, "rules"},
		{"play", nothing, "What is this?"},
		{"play", nothing, "no"},
		{"play", nothing, "No, I don't want to play Nc1-e2."},
		{"play", nothing, "Thanks!\n\n> Nc1-e2"},
		{"play", nothing, "game 7: Nc1-e2"},
		{"play", nothing, "{letter}"},
		{"play", nothing, "I am away until Monday.\n\n{letter}"},
		{"play amoeba", nothing, "{letter}"},
		{"play lifeform", nothing, "{letter}"},
		{"play chesimals 2", nothing, "{letter}"},
		{"spielen", nothing, "{letter}"},
		{"play", played, "Nc1-e2\n\n{>letter}"},
		{"play", asked, "Nc1-e2\n\n{letter}"},
	} {
		t.Run(c.words, func(t *testing.T) {
			t.Parallel()
			o := opened(t, t.TempDir()+"/games.db")
			o.referee.Robots = talk.Robots{Games: 3, Turns: 100, Time: time.Minute}
			de, err := catalog.Load("de")
			if err != nil {
				t.Fatal(err)
			}
			o.referee.Languages = catalog.Languages{{Language: catalog.English(), Name: "English"}, {Language: de, Name: "Deutsch"}}
			board := o.send(ada, "", c.play)
			tag := o.asked(board)
			whole := textOf(board.Outbox[0])
			words := strings.NewReplacer("{letter}", whole, "{>letter}", "> "+strings.ReplaceAll(whole, "\n", "\n> ")).Replace(c.words)
			hypertext := "<div>" + strings.ReplaceAll(html.EscapeString(words), "\n", "<br>") + "</div>"
			for kind, body := range map[string]string{"text/plain": words, "text/html": hypertext} {
				letter := typed(o, tag, kind, body)
				o.apart(func(o *fixture) {
					commit := o.decide(letter)
					turn, told, _ := became(commit, adjudicator.WhiteSeat)
					got := nothing
					switch {
					case turn != "":
						got = played
					case strings.Contains(told, "Nc1-e2\n") && strings.Contains(told, "has begun"), strings.Contains(told, "hat begonnen"):
						got = asked
					case strings.Contains(told, "has begun"):
						got = refused
					}
					if got != c.want {
						t.Errorf("%s: %q answers %q: %s, want %s\n%s", kind, words, c.play, got, c.want, told[:min(900, len(told))])
					}
				})
			}
		})
	}
}

// typed is a letter of Ada's with a body of some type.
func typed(o *fixture, tag, kind, body string) mailer.Incoming {
	in := o.letter(ada, tag, body)
	head := fmt.Sprintf("Subject: hello\r\nMIME-Version: 1.0\r\nContent-Type: %s; charset=utf-8\r\n", kind)
	in.Raw = []byte(strings.Replace(string(in.Raw), "Subject: hello\r\n", head, 1))
	return in
}
