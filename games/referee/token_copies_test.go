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
