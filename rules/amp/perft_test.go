package amp

import (
	"testing"

	"pbem/rules"
)

func TestStartCounts(t *testing.T) {
	for _, s := range specimens() {
		t.Run(s.name, func(t *testing.T) {
			p := mustNew(t, s.spec).start
			if got := p.String(); got != s.spec.Start {
				t.Errorf("the start reads back as %s", got)
			}
			for n := 1; n <= 2; n++ {
				if got := p.CountActivations(n); got != s.activations[n-1] {
					t.Errorf("CountActivations(%d) = %d, want %d", n, got, s.activations[n-1])
				}
				got, err := rules.PerftSingle(p, n)
				if err != nil || got != s.single[n-1] {
					t.Errorf("PerftSingle(%d) = %d, %v, want %d", n, got, err, s.single[n-1])
				}
			}
		})
	}
}
