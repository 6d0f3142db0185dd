package rules_test

import "pbem/rules"

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
