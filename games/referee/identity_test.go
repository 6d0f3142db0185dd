package referee_test

import (
	"fmt"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
)

// TestAskingBackIsBounded: one letter in somebody's name does not bring them a heap of letters.
func TestAskingBackIsBounded(t *testing.T) {
	t.Parallel()
	o := open(t)
	c := o.decide(o.letter(ada, "", strings.Repeat("games\n1: show\n", 100)))
	if n := len(c.Outbox); n == 0 || n > 20 {
		t.Errorf("%d letters to Ada", n)
	}
	c = o.decide(o.letter(eve, "", strings.Repeat("games\nnew chesimals-0.1 vs ada@example.org\n1: show\n", 100)))
	if n := len(c.Outbox); n == 0 || n > 5 {
		t.Errorf("%d letters to Eve", n)
	}
}

// TestStrangersAreAnsweredAFewTimesADay holds for every letter that proves nothing.
func TestStrangersAreAnsweredAFewTimesADay(t *testing.T) {
	t.Parallel()
	o := open(t)
	answers := 0
	for range 10 {
		answers += len(o.send(eve, "", "help").Outbox)
	}
	if answers != 6 {
		t.Errorf("%d answers in a day, want 6", answers)
	}
	o.now = o.now.AddDate(0, 0, 2)
	if c := o.send(eve, "", "help"); len(c.Outbox) != 1 {
		t.Error("no answer on another day")
	}
}

// TestBlockedIsSilence: whoever wants no mail gets none, whatever comes in that name.
func TestBlockedIsSilence(t *testing.T) {
	t.Parallel()
	o := open(t)
	if c := o.send(bo, o.tag(adjudicator.BlackSeat, 3), "block"); len(c.Outbox) != 1 {
		t.Fatalf("%d letters", len(c.Outbox))
	}
	huge := o.letter(bo, "", strings.Repeat("x", 2<<20))
	for name, c := range map[string]games.Commit{
		"help":            o.decide(o.letter(bo, "", "help")),
		"a turn of Ada's": o.decide(o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")),
		"Bo's own letter": o.decide(o.letter(bo, o.tag(adjudicator.BlackSeat, 3), "show")),
		"a huge letter":   o.decide(huge),
	} {
		for _, l := range c.Outbox {
			if l.To == "bo@example.org" {
				t.Errorf("%s: a letter to Bo:\n%s", name, l.Data)
			}
		}
	}
	if c := o.decide(o.letter(bo, o.tag(adjudicator.BlackSeat, 1), "unblock")); o.effect(c) != asks || len(c.Outbox) != 1 {
		t.Errorf("unblock with an older tag %s, %d letters", o.effect(c), len(c.Outbox))
	}
	if c := o.decide(o.letter(bo, o.tag(adjudicator.BlackSeat, 3), "unblock")); len(c.Players) != 1 || c.Players[0].Blocked {
		t.Errorf("unblock with a tag: %+v", c.Players)
	}
}

// TestTheSameBytes: a letter that is decided again makes the same commit, byte for byte.
func TestTheSameBytes(t *testing.T) {
	t.Parallel()
	o := open(t)
	for _, words := range []string{"d3d4", "resign", "record", "help", "new chesimals-0.1 vs cy@example.org", "history\nshow at 1\nlegal"} {
		in := o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), words)
		var first, again games.Commit
		o.apart(func(o *fixture) { first = o.decide(in) })
		o.apart(func(o *fixture) { again = o.decide(in) })
		if len(first.Outbox) == 0 || len(first.Outbox) != len(again.Outbox) {
			t.Fatalf("%q: %d and %d letters", words, len(first.Outbox), len(again.Outbox))
		}
		for i, l := range first.Outbox {
			if l.MessageID != again.Outbox[i].MessageID || string(l.Data) != string(again.Outbox[i].Data) {
				t.Errorf("%q: letter %d differs", words, i)
			}
		}
	}
}

// TestLoopsEnd: a robot that nothing gives away, and that answers every letter with a greeting or with nothing at all, is
// not answered for ever.
func TestLoopsEnd(t *testing.T) {
	t.Parallel()
	o := open(t)
	for _, words := range []string{"Thank you for your message.", "", "I am out of the office."} {
		answers := 0
		for range 40 {
			answers += len(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), words).Outbox)
		}
		if answers > 20 {
			t.Errorf("%q: %d answers in a day", words, answers)
		}
		o.now = o.now.AddDate(0, 0, 2)
	}
}

// TestTriesLeaveNoTrace: what the opponent gets is the same, Message-ID and all, whatever was tried before.
func TestTriesLeaveNoTrace(t *testing.T) {
	t.Parallel()
	var ids, letters [2]string
	for i, tried := range [][]string{nil, {"try d3d4", "resign", "try Ze2-e3\ntry d3d4"}} {
		o := open(t)
		for _, words := range tried {
			o.send(ada, o.tag(adjudicator.WhiteSeat, 3), words)
		}
		o.count = 100
		c := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")
		if len(c.Outbox) != 2 || c.Outbox[1].To != "bo@example.org" {
			t.Fatalf("%d letters", len(c.Outbox))
		}
		ids[i], letters[i] = c.Outbox[1].MessageID, string(c.Outbox[1].Data)
	}
	if ids[0] != ids[1] || letters[0] != letters[1] {
		t.Errorf("%s\n%s\n\n%s\n\n%s", ids[0], ids[1], letters[0], letters[1])
	}
}

// TestALetterIsBounded: one letter brings neither a flood of invitations nor an answer of megabytes.
func TestALetterIsBounded(t *testing.T) {
	t.Parallel()
	o := open(t)
	var invitations strings.Builder
	for i := range 30 {
		fmt.Fprintf(&invitations, "new chesimals-0.1 vs stranger%d@example.net\n", i)
	}
	if c := o.decide(o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), invitations.String())); len(c.Changes) != 10 { // one was made before, and accepted
		t.Errorf("%d invitations, want 10", len(c.Changes))
	}
	for _, words := range []string{"help\nrules chesimals-2\n", "try chesimals-2 orange: Gn4-n6\n\n", "show at 1\n", "legal\n"} {
		for whose, tag := range map[string]string{eve: "", ada: o.tag(adjudicator.WhiteSeat, 3)} {
			for _, l := range o.decide(o.letter(whose, tag, strings.Repeat(words, 500))).Outbox {
				if len(l.Data) > 1<<20 {
					t.Errorf("%d times %q brings %s %d bytes", 500, words, whose, len(l.Data))
				}
			}
		}
	}
}
