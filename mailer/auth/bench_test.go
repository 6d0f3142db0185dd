package auth

import (
	"testing"

	"pbem/mailer"
)

// BenchmarkJudge is what judging a letter costs that Gmail has signed, without the waiting for name servers.
func BenchmarkJudge(b *testing.B) {
	raw := providers()[0].signedBy(b, written(bodies()[1]))
	in := mailer.Incoming{Raw: []byte(raw), Received: arrived()}
	c := &Checker{Resolver: exampleZone(), Clock: arrived}
	m := author("ada@example.org")
	for b.Loop() {
		if j, err := c.Judge(b.Context(), in, m); err != nil || j.Belief != mailer.Believed {
			b.Fatal(j, err)
		}
	}
}
