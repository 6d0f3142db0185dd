package amoeba

import "pbem/rules"

// Count returns the number of legal sequences of n turns. The last ply is counted without making its promotions, and
// without slides not even its moves are made.
func (p *Position) Count(n int) uint64 {
	if n <= 0 {
		return 1
	}
	b := p.open()
	return counter{&b}.count(p.toMove, p.before(), n)
}

// counter counts the turns that follow on a board.
type counter struct{ *board }

func (c counter) count(side rules.Side, before slide, n int) uint64 {
	if c.over() {
		return 0
	}
	if n == 1 && c.game.spec.Still && c.units[side].kings == 1 {
		return c.countMoves(side)
	}
	moves, slides := c.pending(side, before)
	total := uint64(0)
	c.walk(side, moves, slides, func(_ move, s slide, due []loc) bool {
		if n == 1 {
			total += c.choices(len(due))
		} else {
			total += c.countCrowned(side, s, due, n-1)
		}
		return true
	})
	c.settle(moves, slides)
	return total
}

// choices returns in how many ways so many pawns may be promoted.
func (c counter) choices(pawns int) uint64 {
	n := uint64(1)
	for range pawns {
		n *= uint64(len(c.game.promote))
	}
	return n
}

// countCrowned counts the sequences of n turns that follow, over every choice of promotions.
func (c counter) countCrowned(side rules.Side, s slide, due []loc, n int) uint64 {
	if len(due) == 0 {
		return c.countNext(side.Other(), s, n)
	}
	total := uint64(0)
	for _, kind := range c.game.promote {
		c.crown(due[0], kind)
		total += c.countCrowned(side, s, due[1:], n)
	}
	c.crown(due[0], pawn)
	return total
}

// countNext goes on with the opponent. A board without edges that has changed its shape needs a new letterbox.
func (c counter) countNext(side rules.Side, s slide, n int) uint64 {
	if !c.game.spec.Unbounded || s == (slide{}) {
		return c.count(side, s, n)
	}
	p := Position{layout: c.layout, toMove: side}
	p.slidFrom, p.slidTo = c.square(s.from), c.square(s.to)
	p.fit()
	return p.Count(n)
}
