package adjudicator_test

import (
	"slices"
	"testing"

	"pbem/adjudicator"
	"pbem/rules"
	"pbem/rules/presets"
)

// TestLosses: what events keep of captures comes back as units as they stood, turn by turn and in all.
func TestLosses(t *testing.T) {
	t.Parallel()
	p, err := presets.Builtin("fusion-1", nil)
	if err != nil {
		t.Fatal(err)
	}
	at := rules.Square{File: 3, Rank: 7}
	m := &adjudicator.Match{Game: p.Game, Turns: []adjudicator.Played{
		{Captured: []adjudicator.Taken{{At: at, Unit: 'N', Owner: "white"}}},
		{},
		{Captured: []adjudicator.Taken{{At: at, Unit: 'P', Owner: "neutral"}}, Removed: []adjudicator.Taken{{At: at, Unit: 'E', Owner: "green"}}},
	}}
	knight := rules.Placement{At: at, Unit: 'N', Side: rules.White, Group: "white", Code: 'w'}
	pawn := rules.Placement{At: at, Unit: 'P', Neutral: true, Group: "neutral", Code: 'n'}
	elephant := rules.Placement{At: at, Unit: 'E', Side: rules.Black, Group: "green", Code: 'g'}
	for n, want := range []adjudicator.Losses{
		{},
		{Captured: []rules.Placement{knight}, All: []rules.Placement{knight}},
		{All: []rules.Placement{knight}},
		{Captured: []rules.Placement{pawn}, Removed: []rules.Placement{elephant}, All: []rules.Placement{knight, pawn, elephant}},
	} {
		got := m.Losses(n)
		if !slices.Equal(got.Captured, want.Captured) || !slices.Equal(got.Removed, want.Removed) || !slices.Equal(got.All, want.All) {
			t.Errorf("after turn %d: %+v, want %+v", n, got, want)
		}
	}
	if many := m.Losses(99); len(many.All) != 3 {
		t.Errorf("%+v", many)
	}
	lettered, err := presets.Builtin("cosmic", nil)
	if err != nil {
		t.Fatal(err)
	}
	m = &adjudicator.Match{Game: lettered.Game, Turns: []adjudicator.Played{{Captured: []adjudicator.Taken{{At: at, Unit: 'R', Owner: "Black"}}}}}
	if got := m.Losses(1).Captured; !slices.Equal(got, []rules.Placement{{At: at, Unit: 'R', Side: rules.Black}}) {
		t.Errorf("%+v", got)
	}
}
