package referee_test

import (
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

// TestHostGamesShowTheirTime: until when there is time in a game is read anew where all clocks have stood meanwhile, as for its players
// (CR-29), and a time that is over is told as over.
func TestHostGamesShowTheirTime(t *testing.T) {
	t.Parallel()
	o := hosted(t)
	listed := func() string {
		_, said := o.onMachine("games")
		return said
	}
	if said := listed(); !strings.Contains(said, ", until Tuesday 24 November 2026") {
		t.Fatalf("before the pause: %s", said)
	}
	o.onMachine("pause all until 2026-12-24")
	if said := listed(); strings.Contains(said, "November") || !strings.Contains(said, ", until ") {
		t.Errorf("in the pause: %s", said)
	}
	o.now = o.now.Add(time.Hour)
	o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")
	o.now = o.now.Add(time.Hour)
	o.onMachine("pause end")
	if said := listed(); !strings.Contains(said, "November 2026") {
		t.Errorf("after a turn that was played in the pause: %s", said)
	}
	o.now = o.now.AddDate(0, 0, 20)
	if said := listed(); !strings.Contains(said, ", time over since ") {
		t.Errorf("when the time is over: %s", said)
	}
}

// TestHostLettersOfOne: of a player the host sees the letters from and to them, and none that the same letters have caused to others.
func TestHostLettersOfOne(t *testing.T) {
	t.Parallel()
	o := hosted(t)
	_, before := o.onMachine("letters Bo")
	o.now = o.now.Add(time.Hour)
	o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")
	_, said := o.onMachine("letters Bo")
	added := strings.Count(said, "\n") - strings.Count(before, "\n")
	if first := strings.Split(said, "\n")[1]; added != 1 || !strings.Contains(first, " went: ") || !strings.Contains(first, " in game 1, ") {
		t.Errorf("by a turn of Ada's there are %d lines more:\n%s", added, said)
	}
}

// TestHostLettersFromElsewhere: a turn that somebody has sent from an address that is not theirs is among the letters, with that address: it is
// what "my turn did not arrive" is mostly about.
func TestHostLettersFromElsewhere(t *testing.T) {
	t.Parallel()
	o := hosted(t)
	o.send("Ada <ada@office.example>", o.tag(adjudicator.WhiteSeat, 3), "d3d4")
	_, said := o.onMachine("letters Ada")
	if !strings.Contains(said, " came from ada@office.example: asked-back (turn), ") {
		t.Error(said)
	}
	if _, said = o.onMachine("letters Bo"); strings.Contains(said, "office") {
		t.Error(said)
	}
}

// TestAuditNamesTheGame: a ban ends several games, and its words name none.
func TestAuditNamesTheGame(t *testing.T) {
	t.Parallel()
	o := hosted(t)
	o.onMachine("extend 1 1d")
	o.onMachine("ban Bo abuse")
	_, said := o.onMachine("audit")
	for _, want := range []string{": admin ban Bo abuse\n", ": admin ban Bo abuse (game 1)\n", ": admin extend 1 1d"} {
		if !strings.Contains(said+"\n", want) || strings.Contains(said, "extend 1 1d (") {
			t.Errorf("%q is not in\n%s", want, said)
		}
	}
}

// TestAnnounceCounts: only those are counted who are told.
func TestAnnounceCounts(t *testing.T) {
	t.Parallel()
	o := hosted(t)
	if _, said := o.onMachine("announce Hello"); !strings.HasPrefix(said, "I'm telling 3 players, at once or in their next digest") {
		t.Error(said)
	}
	o.send(ada, o.account("ada@example.org"), "mail news off")
	o.onMachine("ban Bo abuse")
	if _, said := o.onMachine("announce Hello"); !strings.HasPrefix(said, "I'm telling one player, at once or in the next digest") {
		t.Error(said)
	}
}

// TestHostIsToldOfATakenName: in words for the host, who is not the one to be called so.
func TestHostIsToldOfATakenName(t *testing.T) {
	t.Parallel()
	o := hosted(t)
	if _, said := o.onMachine("rename Bo to Ada"); !strings.Contains(said, "Ada is taken") || strings.Contains(said, "You") {
		t.Error(said)
	}
}

// TestAdminAtAnAddressGivenUp: what the host asks of somebody by an address that was given up, also between the line and the yes, is not done to
// nobody instead: the host is told that nobody is called so.
func TestAdminAtAnAddressGivenUp(t *testing.T) {
	t.Parallel()
	for _, act := range []string{"ban", "lift", "unban"} {
		o := hosted(t)
		o.move()
		asked := o.send(hilda, "", "admin "+act+" ada@example.org for abuse")
		left := o.consent(ada, o.tag(adjudicator.WhiteSeat, 3), "address remove ada@example.org")
		o.send(adaNew, replyTag(t, to(t, left, "ada@new.example")), "yes")
		c := o.send(hilda, o.asked(asked), "yes")
		if c.Handling.Disposition == games.Acted || len(c.Club)+len(c.Audits) > 0 || !strings.Contains(o.text(c, "host@example.org"), "I know nobody by “") {
			t.Errorf("%s: %+v\n%s", act, c.Handling, o.text(c, "host@example.org"))
		}
		if c := o.admin("ban ada@new.example for abuse"); act == "ban" && c.Handling.Disposition != games.Acted {
			t.Errorf("by the address that she has: %+v", c.Handling)
		}
	}
}
