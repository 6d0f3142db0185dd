package referee_test

import (
	"regexp"
	"strings"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/mime"
	"pbem/rules"
	"pbem/rules/presets"
	"pbem/web/composer"
)

// starts returns, for everybody who got a letter about a game, what its link to the composer tells, in text and HTML alike.
func (o *fixture) starts(c games.Commit, game int) map[string]composer.Start {
	o.t.Helper()
	all := map[string]composer.Start{}
	for _, l := range c.Outbox {
		texts := mime.Texts(l.Data)
		if l.Match != game || !strings.Contains(texts[0], "https://games.example.org/") {
			continue
		}
		found := regexp.MustCompile(`(?m)^https://games\.example\.org/compose\.html#(\S+)$`).FindStringSubmatch(texts[0])
		if found == nil || !strings.Contains(texts[1], "on a board") {
			o.t.Fatalf("the link cannot be read:\n%s", l.Data)
		}
		start, err := composer.ParseFragment(found[1])
		if err != nil {
			o.t.Fatal(err)
		}
		all[l.To] = start
	}
	return all
}

// TestComposerLinks: whose turn or set-up it is gets a link with the position, nobody else does, and the composer opens it.
func TestComposerLinks(t *testing.T) {
	t.Parallel()
	const mailAda, mailBo = "ada@example.org", "bo@example.org"
	o := open(t)
	o.referee.Web = "https://games.example.org/"
	for i, c := range []struct{ preset, turn string }{
		{"chesimals-2", "orange: Wn4-n7"}, {"fusion-1", ""}, {"lifeform-secret", setups(t, rules.White, 1)[0]},
		{"lifeform-open", setups(t, rules.White, 1)[0]}, {"amoeba", ""}, {"cosmic", "Pc2-d3"},
	} {
		p, err := presets.Builtin(c.preset, nil)
		if err != nil {
			t.Fatal(err)
		}
		game, turn := i+2, 1
		if rules.AwaitsSetup(p.Game.Start()) {
			turn = 0
		}
		o.now = o.now.Add(24 * time.Hour) // somebody is challenged a few times a day
		if got := o.starts(o.send(ada, "", "new "+c.preset+" vs bo@example.org as white"), game); len(got) != 0 {
			t.Errorf("%s: a challenge links to the composer: %v", c.preset, got)
		}
		want := composer.Start{Preset: c.preset, Rules: strings.TrimPrefix(p.Hash, "sha256:")[:16], Position: p.Game.Start().String(), Game: game, Turn: turn}
		begun := map[string]composer.Start{mailAda: want}
		if c.preset == "lifeform-secret" {
			theirs := want
			theirs.Side = rules.Black
			begun[mailBo] = theirs
		}
		got := o.starts(o.send(bo, o.tagOf(game, adjudicator.BlackSeat, turn), "accept"), game)
		if diff := gocmp.Diff(begun, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.preset, diff)
		}
		for _, start := range got {
			if _, err := composer.Open(p, start); err != nil {
				t.Errorf("%s: the composer does not open %q: %v", c.preset, start.Fragment(), err)
			}
		}
		if c.turn == "" {
			continue
		}
		after := o.starts(o.send(ada, o.tagOf(game, adjudicator.WhiteSeat, turn), c.turn), game)
		_, again := after[mailAda]
		start, told := after[mailBo]
		hidden := c.preset == "lifeform-secret" && start.Position == want.Position
		if again || !told || start.Side != rules.Black || start.Position == want.Position && !hidden {
			t.Errorf("%s: after a turn the links are %v", c.preset, after)
		}
	}
}
