package adjudicator_test

import (
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/presets"
)

// TestLeaderlessTold: what took the last leader of an AMP that still has units says so, unless the game is over with it; nothing
// else does.
func TestLeaderlessTold(t *testing.T) {
	t.Parallel()
	at := rules.Square{File: 2, Rank: 10}
	for _, c := range []struct {
		name, preset, line string
		taken              adjudicator.Taken
		want               bool
	}{
		{"last leader", "chesimals-2", "1gG14/16/16/16/16/16/6bC9/16/16/yC5wC1eC7/16/16 w", adjudicator.Taken{At: at, Unit: 'C', Owner: "green"}, true},
		{"last unit", "chesimals-2", "16/16/16/16/16/16/6bC9/16/16/yC5wC1eC7/16/16 w", adjudicator.Taken{At: at, Unit: 'C', Owner: "green"}, false},
		{"guard", "chesimals-2", "1gGgC13/16/16/16/16/16/6bC9/16/16/yC5wC1eC7/16/16 w", adjudicator.Taken{At: at, Unit: 'G', Owner: "green"}, false},
		{"guard of a dead AMP", "chesimals-2", "1gG14/16/16/16/16/16/6bC9/16/16/yC5wC1eC7/16/16 w", adjudicator.Taken{At: at, Unit: 'G', Owner: "green"}, false},
		{"the game is over", "chesimals-2", "1bG14/16/16/16/16/16/16/16/16/yC5wC1eC7/16/16 w", adjudicator.Taken{At: at, Unit: 'C', Owner: "blue"}, false},
		{"Fusion", "fusion-1", "", adjudicator.Taken{At: at, Unit: 'S', Owner: "green"}, false},
		{"no AMPs", "cosmic", "", adjudicator.Taken{At: at, Unit: 'K', Owner: "Black"}, false},
	} {
		p, err := presets.Builtin(c.preset, nil)
		if err != nil {
			t.Fatal(err)
		}
		if c.line == "" {
			c.line = p.Game.Start().String()
		}
		m := &adjudicator.Match{Game: p.Game}
		said := catalog.English().Say(m.Captures(adjudicator.Played{Line: c.line, Captured: []adjudicator.Taken{c.taken}}))
		if !strings.Contains(said, "Captured: ") || strings.Contains(said, "The green AMP has lost its last leader") != c.want {
			t.Errorf("%s: %s", c.name, said)
		}
	}
}
