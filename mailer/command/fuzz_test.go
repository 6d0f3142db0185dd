package command

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// TestJoinIsReadAgain: what is kept until it is confirmed must then mean the same.
func TestJoinIsReadAgain(t *testing.T) {
	lines := []string{
		"accept", "draw yes", "12: orange: Wn4-n6", "Cn3-m4", "", "", "say hello", "world", "say something", "57:", "game 57: Pa2-a3", "show 3",
		"try Wn4-n6 then Wn9-n7", "Wn4-n6", "Ada Lovelace", "resign", "Cheers,", "Hi Bo", "new chesimals-2 vs bo@example.net", "as white",
		"[pbem 42] legal n4", "setup: Ka1 Qb1", "setup", "..P..P..", "R N B Q K B N R", "orange:", "pass", "what is this", "try", "say:", "42:", "?", "-----",
		"if Wn4-n6 then Wn9-n7", "if any then pass", "then Wn9-n7", "57: if Pa2-a3 then", "if you like", "if", "ifs", "unif 2",
	}
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(rapid.SliceOfN(rapid.SampledFrom(lines), 1, 9).Draw(t, "lines"), "\n")
		ctx := rapid.SampledFrom([]Context{inGame(), outside()}).Draw(t, "context")
		first := Parse(text, "", ctx)
		if unread(first) {
			return
		}
		again := Parse(Join(first), "", ctx)
		if takenBack(again) { // a line that stands apart now looks like a second thought: nothing is done, and it is asked again
			return
		}
		if diff := cmp.Diff(show(meant(first)), show(meant(again))); diff != "" {
			t.Fatalf("read again from %q (-first +again):\n%s", Join(first), diff)
		}
	})
}

// takenBack reports whether a turn among commands is not to be played for what stands around it: such a turn is never kept.
func takenBack(list []Command) bool {
	return slices.ContainsFunc(list, func(c Command) bool {
		return strings.HasPrefix(c.Problem.Key, "command-second-thoughts") || len(c.Readings) > 0
	})
}

// unread reports whether a command could not be read.
func unread(list []Command) bool {
	return slices.ContainsFunc(list, func(c Command) bool { return !c.Problem.Empty() })
}

// meant takes lines together that mean nothing: it does not matter where one of them ends.
func meant(list []Command) []Command {
	var out []Command
	for _, c := range list {
		if c.Kind == Unknown {
			c.Text = strings.Join(strings.Fields(c.Text), " ")
			if !c.Problem.Empty() { // it is refused, whichever numbers stand in front
				c.Text, c.Guard = "", 0
			}
		}
		if n := len(out); n > 0 && c.Kind == Unknown && out[n-1].Kind == Unknown && c.Problem.Empty() == out[n-1].Problem.Empty() {
			out[n-1].Text += " " + c.Text
			continue
		}
		out = append(out, c)
	}
	return out
}

// TestNoTurnHidesACommand: a line of a turn never begins with a verb, but for "play", which announces it, too; and the lines below "try" are never played.
func TestNoTurnHidesACommand(t *testing.T) {
	for _, v := range verbs() {
		if v.kind == PlayRobot {
			continue
		}
		for _, words := range v.words {
			for _, args := range []string{"", " n4-n6", ": n4-n6", " orange: Wn4-n6"} {
				for _, c := range Parse(words+args, "", inGame()) {
					if c.Kind == Turn && c.Problem.Empty() {
						t.Errorf("%q was read as a turn", words+args)
					}
				}
			}
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("Hi,\n42:\n12: orange: Wn4-n6\nCn3-m4\n\nsay: x\nend", "Re: [pbem 42] help", 42)
	f.Add("new chesimals-2 vs Bo <bo@example.net> as white time 3d option a=b from 8/8 w say hi\nthere", "", 0)
	f.Add("try 42#14 a1-a2; b1-b2 then c1-c2\n\nd1", "[pbem 7w1.abcdefghijklmnopqrstuvwxyz] resign", 7)
	f.Add("show #1#2\n[pbem 3] legal -a-2\nname \xff\nmail html\n?", "回复： accept", 3)
	f.Add("Hi\n57: setup:\n3 . . P . .\n2 P P P P P\n\n+---+\ntry setup\n|R|B|N|N|K|\n|P| | | |P|\nend", "setup: Ka1", 5)
	f.Add("Wn4-n6\n\nif Wn9-n7\nthen Cn3-m4 then\n\nGo4xp5\n57: if any then pass\nif anything else, then: a1a2\nunif 2", "if a1-a2 then b1-b2", 42)
	f.Fuzz(func(t *testing.T, text, subject string, game int) {
		ctx := Context{Game: game, Presets: inGame().Presets}
		for _, c := range Parse(text, subject, ctx) {
			if c.Kind == "" || c.Line == "" || c.Game < 0 || c.Guard < 0 {
				t.Fatalf("incomplete: %+v", c)
			}
			if c.Problem.Empty() && (c.Kind == NewGame && c.New == nil || c.Kind == Try && c.Try == nil) {
				t.Fatalf("nothing read and no problem: %+v", c)
			}
			if c.New != nil && (!utf8.ValidString(c.New.Opponent.Mailbox) || strings.ContainsAny(c.New.Opponent.Mailbox, "\r\n\x00 <>,")) {
				t.Fatalf("address %q", c.New.Opponent.Mailbox)
			}
		}
	})
}

// FuzzJoin: whatever was written, what is kept of it until it is confirmed means the same when it is read again.
func FuzzJoin(f *testing.F) {
	f.Add("Hi,\n42:\n12: orange: Wn4-n6\nCn3-m4\n\nsay: x\nend", true)
	f.Add("try setup\n|R|B|N|N|K|\n|P| | | |P|\n\nnew chesimals-2 vs bo@example.net\nas white", false)
	f.Add("draw yes\nCheers,\nAda\n-- \n12:\n", true)
	f.Fuzz(func(t *testing.T, text string, game bool) {
		ctx := outside()
		if game {
			ctx = inGame()
		}
		first := Parse(text, "", ctx)
		if unread(first) {
			return
		}
		again := Parse(Join(first), "", ctx)
		if takenBack(again) {
			return
		}
		if diff := cmp.Diff(show(meant(first)), show(meant(again))); diff != "" {
			t.Fatalf("%q is read again from %q (-first +again):\n%s", text, Join(first), diff)
		}
	})
}
