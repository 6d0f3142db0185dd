package cosmic

import (
	"testing"

	"pbem/rules"
)

// FuzzParse: a line that is read is written as it was, and every turn that is listed is legal.
func FuzzParse(f *testing.F) {
	for _, line := range []string{startLine, "k5/4p1/6/2r1r1/1P4/K4R w", "5r/k5/6/6/6/R1r2K w", "6/6/6/6/6/6 b", "6/6/6/6/6 w", "k5/6/6/6/6/K5 x"} {
		f.Add(line)
	}
	games := []*Game{newGame(f, 1), newGame(f, 16)}
	f.Fuzz(func(t *testing.T, line string) {
		for _, g := range games {
			p, err := g.Parse(line)
			if err != nil {
				continue
			}
			if p.String() != line {
				t.Fatalf("%q is written %q", line, p)
			}
			n := 0
			for turn := range p.Turns() {
				if v, err := p.Judge(rules.Draft{Turn: turn}); err != nil || v.Turn.String() != turn.String() {
					t.Fatalf("%s: %s: %v", line, turn, err)
				}
				if n++; n == 20 {
					break
				}
			}
		}
	})
}
