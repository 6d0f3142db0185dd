package lifeform

import "testing"

func standard(t testing.TB, spec Spec) *Game {
	t.Helper()
	for i := range spec.Armies {
		if spec.Armies[i] == (Army{}) {
			spec.Armies[i] = StandardArmy()
		}
	}
	g, err := New(spec)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func parsed(t failer, g *Game, line string) *Position {
	p, err := g.parse(line)
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	return p
}

func TestStartCounts(t *testing.T) {
	p := standard(t, Spec{}).start
	for n, want := range []uint64{1, 440, 193600} {
		if got := p.Count(n); got != want {
			t.Errorf("Count(%d) = %d, want %d", n, got, want)
		}
	}
}

// crowded has a Hand amid eight Limbs with room to spread.
const crowded = "3qk3/8/8/2PPP3/2PBP3/2PPP3/3Q4/3K4 w"

func BenchmarkCountCrowded(b *testing.B) {
	p := parsed(b, standard(b, Spec{}), crowded)
	b.ReportAllocs()
	for b.Loop() {
		if p.Count(1) != 35467948 {
			b.Fatal("miscounted")
		}
	}
}

func BenchmarkTurnsFromTheStart(b *testing.B) {
	p := standard(b, Spec{}).start
	b.ReportAllocs()
	for b.Loop() {
		n := 0
		for range p.Turns() {
			n++
		}
		if n != 440 {
			b.Fatalf("%d turns", n)
		}
	}
}
