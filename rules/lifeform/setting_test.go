package lifeform

import (
	"testing"

	"pbem/rules"
)

// TestFor: each side's set-up has a position to be judged in, also when it replaces one.
func TestFor(t *testing.T) {
	for _, c := range []struct {
		setup        Setup
		line         string
		white, black string
	}{
		{Open, emptyStart, emptyStart, emptyStart},
		{Open, whiteOnly + " b", emptyStart, whiteOnly + " b"},
		{Open, bothArrays + " w", bothArrays + " w", bothArrays + " w"},
		{Secret, emptyStart, emptyStart, "8/8/8/8/8/8/8/8 b"},
		{Secret, whiteOnly + " b", emptyStart, whiteOnly + " b"},
		{Secret, blackOnly + " w", blackOnly + " w", "8/8/8/8/8/8/8/8 b"},
		{Orthodox, bothArrays + " w", bothArrays + " w", bothArrays + " w"},
	} {
		p := parsed(t, standard(t, Spec{Setup: c.setup}), c.line)
		if w, b := p.For(rules.White).String(), p.For(rules.Black).String(); w != c.white || b != c.black {
			t.Errorf("set-up %d, %s: %s and %s, want %s and %s", c.setup, c.line, w, b, c.white, c.black)
		}
		if p.Secret() != (c.setup == Secret) {
			t.Errorf("set-up %d: secret %v", c.setup, p.Secret())
		}
	}
}

// TestArmy: a side sets up its own army.
func TestArmy(t *testing.T) {
	t.Parallel()
	white, black := StandardArmy(), StandardArmy()
	black[foot], black[hair] = 0, 3
	g, err := New(Spec{Setup: Open, Armies: [2]Army{white, black}})
	if err != nil {
		t.Fatal(err)
	}
	if got := g.start.Army(); got != "KQBBNNRRPPPPPPPP" {
		t.Errorf("White sets up %s", got)
	}
	if got := (setter{g.start}).without(rules.Black).Army(); got != "KQBBRRRPPPPPPPP" {
		t.Errorf("Black sets up %s", got)
	}
}

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
