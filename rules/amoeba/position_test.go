package amoeba

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"pbem/rules"
)

// TestPlayedIsRead: a position that was played holds what the one read from its line holds, in the same order, and stays what
// it was when turns are played on it.
func TestPlayedIsRead(t *testing.T) {
	eachGame(t, func(t *rapid.T, g *Game, _ *slowGame) {
		p := mustParseRapid(t, g, randomLine(t, g))
		for range rapid.IntRange(1, 6).Draw(t, "turns") {
			turns := slices.Collect(p.Turns())
			if len(turns) == 0 {
				return
			}
			line := p.String()
			v, err := p.Judge(rules.Draft{Turn: turns[rapid.IntRange(0, len(turns)-1).Draw(t, "turn")]})
			if err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			checkSame(t, p, mustParseRapid(t, g, line))
			p = v.Next.(*Position)
			checkSame(t, p, mustParseRapid(t, g, p.String()))
		}
	})
}

func checkSame(t *rapid.T, got, want *Position) {
	if !slices.Equal(got.cells, want.cells) || got.stride != want.stride || got.squares != want.squares {
		t.Fatalf("%s: the letterbox differs", want)
	}
	for side := range want.units {
		if a, b := got.units[side], want.units[side]; !slices.Equal(a.at, b.at) || a.kings != b.kings {
			t.Fatalf("%s: a roster has %v, read anew %v", want, a, b)
		}
	}
}

// TestCheck: a king stands in check along a file, not through a hole in the board.
func TestCheck(t *testing.T) {
	g, err := New(Spec{Files: 7, Ranks: 7, Start: board38, Promote: "RN"})
	if err != nil {
		t.Fatal(err)
	}
	for line, want := range map[string]bool{
		board38 + " w -":            false,
		"3k3/7/7/7/3R3/7/3K3 b -":   true,
		"3k3/7/7/7/3R3/7/3K3 w -":   false,
		"3k3/7/3*3/7/3R3/7/3K3 b -": false,
	} {
		p, err := g.Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Standing().Check; got != want {
			t.Errorf("%s: check %v, want %v", line, got, want)
		}
	}
}
