package rules_test

import (
	"slices"

	"pbem/rules"
)

// checkSteps goes a random way through one turn, and holds every step of it to rules.Stepwise.
func (c *contract) checkSteps(p rules.Position) {
	stepwise, ok := p.(rules.Stepwise)
	if !ok {
		return
	}
	c.checkFirst(p, stepwise)
	begun := rules.Turn{}
	for range 12 {
		list := slices.Collect(stepwise.Continue(begun))
		turns := c.checkContinuations(p, begun, list)
		c.checkOthers(p, begun, turns)
		if len(list) == 0 {
			return
		}
		begun = list[c.dice.IntN(len(list))]
	}
}

// checkFirst: what continues the zero turn are the first actions, but for a pass.
func (c *contract) checkFirst(p rules.Position, s rules.Stepwise) {
	partial, ok := p.(rules.Partial)
	if !ok {
		return
	}
	var want, got []string
	for t := range partial.FirstActions() {
		if !t.IsPass() {
			want = append(want, t.String())
		}
	}
	for t := range s.Continue(rules.Turn{}) {
		got = append(got, t.String())
	}
	if slices.Sort(want); !slices.Equal(want, slices.Sorted(slices.Values(got))) {
		c.Errorf("%s: %d first actions, %d continuations of nothing", p, len(want), len(got))
	}
}

// checkContinuations: each has one action more, comes once, and is legal. It returns them as they are played.
func (c *contract) checkContinuations(p rules.Position, begun rules.Turn, list []rules.Turn) map[string]bool {
	turns, seen := map[string]bool{}, map[string]bool{}
	for _, t := range list {
		n := len(begun.Actions)
		if len(t.Actions) != n+1 || n > 0 && (rules.Turn{Lead: t.Lead, Actions: t.Actions[:n]}).String() != begun.String() {
			c.Errorf("%s: %s does not continue %s", p, t, begun)
		}
		if seen[t.String()] {
			c.Errorf("%s: %s continues %s twice", p, t, begun)
		}
		seen[t.String()] = true
		v, err := p.Judge(rules.Draft{Turn: t})
		if err != nil {
			c.Errorf("%s: %s continues %s, and is refused: %v", p, t, begun, err)
		}
		turns[v.Turn.String()] = true
	}
	return turns
}

// checkOthers: whatever else is tried is refused.
func (c *contract) checkOthers(p rules.Position, begun rules.Turn, turns map[string]bool) {
	for range 40 {
		t := rules.Turn{Lead: begun.Lead, Actions: append(slices.Clone(begun.Actions), c.action(p))}
		if v, err := p.Judge(rules.Draft{Turn: t}); err == nil && !v.Turn.IsSetup() && !turns[v.Turn.String()] {
			c.Errorf("%s: %s is accepted as %s, but does not continue %s", p, t, v.Turn, begun)
		}
	}
}
