package amoeba

import "testing"

// TestStartCounts holds the counts of the start positions, from programs written from the rules alone.
func TestStartCounts(t *testing.T) {
	for name, want := range map[string][]uint64{
		"38 occupied=false bishop=false unbounded=false still=false": {114, 13145},
		"38 occupied=false bishop=true unbounded=false still=false":  {114, 13145},
		"38 occupied=true bishop=false unbounded=false still=false":  {189, 37665},
		"38 occupied=false bishop=false unbounded=true still=false":  {172, 30693},
		"38 occupied=true bishop=true unbounded=true still=false":    {333, 114147},
		"38 occupied=true bishop=false unbounded=true still=false":   {333, 113985},
		"38 occupied=false bishop=false unbounded=false still=true":  {9, 81, 819, 7877},
		"38 occupied=true bishop=true unbounded=true still=true":     {9, 81, 819, 7877},
	} {
		p := mustNew(t, specNamed(t, name)).start
		for n, count := range want {
			if got := p.Count(n + 1); got != count {
				t.Errorf("%s: Count(%d) = %d, want %d", name, n+1, got, count)
			}
		}
		if p.Count(0) != 1 {
			t.Errorf("%s: Count(0) = %d", name, p.Count(0))
		}
	}
}

// TestCountsOfTheLargeBoard compares with the slow engine.
func TestCountsOfTheLargeBoard(t *testing.T) {
	for _, name := range []string{"64 occupied=false unbounded=false still=false", "64 occupied=false unbounded=false still=true"} {
		spec := specNamed(t, name)
		p, slow := mustNew(t, spec).start, slowOf(spec)
		depth := 1
		if spec.Still {
			depth = 2
		}
		if got, want := p.Count(depth), slow.perft(slow.read(p.String()), depth); got != want {
			t.Errorf("%s: Count(%d) = %d, the slow engine says %d", name, depth, got, want)
		}
	}
}

// TestStillCountsAgree compares counting without making the last ply with the slow engine, deeper than elsewhere, in a
// position full of pins, checks and promotions.
func TestStillCountsAgree(t *testing.T) {
	spec := with(base(), func(s *Spec) { s.Still = true })
	g, slow := mustNew(t, spec), slowOf(spec)
	for _, line := range []string{
		"*1k1r2/*p*p1p1/2n2p1/1P*r*N*/2N4/*P1PRP*/*1K1R2 w -",
		"*1kn2*/*RPn1r*/2N4/3*3/1r1R3/*N1p1P*/*2K1n* w -",
		"**1k**1/**P1*P1/3r3/1n*1*2/3N1p1/**p1*p*/**1KR** b -",
	} {
		p := mustParse(t, g, line)
		for n := 1; n <= 3; n++ {
			if got, want := p.Count(n), slow.perft(slow.read(line), n); got != want {
				t.Errorf("%s: Count(%d) = %d, the slow engine says %d", line, n, got, want)
			}
		}
	}
}
