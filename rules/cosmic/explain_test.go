package cosmic

import (
	"errors"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
)

func TestExplain(t *testing.T) {
	p := parsed(t, newGame(t, 2), "1k4/3p2/6/3n2/NRP3/K5 w")
	for at, moves := range map[string]int{"c2": 5, "a1": 1, "b2": 5, "a2": 1} {
		s, _ := rules.ParseSquare(at)
		r, err := p.Explain(s)
		if err != nil || !r.Connected || r.Unit.At != s || !r.Remark.Empty() || len(r.Moves) != moves {
			t.Errorf("%s: %+v, %v", at, r, err)
		}
		want := map[string]bool{}
		for _, m := range r.Moves {
			want[m.String()] = true
			if _, err := p.Judge(rules.Draft{Turn: m}); err != nil {
				t.Errorf("%s: %v", m, err)
			}
		}
		listed := 0
		for turn := range p.Turns() {
			if turn.Actions[0].From == s {
				listed++
				if !want[turn.String()] {
					t.Errorf("%s is not explained", turn)
				}
			}
		}
		if listed != len(r.Moves) {
			t.Errorf("%s: %d turns, explained %d", at, listed, len(r.Moves))
		}
	}
}

func TestExplainRefuses(t *testing.T) {
	for _, c := range []struct {
		line, at string
		code     rules.Code
	}{
		{startLine, "d3", rules.NoUnitThere},
		{startLine, "f6", rules.NotYourUnit},
		{"k5/6/6/6/6/K4R w", "a1", rules.GameOver},
	} {
		s, _ := rules.ParseSquare(c.at)
		_, err := parsed(t, newGame(t, 2), c.line).Explain(s)
		var v *rules.Violation
		if !errors.As(err, &v) || v.Code != c.code {
			t.Errorf("%s %s: %v", c.line, c.at, err)
		}
	}
	r, err := parsed(t, newGame(t, 2), startLine).Explain(rules.Square{File: 0, Rank: 1})
	if err != nil || len(r.Moves) != 0 || catalog.English().Say(r.Remark) != "The white King on a1 can't move now." {
		t.Errorf("%+v, %v", r, err)
	}
}
