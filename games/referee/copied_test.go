package referee_test

import (
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/token"
)

// copiedTo is a letter that names somebody else in Cc.
func (o *fixture) copiedTo(other, from, tag, words string) mailer.Incoming {
	in := o.letter(from, tag, words)
	in.Raw = []byte(strings.Replace(string(in.Raw), "Subject:", "Cc: "+other+"\r\nSubject:", 1))
	return in
}

// commit commits what was decided.
func (o *fixture) commit(c games.Commit) games.Commit {
	o.t.Helper()
	if err := o.store.Commit(ctx(), c); err != nil {
		o.t.Fatal(err)
	}
	return c
}

// TestAnAccountReadByOthers: a letter to an account's address that names somebody else ends all that the account has had so far; the
// answer brings a new one.
func TestAnAccountReadByOthers(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.referee.Judge = nil // trust: token
	old := o.referee.Key.Account(token.Account{Day: int(o.now.Unix() / 86400), Player: "ada@example.org"})
	if c := o.commit(o.decide(o.copiedTo("ada@example.org", ada, old, "help"))); c.Handling.Proof != games.ByAccountAddress || len(c.Players) > 0 && c.Players[0].Closed > 0 {
		t.Fatalf("her own address in Cc: %+v, %+v", c.Handling, c.Players)
	}
	c := o.commit(o.decide(o.copiedTo("bo@example.org", ada, old, "help")))
	if c.Handling.Proof != games.ByAccountAddress || c.Handling.Disposition != games.Answered {
		t.Fatalf("it is not done: %+v", c.Handling)
	}
	if c := o.decide(o.letter(ada, old, "help")); c.Handling.Proof != games.NoProof {
		t.Errorf("the address that others have read: %+v", c.Handling)
	}
	fresh := replyTag(t, to(t, c, "ada@example.org"))
	if c := o.decide(o.letter(ada, fresh, "help")); c.Handling.Proof != games.ByAccountAddress {
		t.Errorf("the new address: %+v", c.Handling)
	}
	if c := o.decide(o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")); o.effect(c) != acts {
		t.Errorf("the address of a turn: %+v", c.Handling)
	}
}

// TestARequestReadByOthers: a letter to a request's address that is no answer to it and names somebody else ends it, with all that it
// stood for; the answer brings a new one.
func TestARequestReadByOthers(t *testing.T) {
	t.Parallel()
	white, black := adjudicator.WhiteSeat, adjudicator.BlackSeat
	for name, asked := range map[string]func(*fixture) string{
		"kept": func(o *fixture) string { return o.asked(o.send(ada, o.tag(white, 3), "resign")) },
		"computed": func(o *fixture) string {
			return replyTag(o.t, to(o.t, o.send(bo, o.tag(black, 3), "draw"), "ada@example.org"))
		},
	} {
		for _, words := range []string{"What does that mean?", "say hello"} {
			o := open(t)
			o.referee.Judge = nil
			old := asked(o)
			c := o.commit(o.decide(o.copiedTo("bo@example.org", ada, old, words)))
			for _, try := range []string{"yes", "d3d4", "say I am Ada", "draw"} {
				if c := o.decide(o.letter(ada, old, try)); o.effect(c) == acts {
					t.Errorf("%s, after %q: %q: %+v", name, words, try, c.Handling)
				}
			}
			answer := to(t, c, "ada@example.org")
			if fresh := replyTag(t, answer); words != "say hello" || name == "computed" {
				if c := o.decide(o.letter(ada, fresh, "yes")); o.effect(c) != acts {
					t.Errorf("%s, after %q: a yes to the new address: %+v\n%s", name, words, c.Handling, answer.Data)
				}
			}
		}
	}
}

// TestAYesReadByOthers: it acts, and then its address speaks for nobody.
func TestAYesReadByOthers(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.referee.Judge = nil
	asked := o.asked(o.send(ada, "", "name Zoe"))
	if c := o.commit(o.decide(o.copiedTo("bo@example.org", ada, asked, "yes"))); o.effect(c) == silent || c.Handling.Disposition != games.Acted {
		t.Fatalf("%+v", c.Handling)
	}
	for _, words := range []string{"yes", "help"} {
		if c := o.decide(o.letter(ada, asked, words)); c.Handling.Proof == games.ByAccountAddress || o.effect(c) == acts {
			t.Errorf("%q: %+v", words, c.Handling)
		}
	}
}

// TestAnOlderTurnReadByOthers: the address that was read is ended, of whatever turn it is, and stays so when the game goes on.
func TestAnOlderTurnReadByOthers(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.referee.Judge = nil
	white := adjudicator.WhiteSeat
	o.commit(o.decide(o.copiedTo("bo@example.org", ada, o.tag(white, 1), "say hello")))
	o.commit(o.decide(o.copiedTo("bo@example.org", ada, o.tag(white, 3), "d3d4")))
	for turn := 1; turn <= 4; turn++ {
		c := o.decide(o.letter(ada, o.tag(white, turn), "say I am Ada"))
		if want := turn == 2 || turn == 4; (o.effect(c) == acts) != want {
			t.Errorf("the address of turn %d: %s, %+v", turn, o.effect(c), c.Handling)
		}
	}
}
