package lifeform

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/mailer/catalog"
	"pbem/rules"
)

func TestExplain(t *testing.T) {
	english := catalog.English()
	const line = "3qk3/3p4/3p4/3p4/3p4/2P1p3/R1P(bP)4/1BNQK3 w"
	p := parsed(t, standard(t, Spec{}), line)
	for _, c := range []struct{ at, moves, remark string }{
		{"b1", "Bb1-a1 Bb1-a3 Bb1-b2 Bb1-b3 Bb1-b4 Bb1-b5", "These can follow it, one step each: Ra2, Pc2."},
		{"c1", "Nc1-a3 Nc1-b2", "These can follow it, one step each: Pc2."},
		{"d1", "Qd1-e2", "These can follow it, one step each: Pc2."},
		{"e1", "Ke1-e2 Ke1-f1 Ke1-f2", "There's no Hair or Limb next to it to follow."},
		{"a2", "", "Hair only follows: the Hair on a2 can step one square after a move of Bb1. It can't capture (LF-3)."},
		{"c2", "", "Limbs only follow: the Limb on c2 can step one square after a move of Bb1, Nc1, Qd1. It can capture if nothing else does (LF-2)."},
		{"c3", "", "The Limb on c3 only follows, and no Head, Torso, Hand or Foot next to it can move now."},
		{"d2", "", "The Limb on d2 is held by Black's Hand on d2 and can't move until that Hand leaves or is removed."},
	} {
		at, _ := rules.ParseSquare(c.at)
		r, err := p.Explain(at)
		var moves []string
		for _, m := range r.Moves {
			moves = append(moves, m.String())
		}
		got, remark := strings.Join(moves, " "), english.Say(r.Remark)
		if err != nil || got != c.moves || remark != c.remark || r.Unit.At != at {
			t.Errorf("%s:\n got %s; %s; %v\nwant %s; %s", c.at, got, remark, err, c.moves, c.remark)
		}
	}
	for at, code := range map[string]rules.Code{"d4": rules.NotYourUnit, "h5": rules.NoUnitThere, "i9": rules.NoUnitThere} {
		sq, _ := rules.ParseSquare(at)
		if _, err := p.Explain(sq); err == nil || err.(*rules.Violation).Code != code {
			t.Errorf("%s: %v, want %s", at, err, code)
		}
	}
	over := parsed(t, standard(t, Spec{}), "3q4/8/8/8/8/8/8/3QK3 w")
	if _, err := over.Explain(rules.Square{File: 3, Rank: 1}); err == nil || err.(*rules.Violation).Code != rules.GameOver {
		t.Errorf("after the end: %v", err)
	}
}

func TestExplainOfAHoldingHand(t *testing.T) {
	p := parsed(t, standard(t, Spec{}), "8/8/8/8/2kq4/3ppP2/2P(bP)P3/1B1QK3 b")
	r, err := p.Explain(rules.Square{File: 3, Rank: 2})
	if want := "These can follow it, one step each: Pd3, Pe3. When it leaves, White's Limb on d2 is free (LF-4)."; err != nil || catalog.English().Say(r.Remark) != want || !r.Connected {
		t.Errorf("%v, %v", r, err)
	}
	if !slices.ContainsFunc(r.Moves, func(m rules.Turn) bool { return m.String() == "Bd2~f3" }) {
		t.Errorf("moves %v", r.Moves)
	}
}

// TestExplainListsTheFirstActions: what is explained of all units is just what turns begin with.
func TestExplainListsTheFirstActions(t *testing.T) {
	g := standard(t, Spec{})
	rapid.Check(t, func(t *rapid.T) {
		p := drawn(t, g)
		if p.over() || p.mustPass() {
			return
		}
		first, told := map[string]bool{}, map[string]bool{}
		for turn := range p.Turns() {
			first[turn.Actions[0].String()] = true
		}
		for u := range p.Placements() {
			if r, err := p.Explain(u.At); err == nil {
				for _, m := range r.Moves {
					told[m.String()] = true
				}
			}
		}
		if len(first) != len(told) {
			t.Fatalf("%s: %v begin turns, %v are explained", p, first, told)
		}
		for m := range told {
			if !first[m] {
				t.Fatalf("%s: %s is explained, but begins no turn", p, m)
			}
		}
	})
}
