package referee_test

import (
	"fmt"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/token"
)

// What a letter brought about.
const (
	acts   = "acts"   // something happened in a game
	looks  = "looks"  // its writer sees the game from a seat
	asks   = "asks"   // its writer is asked to confirm it
	tells  = "tells"  // its writer gets an answer with nothing private in it
	silent = "silent" // nothing
)

func effect(c games.Commit) string {
	switch {
	case len(c.Changes) > 0:
		return acts
	case len(c.Requests) > 0:
		return asks
	case len(c.Outbox) == 0:
		return silent
	case c.Outbox[0].Match != 0:
		return looks
	}
	return tells
}

// TestIdentity tries every kind of tag with every kind of From and several commands. The few cells in which a letter acts
// or looks are named; in all others it does not.
func TestIdentity(t *testing.T) {
	t.Parallel()
	o := open(t)
	commands := []string{"1: d3d4", "resign", "say hello", "show", "new chesimals-0.1 vs cy@example.org", "help"}
	valid := o.tag(adjudicator.WhiteSeat, 3)
	tags := map[string]string{
		"no": "", "valid": valid, "stale": o.tag(adjudicator.WhiteSeat, 1), "other seat's": o.tag(adjudicator.BlackSeat, 3),
		"forged": strings.Replace(valid, "1w3.", "1w4.", 1), "other game's": strings.Replace(valid, "1w3.", "2w3.", 1),
		"confirm": o.referee.Key.Confirm(token.Pending{Number: 2}), "forged confirm": "c2" + o.referee.Key.Confirm(token.Pending{Number: 3})[2:],
		"bounce": o.referee.Key.Bounce(1, adjudicator.WhiteSeat),
	}
	froms := map[string]string{"Ada": ada, "Bo": bo, "Eve": eve, "two": ada + ", " + bo, "two fields": ada + "\r\nFrom: " + bo,
		"Eve as Ada": `"ada@example.org" <eve@example.net>` + "\r\nSender: ada@example.org\r\nReply-To: ada@example.org"}
	// In the order of the commands: turn, resign, say, show, new, help.
	named := map[string][]string{
		"Ada, valid tag":       {acts, acts, acts, looks, acts, looks},
		"Ada, stale tag":       {looks, acts, acts, looks, acts, looks},    // an old letter still lets Ada look, talk and resign
		"Bo, other seat's tag": {looks, acts, acts, looks, acts, looks},    // Bo's own; but it is not Bo's turn
		"Ada, confirm tag":     {tells, tells, tells, tells, tells, tells}, // only a yes does what Ada asked before
		"Ada, no tag":          {asks, asks, asks, asks, asks, tells},
		"Bo, valid tag":        {asks, asks, asks, asks, asks, tells},
	}
	for whose, from := range froms {
		for kind, tag := range tags {
			cell := whose + ", " + kind + " tag"
			for i, words := range commands {
				c := o.decide(o.letter(from, tag, words))
				got := effect(c)
				switch want, ok := named[cell]; {
				case ok && got != want[i]:
					t.Errorf("%s: %q %s, want %s", cell, words, got, want[i])
				case strings.HasPrefix(whose, "two") && got != silent:
					t.Errorf("%s: %q %s, want silence", cell, words, got)
				case !ok && (got == acts || got == looks):
					t.Errorf("%s: %q %s", cell, words, got)
				}
				if got != acts {
					toldOnly(t, cell, from, c)
				}
			}
		}
	}
}

// toldOnly checks that nobody but the writer of a letter that did nothing hears of it.
func toldOnly(t *testing.T, cell, from string, c games.Commit) {
	t.Helper()
	for _, l := range c.Outbox {
		if !strings.Contains(from, l.To) {
			t.Errorf("%s: a letter to %s", cell, l.To)
		}
	}
}

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
	if c := o.decide(o.letter(bo, "", "unblock\nhelp")); effect(c) != asks || len(c.Outbox) != 1 {
		t.Errorf("unblock without proof %s, %d letters", effect(c), len(c.Outbox))
	}
	if c := o.decide(o.letter(bo, o.tag(adjudicator.BlackSeat, 1), "unblock")); len(c.Players) != 1 || c.Players[0].Blocked {
		t.Errorf("unblock with a tag: %+v", c.Players)
	}
}

// TestTheSameBytes: a letter that is decided again makes the same commit, byte for byte.
func TestTheSameBytes(t *testing.T) {
	t.Parallel()
	o := open(t)
	for _, words := range []string{"d3d4", "resign", "record", "help", "new chesimals-0.1 vs cy@example.org", "history\nshow at 1\nlegal"} {
		in := o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), words)
		first, again := o.decide(in), o.decide(in)
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
