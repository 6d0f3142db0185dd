package composer

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
)

// TestSketch: what is drawn of a turn that is not legal yet is what the engine makes of one that is.
func TestSketch(t *testing.T) {
	t.Parallel()
	for _, name := range presets.Names() {
		p, err := presets.Builtin(name.Name, nil)
		if err != nil {
			t.Fatal(err)
		}
		position, dice := p.Game.Start(), rand.New(rand.NewPCG(3, 5))
		for range 60 {
			turn, ok := anyTurn(position, dice)
			if !ok {
				break
			}
			v, err := position.Judge(rules.Draft{Turn: turn})
			if err != nil {
				t.Fatal(err)
			}
			if !p.Game.Vocabulary().Jumps || len(v.Captured) == 0 {
				checkSketch(t, position, p.Game.Vocabulary(), &v)
			}
			if v.Outcome.Over() {
				break
			}
			position = v.Next
		}
	}
}

// TestSketchOfCaptives: a Hand takes a captive under it, and leaves it free.
func TestSketchOfCaptives(t *testing.T) {
	t.Parallel()
	p, err := presets.Builtin("lifeform", nil)
	if err != nil {
		t.Fatal(err)
	}
	for text, line := range map[string]string{
		"Bc2~d4":         "3qk3/3p4/3pp3/3p4/3p4/2P5/1PBP4/3QK3 w",
		"Bd4-d3":         "3qk3/3p4/3pp3/3p4/3(Bp)4/2P5/1P1P4/3QK3 w",
		"Bd4-b3, Pc3xd4": "3qk3/3p4/3pp3/3p4/3(Bp)4/2P5/1P1P4/3QK3 w",
		"Bd4~d5":         "3qk3/3p4/3pp3/3p4/2P(Bp)4/2P5/1P1P4/3QK3 w",
		"Bd5-d6":         "3qk3/3p4/8/3(bP)4/3P4/2P5/1P1P4/3QK3 b",
	} {
		position, err := p.Game.Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		v, err := notation.Judge(text, p.Game.Vocabulary(), position)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		checkSketch(t, position, p.Game.Vocabulary(), &v)
	}
}

func anyTurn(p rules.Position, dice *rand.Rand) (rules.Turn, bool) {
	if s, ok := p.(rules.Setting); ok && rules.AwaitsSetup(p) {
		return s.Example()
	}
	turn, g := rules.Turn{}, newGuide(p)
	if l, ok := g.(listing); ok {
		if len(l.turns) == 0 {
			return turn, false
		}
		return l.turns[dice.IntN(len(l.turns))], true
	}
	for range 1 + dice.IntN(4) {
		list := slices.Collect(g.(stepping).stepwise.Continue(turn))
		if len(list) == 0 {
			break
		}
		turn = list[dice.IntN(len(list))]
	}
	return turn, len(turn.Actions) > 0
}

func checkSketch(t *testing.T, p rules.Position, words *rules.Vocabulary, v *rules.Verdict) {
	t.Helper()
	s := newSketch(p, words, v.Turn, nil)
	want := append(slices.Collect(v.Next.Placements()), v.Removed...) // the body rules come later
	if got := slices.Clone(s.units); !slices.Equal(inOrder(got), inOrder(want)) {
		t.Errorf("%s, %s: drawn %v, not %v", p, v.Turn, got, want)
	}
	low, high := s.Extent()
	for file := low.File; file <= high.File; file++ {
		for rank := low.Rank; rank <= high.Rank; rank++ {
			if at := (rules.Square{File: file, Rank: rank}); s.Exists(at) != v.Next.Exists(at) {
				t.Errorf("%s, %s: the square %s exists: %v", p, v.Turn, at, s.Exists(at))
			}
		}
	}
}

// inOrder sorts units by their squares, a captive behind its captor. Who holds whom, when a captor or its captive was
// removed, is told otherwise by the engine, so that is not compared.
func inOrder(list []rules.Placement) []rules.Placement {
	slices.SortFunc(list, func(a, b rules.Placement) int {
		return cmp.Or(cmp.Compare(a.At.Rank, b.At.Rank), cmp.Compare(a.At.File, b.At.File), cmp.Compare(a.Side, b.Side))
	})
	return list
}
