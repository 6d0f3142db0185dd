package lifeform

import (
	"strings"
	"testing"
)

// FuzzParseArmies: armies that are accepted can be played: there is room for them, and case does not matter.
func FuzzParseArmies(f *testing.F) {
	for _, text := range []string{"kqb2n2r2p8", "kqb2n2r2p8-kqb3n1r2p8", "KQP22", "kq", "k2q", "kqp23", "kqr99999999999999999999p", "-", "kqb2n2r2p8-kq-kq"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		armies, err := ParseArmies(text)
		if err != nil {
			if strings.ContainsAny(err.Error(), "\n\x00") {
				t.Fatalf("%q is refused in more than a clause: %q", text, err)
			}
			return
		}
		if upper, err := ParseArmies(strings.ToUpper(text)); err != nil || upper != armies {
			t.Fatalf("%q is %v, but %v in capitals, %v", text, armies, upper, err)
		}
		g, err := New(Spec{Armies: armies, Setup: Open})
		if err != nil {
			t.Fatalf("%q is accepted, and cannot be played: %v", text, err)
		}
		line := g.Start().String()
		if p, err := g.Parse(line); err != nil || p.String() != line {
			t.Fatalf("%q begins with %q, which reads as %v, %v", text, line, p, err)
		}
	})
}
