package referee_test

import (
	"bytes"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/token"
)

// account is an account address of a player's, of today.
func (o *fixture) account(address string) string {
	return o.referee.Key.Account(token.Account{Day: int(o.now.Unix() / 86400), Player: address})
}

// taught is what a letter did to tutorials: "cosmic 2", "left", or "".
func taught(c games.Commit) string {
	var list []string
	for _, change := range c.Club {
		for _, e := range change.Events {
			switch f := e.Fact.(type) {
			case club.TutorialReached:
				list = append(list, strings.TrimSpace(f.Name+" "+map[bool]string{true: "over"}[f.Over]+strings.Repeat("+", f.Lesson)))
			case club.TutorialLeft:
				list = append(list, "left")
			}
		}
	}
	return strings.Join(list, ", ")
}

// TestWhoMayLearn: where a tutorial begins, by the address that a letter came to and how far it is believed. It is a look: at an account's
// address it begins also half believed; unproven it is asked back there; in a game's thread never, for answers would be turns; and at the
// plain address, by small letters, for whoever is believed.
func TestWhoMayLearn(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		at    string
		as    mailer.Belief
		want  string
		asked bool
	}{
		{"account", mailer.Believed, "cosmic", false},
		{"account", mailer.HalfBelieved, "cosmic", false},
		{"account", mailer.NotBelieved, "", true},
		{"plain", mailer.Believed, "cosmic", false},
		{"plain", mailer.HalfBelieved, "", false},
		{"plain", mailer.NotBelieved, "", false},
		{"turn", mailer.Believed, "", false},
		{"turn", mailer.HalfBelieved, "", false},
		{"turn", mailer.NotBelieved, "", true},
		{"older", mailer.Believed, "", false},
	} {
		o := open(t)
		o.referee.Pictures = true
		o.referee.Judge = judged(mailer.Judgement{Belief: c.as, Doubt: mailer.Unsigned})
		tag := map[string]string{"account": o.account("ada@example.org"), "turn": o.tag(adjudicator.WhiteSeat, 3), "older": o.tag(adjudicator.WhiteSeat, 1)}[c.at]
		got := o.send(ada, tag, "tutorial cosmic")
		if taught(got) != c.want || (len(got.Requests) > 0) != c.asked || len(got.Outbox) != 1 {
			t.Errorf("at %s, %s: %q, %d requests, %d letters", c.at, c.as, taught(got), len(got.Requests), len(got.Outbox))
		}
		if data := got.Outbox[0].Data; c.at == "plain" && (len(data) > mostSmall || bytes.Contains(data, []byte("image/"))) {
			t.Errorf("at the plain address it has %d bytes", len(data))
		}
		if c.asked && c.at == "account" {
			if got := o.send(ada, o.asked(got), "yes"); taught(got) != "cosmic" {
				t.Errorf("at %s, %s, after the yes: %q", c.at, c.as, taught(got))
			}
		}
	}
}

// TestAnswersToLessons walks the orders in which letters can come while a tutorial goes on beside a game (CR-41): only what is sent to an
// account's address and names no game is an answer, for as long as such an address is good.
func TestAnswersToLessons(t *testing.T) {
	t.Parallel()
	o := open(t)
	here := o.account("ada@example.org")
	send := func(tag, words, want string) games.Commit {
		t.Helper()
		c := o.send(ada, tag, words)
		if got := taught(c); got != want {
			t.Errorf("%q: %q, want %q\n%s", words, got, want, ownWords(c))
		}
		return c
	}
	send(here, "legal c2", "") // none goes on yet: it is about the one game
	send(here, "tutorial cosmic", "cosmic")
	send(o.tag(adjudicator.WhiteSeat, 3), "legal c2", "") // the game's
	send("", "legal c2", "")
	send(here, "1: legal c2", "")
	send(o.bos, "legal c2", "") // somebody else's address
	send(here, "try chesimals-0.1 d2-d3", "")
	send(here, "legal c2\n1: show", "") // its answer is a letter of the game's
	send(here, "1: show\nlegal c2", "")
	send(here, "legal c2", "cosmic +")
	send(here, "try c2-d3", "cosmic ++")
	if c := send(o.tag(adjudicator.WhiteSeat, 3), "c2-c3", ""); len(c.Changes) == 0 || len(c.Changes[0].Events) == 0 {
		t.Error("a turn in the game's thread is not played")
	}
	o.referee.Judge = judged(mailer.Judgement{Belief: mailer.NotBelieved, Doubt: mailer.Unsigned})
	c := send(here, "c2-d3", "")
	send(o.asked(c), "yes", "cosmic +++")
	o.referee.Judge = judged(mailer.Judgement{Belief: mailer.Believed})
	send(here, "tutorial stop", "left")
	send(here, "b3xd5xf3", "")
	send(here, "tutorial", "cosmic +++")
	o.now = o.now.Add(31 * 24 * 60 * 60 * 1e9)
	send(here, "b3xd5xf3", "") // the address is too old
	here = o.account("ada@example.org")
	send(here, "b3xd5xf3", "") // and the tutorial rests
	send(here, "tutorial", "cosmic +++")
	send(here, "b3xd5xf3\nshow\nc2xd4", "cosmic ++++")
	send(here, "tutorial next", "cosmic +++++")
	send(here, "a4xoff", "cosmic over++++++")
	send(here, "a4xoff", "")
	send(here, "tutorial", "chesimals")
	send(here, "tutorial cosmic", "cosmic")
	send(here, "tutorial stop", "left")
	send(here, "tutorial again", "cosmic") // the latest, not the one begun last
}

// TestNewcomersAnswer: whoever answers the page for newcomers has proved their address (CR-57), unless nothing of it can be read: that may be
// a robot.
func TestNewcomersAnswer(t *testing.T) {
	t.Parallel()
	o := open(t)
	for words, want := range map[string]bool{"I am out of office until Monday and read no mail.": false, "help": true, "tutorial": true} {
		page := o.decide(o.letter(eve, "", "Hello there"))
		text := string(page.Outbox[0].Data)
		if len(page.Outbox) != 1 || len(page.Players) != 0 || !strings.Contains(text, "Reply with one of these lines on top") || len(text) > 4<<10 {
			t.Fatalf("%+v", page)
		}
		c := o.decide(o.letter(eve, o.account("eve@example.net"), words))
		if got := len(c.Players) > 0 && c.Players[0].Verified; got != want {
			t.Errorf("%q: verified %v", words, got)
		}
	}
}

// TestSubjectsOfLessons: "Re: tutorial cosmic" above a turn is no command.
func TestSubjectsOfLessons(t *testing.T) {
	t.Parallel()
	o := open(t)
	here := o.account("ada@example.org")
	answer := func(words string) string {
		in := o.letter(ada, here, words)
		in.Raw = bytes.Replace(in.Raw, []byte("Subject: hello"), []byte("Subject: Re: tutorial cosmic"), 1)
		return taught(o.commit(o.decide(in)))
	}
	for _, c := range [][2]string{{"", "cosmic"}, {"legal c2", "cosmic +"}, {"try c2-d3", "cosmic ++"}, {"c2-d3", "cosmic +++"}, {"b3 d5 f3", "cosmic ++++"}} {
		if got := answer(c[0]); got != c[1] {
			t.Errorf("%q: %q, want %q", c[0], got, c[1])
		}
	}
}

// TestRobotsLearnNothing: what nobody can read is answered as often as elsewhere, and then no more.
func TestRobotsLearnNothing(t *testing.T) {
	t.Parallel()
	o := open(t)
	here := o.account("ada@example.org")
	o.send(ada, here, "tutorial cosmic")
	if n := o.answers(ada, here, "I am away until Monday, and will write then.", 30); n < 1 || n > 5 {
		t.Errorf("%d answers to a robot", n)
	}
	if n := o.answers(ada, here, "c2-d%d", 30); n != 30 {
		t.Errorf("%d of 30 wrong turns are answered", n)
	}
}
