package referee_test

import (
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

// TestCopiesToOthersHinderNobody is the table of altered copies where only the address proves who writes: each names the opponent in Cc or To and
// has one more thing changed. The honest letter, which names nobody else, comes before, between or after them: it acts, once.
func TestCopiesToOthersHinderNobody(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.referee.Judge = nil // trust: token
	honest := o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")
	copies := map[string]mailer.Incoming{"": honest, "alone": copied(honest)}
	names := []string{"alone"}
	for name, in := range altered(o, honest) {
		copies[name] = copied(in)
		names = append(names, name)
	}
	for _, one := range names {
		for _, two := range []string{"alone", "an encoding", "the recipient"} {
			for _, order := range [][]string{{"", one, two}, {one, "", two}, {two, one, ""}, {one, two, ""}} {
				if n := o.played(t, copies, order); n != 1 {
					t.Errorf("%q: it is played %d times", order, n)
				}
			}
		}
	}
}

// copied names the opponent in Cc, and unread makes a letter one in which nothing can be read.
func copied(in mailer.Incoming) mailer.Incoming {
	in.Raw = []byte(strings.Replace(string(in.Raw), "Subject:", "Cc: bo@example.org\r\nSubject:", 1))
	return in
}

func unread(in mailer.Incoming) mailer.Incoming {
	in.Raw = []byte(strings.Replace(string(in.Raw), "Subject:", "Content-Type: application/octet-stream\r\nSubject:", 1))
	return in
}

// TestCopiesEndNoAddressForTheirLetter: of whatever kind the address is that an altered copy has ended, the letter itself is heard there, and
// no other letter is.
func TestCopiesEndNoAddressForTheirLetter(t *testing.T) {
	t.Parallel()
	white, black := adjudicator.WhiteSeat, adjudicator.BlackSeat
	for name, c := range map[string]struct {
		tag          func(*fixture) string
		words, other string
	}{
		"a turn": {func(o *fixture) string { return o.tag(white, 3) }, "d3d4", "draw"},
		"a question": {func(o *fixture) string {
			return replyTag(o.t, to(o.t, o.send(bo, o.tag(black, 3), "draw"), "ada@example.org"))
		}, "sure", "yes"},
		"a request":         {func(o *fixture) string { return o.asked(o.send(ada, o.tag(white, 3), "resign")) }, "sure", "yes"},
		"one of an account": {func(o *fixture) string { return o.asked(o.send(ada, "", "newkey")) }, "sure", "yes"},
	} {
		o := open(t)
		o.referee.Judge = nil
		tag := c.tag(o)
		honest := o.letter(ada, tag, c.words)
		first := o.decide(copied(unread(honest)))
		if decides(first) {
			t.Errorf("%s: the copy acts: %+v", name, first.Handling)
		}
		if err := o.store.Commit(t.Context(), first); err != nil {
			t.Fatal(err)
		}
		if done := o.decide(o.letter(ada, tag, c.other)); decides(done) {
			t.Errorf("%s: another letter acts at an address that others have read: %+v", name, done.Handling)
		}
		done := o.decide(honest)
		if !decides(done) {
			t.Errorf("%s: the letter itself is not heard: %+v", name, done.Handling)
		}
		if err := o.store.Commit(t.Context(), done); err != nil {
			t.Fatal(err)
		}
	}
}

// TestAlteredCopiesHinderNoTurn: of a copy that has other words and names the opponent, the honest turn that comes later and names nobody else is
// played, unless the copy itself did something; nothing else is done at its address, and no turn that names others.
func TestAlteredCopiesHinderNoTurn(t *testing.T) {
	t.Parallel()
	for words, idle := range map[string]bool{
		"d3d9": true, "Hello!": true, "": true, "resign": true, "help": true, "show": true, "d2d1, d3d4": true, "yes": true, "newkey": true, "draw yes": true,
		"say hello": false, "draw": false, "try d3d4": false,
	} {
		for _, more := range [][]string{nil, {"d3d9"}, {"say hello"}} {
			o := open(t)
			o.referee.Judge = nil
			tag := o.tag(adjudicator.WhiteSeat, 3)
			for _, one := range append([]string{words}, more...) {
				o.commit(o.decide(copied(o.letter(ada, tag, one))))
			}
			for _, other := range []string{"draw", "say I am Ada", "resign", "newkey", "undo", "name Eve", "1: d3d4\r\ndraw"} {
				c := o.decide(o.letter(ada, tag, other))
				if decides(c) && !strings.Contains(other, "d3d4") || offers(c) || over(c) {
					t.Errorf("after %q, %q: %q acts: %+v", words, more, other, c.Handling)
				}
			}
			if c := o.decide(copied(o.letter(ada, tag, "d3d4"))); decides(c) {
				t.Errorf("after %q, %q: a turn that names others is played: %+v", words, more, c.Handling)
			}
			want := idle && (more == nil || more[0] != "say hello")
			if more != nil && more[0] == "say hello" && idle { // it comes to an address that is ended, and is asked back there
				want = true
			}
			if c := o.decide(o.letter(ada, tag, "d3d4")); decides(c) != want {
				t.Errorf("after %q, %q: the turn is played: %v, want %v: %+v", words, more, !want, want, c.Handling)
			}
		}
	}
}

// offers reports whether a commit offers a draw, or says something.
func offers(c games.Commit) bool {
	for _, change := range c.Changes {
		for _, e := range change.Events {
			switch e.Fact.(type) {
			case adjudicator.DrawOffered, adjudicator.Said:
				return true
			}
		}
	}
	return false
}

// decides reports whether a commit plays a turn, offers or ends something in a game, or renews keys.
func decides(c games.Commit) bool {
	for _, change := range c.Changes {
		for _, e := range change.Events {
			switch e.Fact.(type) {
			case adjudicator.TurnPlayed, adjudicator.DrawOffered:
				return true
			}
		}
	}
	return over(c) || len(c.Players) > 0 && c.Players[0].Epoch > 0
}
