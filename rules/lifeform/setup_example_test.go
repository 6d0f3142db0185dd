package lifeform

import (
	"testing"

	"pbem/rules"
)

// TestSetupExample: for every usual army there is one to show, and what is shown is legal.
func TestSetupExample(t *testing.T) {
	for _, army := range []string{"kqb2n2r2p8", "kqb3n1r2p8", "kqp4", "kqbnrp3", "kqb4n4r4p8-kqp1", "kqr3p1"} {
		armies, err := ParseArmies(army)
		if err != nil {
			t.Fatal(err)
		}
		g := standard(t, Spec{Setup: Secret, Armies: armies})
		for _, side := range []rules.Side{rules.White, rules.Black} {
			p := g.Start().(*Position).For(side).(*Position)
			turn, ok := p.Example()
			if !ok {
				t.Errorf("%s: nothing to show for %s", army, side)
				continue
			}
			v, err := p.Judge(rules.Draft{Turn: turn})
			if err != nil || v.Turn.String() != turn.String() {
				t.Errorf("%s: %s is %v, %v", army, turn, v.Turn, err)
			}
		}
	}
	g := standard(t, Spec{Setup: Open, Armies: [2]Army{StandardArmy(), StandardArmy()}})
	if turn, _ := g.Start().(*Position).Example(); turn.String() != "setup: Ke1 Qd1 Bc1 Bf1 Nb1 Ng1 Ra1 Rh1 Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2" {
		t.Errorf("the example for White is %s", turn)
	}
}
