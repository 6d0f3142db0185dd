package amp

import (
	"math/rand/v2"
	"testing"

	"pbem/rules"
)

// TestLeaderless draws positions of games of many AMPs: an AMP with units has no leader exactly if the engine has nothing of it to
// report, and then none of its units is called cut off. Where leaders lead, as in Fusion, no AMP is leaderless.
func TestLeaderless(t *testing.T) {
	t.Parallel()
	dice := rand.New(rand.NewPCG(11, 28))
	dead, cut := 0, [2]int{}
	for range 60 {
		g, slow := drawnCrowd(t, dice)
		for range 10 {
			p, err := parser{g}.parse(crowded(dice, g, slow))
			if err != nil {
				t.Fatal(err)
			}
			if !p.Outcome().Over() {
				dead += checkLeaderless(t, g, p, &cut)
			}
		}
	}
	if dead == 0 || cut[0] == 0 || cut[1] == 0 {
		t.Errorf("%d dead AMPs, %d and %d units cut off", dead, cut[0], cut[1])
	}
	g := mustNew(t, fusion(fusionStart(), false, false))
	p, err := parser{g}.parse("15bK/16/16/16/16/16/16/16/16/oW15/16/2ySwNwKwP10 w")
	if err != nil {
		t.Fatal(err)
	}
	if got := rules.Leaderless(p, g.Vocabulary()); len(got) > 0 {
		t.Errorf("Fusion has %v", got)
	}
}

func checkLeaderless(t *testing.T, g *Game, p *Position, cut *[2]int) (dead int) {
	t.Helper()
	stands, acts, severed := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for u := range p.Placements() {
		if !u.Neutral {
			stands[u.Group] = true
		}
	}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		for _, r := range p.LeadersOf(side) {
			acts[r.Leader.Group] = true
			cut[side] += len(r.Cut)
			for _, u := range r.Cut {
				severed[u.Group] = true
			}
		}
	}
	without := map[string]bool{}
	for _, gr := range rules.Leaderless(p, g.Vocabulary()) {
		without[gr.Name] = true
	}
	for _, gr := range g.spec.Groups {
		if want := stands[gr.Name] && !acts[gr.Name]; without[gr.Name] != want || want && severed[gr.Name] {
			t.Fatalf("%s is leaderless: %t, want %t; cut off: %t\n%s", gr.Name, without[gr.Name], want, severed[gr.Name], p)
		}
	}
	return len(without)
}
