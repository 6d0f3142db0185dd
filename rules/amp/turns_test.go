package amp

import (
	"testing"

	"pgregory.net/rapid"

	"pbem/rules"
)

// TestTurnsAgreesWithTheSlowEngine lists whole turns where there are few: on small boards full of walls.
func TestTurnsAgreesWithTheSlowEngine(t *testing.T) {
	g, slow := mustNew(t, spec01()), slowOf("chesimals-0.1")
	rapid.Check(t, func(t *rapid.T) {
		p := &Position{game: g}
		p.put(g, 0, unitOf(0, 0))
		p.put(g, uint8(7*16+7), unitOf(1, 0))
		for range rapid.IntRange(0, 2).Draw(t, "units") {
			sq := uint8(rapid.SampledFrom([]int{1, 2, 16, 17, 18, 32}).Draw(t, "square"))
			p.take(g, sq)
			p.put(g, sq, unitOf(rapid.IntRange(0, 1).Draw(t, "group"), rapid.IntRange(1, 2).Draw(t, "kind")))
		}
		want := map[string]string{}
		for n := 1; n <= 6; n++ {
			for text, line := range slow.sequences(p.String(), n, groupNames(g)) {
				want[text] = line
			}
		}
		got := 0
		for turn := range p.Turns() {
			v, err := p.Judge(rules.Draft{Turn: turn})
			if err != nil || want[turn.String()] != v.Next.String() {
				t.Fatalf("%s: %s: %v, %v", p, turn, v.Next, err)
			}
			got++
		}
		if got != len(want) {
			t.Fatalf("%s: %d turns, the slow engine has %d", p, got, len(want))
		}
	})
}

func TestTurnsIsLazy(t *testing.T) {
	p := mustNew(t, specTwo()).start
	seen := map[string]bool{}
	for turn := range p.Turns() {
		if seen[turn.String()] {
			t.Fatalf("%s comes twice", turn)
		}
		if seen[turn.String()] = true; len(seen) == 2000 {
			break
		}
	}
	if len(seen) != 2000 {
		t.Fatalf("%d turns", len(seen))
	}
}

func TestNoTurns(t *testing.T) {
	for name, c := range map[string]struct {
		spec Spec
		line string
		want int
	}{
		"a side without royals has none": {spec05(bent), "8/8/8/8/8/8/3wW4/3wC4 b", 0},
		"a walled-in side has the pass":  {specOne(), "15bC/16/16/16/16/16/16/16/16/16/yGyE14/wCyG14 w", 1},
	} {
		g := mustNew(t, c.spec)
		p, err := parser{g}.parse(c.line)
		if err != nil {
			t.Fatal(err)
		}
		turns, first := 0, 0
		for turn := range p.Turns() {
			turns++
			if !turn.IsPass() {
				t.Errorf("%s: %s", name, turn)
			}
		}
		for range p.FirstActions() {
			first++
		}
		if turns != c.want || first != c.want || p.CountActivations(1) != 0 {
			t.Errorf("%s: %d turns, %d first actions, %d activations", name, turns, first, p.CountActivations(1))
		}
	}
}

func TestCountBounds(t *testing.T) {
	p := mustNew(t, spec01()).start
	if p.CountActivations(0) != 1 || p.CountActivations(7) != 0 || p.CountActivations(1000) != 0 {
		t.Errorf("%d, %d, %d", p.CountActivations(0), p.CountActivations(7), p.CountActivations(1000))
	}
}
