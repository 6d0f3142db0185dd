package amp

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"pbem/rules"
)

// specTall is the game 0.5 on a board of 12 files and 16 ranks, which is one of more ranks than a word has room for.
func specTall() Spec {
	s := spec05(bent)
	s.Files, s.Ranks = 12, 16
	s.Start = "4kEkCkE5/4kE1kE5/12/12/12/12/12/12/12/12/12/12/12/12/4wW1wW5/4wWwCwW5 w"
	return s
}

func TestTallBoardsAgreeWithTheSlowEngine(t *testing.T) {
	g, slow := mustNew(t, specTall()), slowOf("chesimals-0.5")
	slow.files, slow.ranks = 12, 16
	rapid.Check(t, func(t *rapid.T) {
		p := somewhere(t, g)
		want := slow.sequences(p.String(), 1, groupNames(g))
		got := map[string]string{}
		for text, turn := range drain(p) {
			v, err := p.Judge(rules.Draft{Turn: turn})
			if err != nil {
				t.Fatalf("%s: %s: %v", p, text, err)
			}
			checkLayout(t, g, v.Next)
			if !turn.IsPass() {
				got[text] = v.Next.String()
			}
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Fatalf("%s (-slow +engine):\n%s", p, d)
		}
		if n, slowN := p.CountActivations(2), len(slow.sequences(p.String(), 2, groupNames(g))); n != uint64(slowN) {
			t.Fatalf("%s: CountActivations(2) = %d, the slow engine says %d", p, n, slowN)
		}
	})
}

const holed = "2kEkCkE3/2kE1kE3/8/2*3*1/*6*/8/2wW1wW3/2wWwCwW3"

func TestHoles(t *testing.T) {
	spec := spec05(bent)
	spec.Start = holed + " w"
	g := mustNew(t, spec)
	if got := g.Start().String(); got != spec.Start {
		t.Errorf("the board is written %s", got)
	}
	for name, exists := range map[string]bool{"c5": false, "a4": false, "h4": false, "g5": false, "c4": true, "a1": true, "i1": false} {
		if g.Start().Exists(square(name)) != exists {
			t.Errorf("%s exists: %v", name, !exists)
		}
	}
	for line, has := range map[string]string{
		strings.Replace(holed, "2*3*1", "8", 1) + " w":    "write * for the hole at c5",
		strings.Replace(holed, "8/2*", "*7/2*", 1) + " w": `"*" is a hole, but the board has a square at a6`,
		strings.Replace(holed, "*6*", "wW6*", 1) + " w":   `"wW" is at a4, where the board has a hole`,
		strings.Replace(holed, "*6*", "*wW5*1", 1) + " w": "rank 4 has more than 8 places",
		strings.Replace(holed, "2*3*1", "2*4*", 1) + " b": `"*" is a hole, but the board has a square at h5`,
		strings.Replace(holed, "*6*", "1wW*4*", 1) + " b": `"*" is a hole`,
	} {
		if _, err := g.Parse(line); !strings.Contains(saidError(err), has) {
			t.Errorf("%s: %s, want %s", line, saidError(err), has)
		}
	}
	p, err := parser{g}.parse("3kC4/8/8/2*wW2*1/*1wC4*/8/8/8 w")
	if err != nil {
		t.Fatal(err)
	}
	for actions, has := range map[string]string{
		"c4c5":     "There's a hole on c5.",
		"d5b5":     "white: Wd5-b5", // over the hole
		"d5c5":     "hole on c5",
		"c4i4":     "i4 isn't on the board (a1 to h8)",
		"c4-c5-c6": "but not that way",
		"c4-b4-b5": "white: Cc4-b5",
	} {
		v, err := p.Judge(draft(t, rules.Lead{}, actions))
		if got := v.Turn.String() + said(err); !strings.Contains(got, has) {
			t.Errorf("%s: %s, want %s", actions, got, has)
		}
	}
}
