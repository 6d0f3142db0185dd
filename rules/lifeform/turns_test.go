package lifeform

import (
	"slices"
	"testing"

	"pbem/rules"
)

// TestTurnsFrom sees that the turns of all squares together are all turns, in their order, and are counted alike.
func TestTurnsFrom(t *testing.T) {
	g := standard(t, Spec{})
	for _, line := range []string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w",
		"rnbqkbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBQKBNR b",
		"3qk3/3pp3/8/8/3PP3/3BN3/3Q4/3KR3 w",
		"8/8/8/8/8/8/8/3K4 w",
	} {
		p := parsed(t, g, line)
		var all, bySquare []string
		for turn := range p.Turns() {
			all = append(all, turn.String())
		}
		for sq := range 64 {
			s := rules.Square{File: int16(sq % 8), Rank: int16(sq/8 + 1)}
			n := uint64(0)
			for turn := range p.TurnsFrom(s) {
				bySquare = append(bySquare, turn.String())
				n++
			}
			if got := p.CountFrom(s); got != n {
				t.Errorf("%s: %s has %d turns, counted %d", line, s, n, got)
			}
		}
		slices.Sort(bySquare)
		if !slices.Equal(all, bySquare) {
			t.Errorf("%s: %d turns, %d by squares", line, len(all), len(bySquare))
		}
	}
}

// TestContinueAgreesWithTurns goes every way through the turns of positions, step by step: written canonically, that is the
// list of turns.
func TestContinueAgreesWithTurns(t *testing.T) {
	t.Parallel()
	for _, line := range []string{
		"4k3/3q4/8/8/8/2r5/1P1Q4/2BK4 w",
		"4k3/3qp3/3p4/8/8/1p6/PP1Q4/(Br)NK5 w",
		"4k3/3q4/3p4/8/8/8/PP1Q4/RBKR4 w",
		"8/8/3k4/3q4/3p4/2P5/2BQ4/3K4 w",
		"8/8/8/8/8/8/8/8 w",
	} {
		p, err := orthodox(t).parse(line)
		if err != nil {
			t.Fatal(err)
		}
		var want []string
		for turn := range p.Turns() {
			if !turn.IsPass() {
				want = append(want, turn.String())
			}
		}
		got := map[string]bool{}
		steps(t, p, rules.Turn{}, got)
		if list := sortedKeys(got); !slices.Equal(list, want) {
			t.Errorf("%s: %d turns, %d by steps", line, len(want), len(list))
		}
	}
}

// steps gathers the turns that continue the one begun.
func steps(t *testing.T, p *Position, begun rules.Turn, got map[string]bool) {
	t.Helper()
	for turn := range p.Continue(begun) {
		v, err := p.Judge(rules.Draft{Turn: turn})
		if err != nil {
			t.Fatalf("%s: %s: %v", p, turn, err)
		}
		got[v.Turn.String()] = true
		steps(t, p, turn, got)
	}
}

func sortedKeys(set map[string]bool) []string {
	var list []string
	for k := range set {
		list = append(list, k)
	}
	slices.Sort(list)
	return list
}

// TestContinueNothing: nothing continues what is not legal, has won, or is no turn of this game.
func TestContinueNothing(t *testing.T) {
	t.Parallel()
	g := orthodox(t)
	p, err := g.parse("4k3/4q3/8/8/8/4N3/1P1QP3/2BK4 w")
	if err != nil {
		t.Fatal(err)
	}
	e3, e7, a5 := rules.Square{File: 4, Rank: 3}, rules.Square{File: 4, Rank: 7}, rules.Square{File: 0, Rank: 5}
	for name, begun := range map[string]rules.Turn{
		"won":       {Actions: []rules.Action{{Unit: 'N', From: e3, To: e7, How: rules.Capture}}},
		"not legal": {Actions: []rules.Action{{Unit: 'N', From: e3, To: a5}}},
		"led":       {Lead: rules.Lead{Group: "white"}},
		"a set-up":  {Actions: []rules.Action{{Unit: 'K', From: e3, To: e3, How: rules.Place}}},
	} {
		for turn := range p.Continue(begun) {
			t.Errorf("%s: %s goes on", name, turn)
			break
		}
	}
}

func orthodox(t *testing.T) *Game {
	t.Helper()
	g, err := New(Spec{Armies: [2]Army{StandardArmy(), StandardArmy()}})
	if err != nil {
		t.Fatal(err)
	}
	return g
}
