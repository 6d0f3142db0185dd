package amp

import (
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/mailer/catalog"
	"pbem/rules"
)

func names(list []rules.Placement) string {
	var words []string
	for _, u := range list {
		words = append(words, string(u.Unit)+u.At.String())
	}
	return strings.Join(words, " ")
}

func TestLeaders(t *testing.T) {
	g := mustNew(t, fusion(fusionStart(), false, false))
	p, err := parser{g}.parse("15bK/16/16/16/16/16/16/16/16/oW15/16/2ySwNwKwP10 w")
	if err != nil {
		t.Fatal(err)
	}
	reports := p.Standing().Leaders
	if len(reports) != 2 {
		t.Fatalf("%d leaders", len(reports))
	}
	prince, king := reports[0], reports[1]
	if prince.Lead.String() != "Sc1" || prince.Quota != 9 || names(prince.Reaches) != "Sc1 Ke1 Pf1" || names(prince.Cut) != "Wa3" {
		t.Errorf("the Prince: %s, %d, %s, cut %s", prince.Lead, prince.Quota, names(prince.Reaches), names(prince.Cut))
	}
	if king.Lead.String() != "Ke1" || king.Quota != 7 || names(king.Reaches) != "Sc1 Nd1 Ke1 Pf1" || names(king.Cut) != "Wa3" {
		t.Errorf("the King: %s, %d, %s, cut %s", king.Lead, king.Quota, names(king.Reaches), names(king.Cut))
	}
}

func TestExplain(t *testing.T) {
	g := mustNew(t, specTwo())
	const line = "15bC/16/16/16/16/16/16/16/oW15/16/3yG3wG8/1oC1oGwC1wG9 w"
	p, err := parser{g}.parse(line)
	if err != nil {
		t.Fatal(err)
	}
	english := catalog.English()
	for _, c := range []struct{ at, through, remark string }{
		{"b1", "Cb1", ""},
		{"d1", "", "No chain of friendly units joins the orange guard on d1"},
		{"e1", "Ce1", ""},
		{"d2", "", "The yellow guard on d2 has no leader left to activate it (CH-9)."},
		{"g1", "", "No chain"},
		{"a4", "", "No chain"},
	} {
		r, err := p.Explain(square(c.at))
		remark := english.Say(r.Remark)
		if err != nil || names(r.Through) != c.through || r.Connected != (c.through != "") || !strings.HasPrefix(remark, c.remark) || c.remark == "" && remark != "" {
			t.Errorf("%s: through %q, %q, %v", c.at, names(r.Through), remark, err)
		}
	}
	for at, code := range map[string]rules.Code{"a1": rules.NoUnitThere, "p12": rules.NotYourUnit, "z9": rules.NoUnitThere} {
		_, err := p.Explain(square(at))
		var v *rules.Violation
		if !errors.As(err, &v) || v.Code != code {
			t.Errorf("%s: %v, want %s", at, err, code)
		}
	}
}

// TestExplainAgreesWithFirstActions adds up what every unit may do.
func TestExplainAgreesWithFirstActions(t *testing.T) {
	eachGame(t, func(t *rapid.T, g *Game, slow *slowGame) {
		p := somewhere(t, g)
		if p.Outcome().Over() {
			return
		}
		want := map[string]bool{}
		for text, turn := range drain(p) {
			if !turn.IsPass() && turn.Actions[0].How != rules.Convert {
				want[text] = true
			}
		}
		for u := range p.Placements() {
			r, err := p.Explain(u.At)
			if (err == nil) != (!u.Neutral && u.Side == p.toMove) {
				t.Fatalf("%s: %s: %v", p, u.At, err)
			}
			for i, link := range r.Through {
				if i > 0 && !slow.linked(slowPlace(link.At), slowPlace(r.Through[i-1].At)) {
					t.Fatalf("%s: %s: the chain %s is broken", p, u.At, names(r.Through))
				}
			}
			for _, turn := range r.Moves {
				if !want[turn.String()] {
					t.Fatalf("%s: %s: %s is not legal", p, u.At, turn)
				}
				delete(want, turn.String())
			}
		}
		if len(want) > 0 {
			t.Fatalf("%s: unexplained: %v", p, want)
		}
	})
}
