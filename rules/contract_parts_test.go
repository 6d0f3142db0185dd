package rules_test

import (
	"slices"

	"pbem/rules"
)

// checkSquares: there are squares, and all of them within the extent of the board.
func (c *contract) checkSquares(p rules.Position) {
	low, high := p.Extent()
	squares := 0
	for file := low.File - 1; file <= high.File+1; file++ {
		for rank := low.Rank - 1; rank <= high.Rank+1; rank++ {
			s := rules.Square{File: file, Rank: rank}
			within := file >= low.File && file <= high.File && rank >= low.Rank && rank <= high.Rank
			if p.Exists(s) && !within {
				c.Errorf("%s: there is a square %s, beyond %s to %s", p, s, low, high)
			}
			if p.Exists(s) {
				squares++
			}
		}
	}
	if squares == 0 || p.Exists(rules.Off()) {
		c.Errorf("%s: %d squares, and off is one: %t", p, squares, p.Exists(rules.Off()))
	}
}

// checkStanding: leaders are told of where turns are led and not over, and lead with units of their own.
func (c *contract) checkStanding(p rules.Position) {
	leaders := p.Standing().Leaders
	if led := c.game.Vocabulary().Leads != rules.NoLead; len(leaders) > 0 && (!led || p.Outcome().Over()) {
		c.Errorf("%s: %d leaders, where turns are led: %t", p, len(leaders), led)
	}
	for _, l := range leaders {
		if l.Leader.Side != p.ToMove() || l.Quota < 1 {
			c.Errorf("%s: %s's leader on %s has a quota of %d", p, l.Leader.Side, l.Leader.At, l.Quota)
		}
	}
}

// checkUnits: units stand on squares that there are, in the order of the board, by letters that the vocabulary knows.
func (c *contract) checkUnits(p rules.Position) {
	low, high := p.Extent()
	last, first := rules.Square{}, true
	for u := range p.Placements() {
		s := u.At
		if s.File < low.File || s.File > high.File || s.Rank < low.Rank || s.Rank > high.Rank || !p.Exists(s) {
			c.Errorf("%s: %c stands on %s, which is no square", p, u.Unit, s)
		}
		if _, ok := c.game.Vocabulary().Unit(u.Unit); !ok {
			c.Errorf("%s: the vocabulary has no unit %c", p, u.Unit)
		}
		after := s.Rank > last.Rank || s.Rank == last.Rank && s.File > last.File
		if !first && !after && (s != last || !u.Held) {
			c.Errorf("%s: %s comes behind %s", p, s, last)
		}
		last, first = s, false
	}
}

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
