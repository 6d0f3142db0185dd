package referee_test

import (
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games/talk/hosts"
	"pbem/mailer"
	"pbem/mailer/catalog"
)

// TestRehearse: of a line of the host's the machine tells what would be said of it, how things stand before, and how many letters would go out;
// or why it would be refused; and nothing is done.
func TestRehearse(t *testing.T) {
	t.Parallel()
	for words, want := range map[string]struct {
		about   string
		letters int
		done    bool
	}{
		"adjudicate 1 1-0 a slip":         {"Game 1, Ada against Bo. It's at turn 3.", 2, true},
		"void 1 the same person twice":    {"Game 1, Ada against Bo. It's at turn 3.", 2, true},
		"extend 1 3d":                     {"Game 1, Ada against Bo. It's at turn 3.", 2, true},
		"undo 1 to 1 a slip":              {"Game 1, Ada against Bo. It's at turn 3.", 2, true},
		"ban Bo abuse":                    {"Bo <bo@example.org>", 2, true},
		"rename Bo to Boris":              {"Bo <bo@example.org>", 1, true},
		"lift Bo":                         {"Bo <bo@example.org>", 0, true},
		"announce Hello":                  {"", 3, true},
		"pause all until 2026-12-24":      {"", 0, true},
		"pause end":                       {"", 0, false},
		"unban Bo":                        {"", 0, false},
		"keep Bo":                         {"", 0, false},
		"void 9 the same person twice":    {"", 0, false},
		"ban Zed abuse":                   {"", 0, false},
		"adjudicate 1":                    {"", 0, false},
		"adjudicate 1 1-0":                {"", 0, false},
		"nothing that a host could order": {"", 0, false},
	} {
		o := hosted(t)
		before := o.facts()
		would, err := hosts.Rehearse(ctx(), o.referee, o.referee.Changes(reader{o.store, o.t}), words, mailer.Message{Digest: "rehearsal", Received: o.now})
		if err != nil {
			t.Fatal(err)
		}
		var about, text []string
		for _, p := range would.About {
			about = append(about, catalog.English().Say(p))
		}
		for _, p := range would.Text {
			text = append(text, catalog.English().Say(p))
		}
		if would.Done != want.done || want.done && (!strings.HasSuffix(strings.Join(about, "\n"), want.about) || would.Letters != want.letters) {
			t.Errorf("%s: %v, about %q, %d letters", words, would.Done, about, would.Letters)
		}
		if len(would.Commit.Changes)+len(would.Commit.Outbox)+len(would.Commit.Audits) > 0 || o.facts() != before {
			t.Errorf("%s: something is done", words)
		}
		_, said := o.onMachine(words)
		if said = strings.TrimPrefix(said, "refused: "); said != strings.Join(text, "\n") {
			t.Errorf("%s: it would say %q, and says %q", words, text, said)
		}
	}
}

// TestBannedWithDigests: CR-45: somebody who reads a letter a day hears at once how the host ends their game, also while they are banned; and
// nothing else then.
func TestBannedWithDigests(t *testing.T) {
	t.Parallel()
	o := hosted(t)
	o.send(bo, o.bosAccount(), "mail digest on 07:30")
	c, _ := o.onMachine("void 1 the same person twice")
	if waits := len(o.waiting()); waits != 0 || lettersTo(c.Outbox, boAt) != 1 {
		t.Fatalf("of the void game Bo has %d letters, and %d topics wait", lettersTo(c.Outbox, boAt), waits)
	}
	o.onMachine("announce Hello")
	if c, _ := o.onMachine("ban Bo abuse"); lettersTo(c.Outbox, boAt) != 0 {
		t.Error("a ban is told before its reader writes")
	}
	o.now = o.now.Add(day)
	if n := lettersTo(o.digests(), boAt); n != 0 || len(o.waiting()) != 0 {
		t.Errorf("Bo has %d letters a day later, and something waits: %v", n, o.waiting())
	}
	if c, _ := o.onMachine("adjudicate 1 1-0 a slip"); lettersTo(c.Outbox, boAt) != 1 || len(o.waiting()) != 0 {
		t.Error("of what is decided while they are banned they are not told at once")
	}
}

// TestNoRematchWithTheBanned: where a ban has ended a game, its letters offer no rematch, and one that is asked for is refused in words as long as
// the ban stands.
func TestNoRematchWithTheBanned(t *testing.T) {
	t.Parallel()
	o := hosted(t)
	c, _ := o.onMachine("ban Bo abuse")
	for _, who := range []string{"ada@example.org", boAt} {
		if text := o.text(c, who); !strings.Contains(text, "Bo was banned by the host") || strings.Contains(text, "rematch") {
			t.Errorf("to %s:\n%s", who, text)
		}
	}
	asked := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "rematch")
	if text := o.text(asked, "ada@example.org"); !strings.Contains(text, "Bo was banned by the host and doesn't play here any more") || len(asked.Changes) > 0 {
		t.Error(text)
	}
	o.onMachine("unban Bo")
	if asked = o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "rematch"); len(asked.Changes) == 0 {
		t.Error(o.text(asked, "ada@example.org"))
	}
}
