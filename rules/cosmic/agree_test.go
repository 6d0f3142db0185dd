package cosmic

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pbem/rules"
)

const startLine = "3nrk/3pnr/4pn/NP4/RNP3/KRN3 w"

func newGame(t testing.TB, jumps int) *Game {
	t.Helper()
	g, err := New(Spec{Start: startLine, KingJumps: jumps})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func parsed(t testing.TB, g *Game, line string) *Position {
	t.Helper()
	p, err := g.parse(line)
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	return p
}

func TestPerft(t *testing.T) {
	for n, want := range []uint64{1, 6, 36, 318, 2718} {
		if got := newGame(t, 2).start.Count(n); got != want {
			t.Errorf("Count(%d) = %d, want %d", n, got, want)
		}
	}
}

func TestPerftAgrees(t *testing.T) {
	for _, c := range []struct {
		line  string
		jumps int
		depth int
	}{
		{startLine, 2, 4},
		{startLine, 0, 3},
		{"2k3/1p1p2/2N3/1p1p2/2K3/P4R w", 2, 4},
		{"r1k2r/1p1p2/2K3/1p1p2/3n2/P4R w", 0, 4},
		{"k1n2r/1r1p2/1N1P2/2n1p1/R1p3/K3P1 b", 2, 3},
		{"kr4/rn4/6/6/4NR/4RK w", 2, 4},
	} {
		p := parsed(t, newGame(t, c.jumps), c.line)
		for n := 1; n <= c.depth; n++ {
			if got, want := p.Count(n), slowFrom(c.line, c.jumps).perft(n); got != want {
				t.Errorf("%s, king_jumps %d: Count(%d) = %d, the slow generator has %d", c.line, c.jumps, n, got, want)
			}
		}
	}
}

// dice makes a line with any units, more crowded or less, one King a side for the most part.
func dice(r *rand.Rand) string {
	board := map[place]rune{}
	empty := 1 + r.IntN(9)
	units := []rune("RNPPrnpp")
	if r.IntN(3) == 0 { // one side has many victims
		units = []rune("RNPrnprnpprp")
	}
	for file := range 6 {
		for rank := range 6 {
			if r.IntN(10) >= empty {
				board[place{file, rank}] = units[r.IntN(len(units))]
			}
		}
	}
	for _, k := range "Kk" {
		if r.IntN(40) > 0 {
			board[place{r.IntN(6), r.IntN(6)}] = k
		}
	}
	return slow{board: board, files: 6, ranks: 6, black: r.IntN(2) == 0}.line()
}

// TestRandomPositions compares every turn of random positions and the line after it.
func TestRandomPositions(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 1))
	turns, chains, offs := 0, 0, 0
	for range 2000 {
		line, jumps := dice(r), r.IntN(4)
		p := parsed(t, newGame(t, jumps), line)
		if p.String() != line {
			t.Fatalf("%s reads back as %s", line, p)
		}
		want := slowFrom(line, jumps).turns()
		got := map[string]string{}
		for turn := range p.Turns() {
			text := turn.String()
			v, err := p.Judge(rules.Draft{Turn: turn})
			if err != nil || v.Turn.String() != text || len(v.Notes) > 0 {
				t.Fatalf("%s: %s is judged %s, %v, %q", line, text, v.Turn, err, v.Notes)
			}
			if _, twice := got[text]; twice {
				t.Fatalf("%s: %s stands twice", line, text)
			}
			got[text] = v.Next.String()
			turns++
			if strings.Count(text, "x") > 1 {
				chains++
			}
			if strings.HasSuffix(text, "off") {
				offs++
			}
			checkVerdict(t, p, v)
		}
		if !maps.Equal(got, want) {
			t.Fatalf("%s, king_jumps %d: %s", line, jumps, difference(got, want))
		}
		if p.Count(1) != uint64(len(want)) {
			t.Fatalf("%s: Count(1) = %d of %d", line, p.Count(1), len(want))
		}
	}
	if turns < 10000 || chains < 500 || offs < 50 {
		t.Errorf("only %d turns, %d chains, %d off the board", turns, chains, offs)
	}
}

// checkVerdict sees that what a verdict tells fits the boards before and after.
func checkVerdict(t *testing.T, p *Position, v rules.Verdict) {
	t.Helper()
	next := v.Next.(*Position)
	gone := p.units(p.toMove.Other()) - next.units(p.toMove.Other())
	if len(v.Captured) != gone || v.Reset != (gone > 0) || v.Outcome != next.Outcome() {
		t.Fatalf("%s: %s: captured %v of %d, reset %v, outcome %v", p, v.Turn, v.Captured, gone, v.Reset, v.Outcome)
	}
	for _, c := range v.Captured {
		sq, _ := p.game.shape.index(c.At)
		if c != p.placement(sq) || c.Side == p.toMove {
			t.Fatalf("%s: %s: captured %v", p, v.Turn, c)
		}
	}
}

func difference(got, want map[string]string) string {
	var list []string
	for _, turn := range slices.Sorted(maps.Keys(want)) {
		if got[turn] != want[turn] {
			list = append(list, fmt.Sprintf("%s gives %q, not %q", turn, got[turn], want[turn]))
		}
	}
	for _, turn := range slices.Sorted(maps.Keys(got)) {
		if want[turn] == "" {
			list = append(list, turn+" is too much")
		}
	}
	return strings.Join(list, "; ")
}
