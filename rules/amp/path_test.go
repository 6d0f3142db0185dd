package amp

import (
	"errors"
	"testing"

	"pbem/rules"
)

// TestImpossibleLeg: a path that no unit of the kind could ever go is not called blocked, whatever stands in the other ways to its end.
func TestImpossibleLeg(t *testing.T) {
	g := mustNew(t, specTwo())
	p, err := parser{g}.parse("15bC/16/16/16/16/16/16/16/16/wGwGwG13/1wC14/16 w")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		via  []string
		to   string
		code rules.Code
	}{
		{[]string{"e4"}, "b4", rules.CannotMoveSo}, // no leg that a Chief has
		{[]string{"h12"}, "b4", rules.CannotMoveSo},
		{[]string{"c2"}, "b4", rules.CannotMoveSo}, // c2-b4 is none either
		{[]string{"b3"}, "b4", rules.Blocked},
		{nil, "b4", rules.Blocked},
	} {
		a := rules.Action{Unit: 'C', From: squareNamed(t, "b2"), To: squareNamed(t, c.to)}
		for _, s := range c.via {
			a.Via = append(a.Via, squareNamed(t, s))
		}
		_, err := p.Judge(rules.Draft{Turn: rules.Turn{Lead: rules.Lead{Group: "white"}, Actions: []rules.Action{a}}})
		var v *rules.Violation
		if !errors.As(err, &v) || v.Code != c.code {
			t.Errorf("%v-%s: %v", c.via, c.to, err)
		}
	}
}

func squareNamed(t *testing.T, name string) rules.Square {
	t.Helper()
	s, n := rules.ParseSquare(name)
	if n != len(name) {
		t.Fatal(name)
	}
	return s
}
