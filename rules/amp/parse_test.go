package amp

import (
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
)

func TestParseRefuses(t *testing.T) {
	g := mustNew(t, spec05(bent))
	const rest = "/8/8/8/8/8/8/3wC4"
	for line, want := range map[string]string{
		"":                         "no side to move",
		"8" + rest:                 "no side to move",
		"8" + rest + " x":          `must be w or b`,
		"8" + rest + " w w":        "after the side to move",
		"8" + rest + " w ":         "after the side to move",
		"8" + rest + "  w":         "must be w or b",
		"8/8 w":                    "the board has 8 ranks, but the line has 2",
		"8/8" + rest + " w":        "the line has 9",
		"9" + rest + " w":          "rank 8, character 1: \"9\" isn't a number of empty squares (1 to 8)",
		"0" + rest + " w":          "(1 to 8)",
		"08" + rest + " w":         "(1 to 8)",
		"44" + rest + " w":         "(1 to 8)",
		"99999999999999" + rest:    "no side to move",
		"7" + rest + " w":          "rank 8 has 7 places instead of 8",
		"" + rest + " w":           "rank 8 has 0 places",
		"7wCwC" + rest + " w":      "rank 8 has more than 8 places",
		"7w" + rest + " w":         "half a unit",
		"7wX" + rest + " w":        `"wX" doesn't end with a unit's capital (C, W or E)`,
		"7wc" + rest + " w":        "doesn't end with",
		"7xC" + rest + " w":        `"xC" doesn't begin with an AMP's letter (w or k)`,
		"7nC" + rest + " w":        "neutral",
		"7é" + rest + " w":         "rank 8, character 2",
		"8/8/8/8/8/8/8/3wC4 white": "must be w or b",
		"8/8/8/8/8/8/3w?4/8 w":     "rank 2, character 2",
	} {
		p, err := g.Parse(line)
		if err == nil || !strings.Contains(catalog.English().Error(err), want) {
			t.Errorf("Parse(%q) = %v, %v, want an error with %q", line, p, err, want)
		}
	}
}

func TestPlacementsAndExtent(t *testing.T) {
	g := mustNew(t, fusion(fusionStart(), false, true))
	p, err := g.Parse("15bK/16/16/16/16/16/16/16/16/16/nP15/2ySwK12 b")
	if err != nil {
		t.Fatal(err)
	}
	var got []rules.Placement
	for u := range p.Placements() {
		got = append(got, u)
	}
	want := []rules.Placement{
		{At: square("c1"), Unit: 'S', Side: white, Group: "yellow", Code: 'y'},
		{At: square("d1"), Unit: 'K', Side: white, Group: "white", Code: 'w'},
		{At: square("a2"), Unit: 'P', Neutral: true, Group: "neutral", Code: 'n'},
		{At: square("p12"), Unit: 'K', Side: black, Group: "blue", Code: 'b'},
	}
	if len(got) != len(want) {
		t.Fatalf("%d placements, want %d", len(got), len(want))
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("placement %d is %+v, want %+v", i, got[i], want[i])
		}
	}
	low, high := p.Extent()
	if low.String() != "a1" || high.String() != "p12" || p.ToMove() != rules.Black {
		t.Errorf("from %s to %s, %s to move", low, high, p.ToMove())
	}
}

func FuzzParse(f *testing.F) {
	var games []*Game
	for _, s := range specimens() {
		games = append(games, mustNew(f, s.spec))
		f.Add(s.spec.Start)
	}
	f.Add("8/8/8/8/3kC4/8/3wW4/3wC4 w")
	f.Add("15bK/16/16/16/16/16/16/16/16/16/nP15/2ySwK12 b")
	f.Add("16/16/16/16/16/16/16/16/16/16/16/16 w")
	f.Fuzz(func(t *testing.T, line string) {
		for _, g := range games {
			p, err := g.Parse(line)
			if err != nil {
				continue
			}
			if p.String() != line {
				t.Fatalf("%q is written %q", line, p)
			}
			for turn := range p.(*Position).FirstActions() {
				if _, err := p.Judge(rules.Draft{Turn: turn}); err != nil {
					t.Fatalf("%s: %s: %v", line, turn, err)
				}
			}
		}
	})
}
