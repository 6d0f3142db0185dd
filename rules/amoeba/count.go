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

// pin is a unit that shields its king from a slider, and the step from the king towards both.
type pin struct{ at, step loc }

// countMoves counts the legal turns of a side with one king where nothing slides, without making them: who is pinned is
// worked out once, and only the king's own squares are looked at one by one.
func (c counter) countMoves(side rules.Side) uint64 {
	moves, _ := c.pending(side, slide{})
	var room [8]pin
	waiting := c.waiting(side)
	total := uint64(0)
	if pins, checked := c.pins(room[:0], side); checked || waiting {
		total = c.countTried(side, moves)
	} else {
		total = c.countUnpinned(side, moves, pins)
	}
	c.settle(moves, nil)
	return total
}

// waiting reports whether a pawn of the side is due to promote (AM-6).
func (c counter) waiting(side rules.Side) bool {
	begin := len(c.due)
	c.due = c.appendDue(c.due, side)
	defer c.cut(begin)
	return len(c.due) > begin
}

// countTried makes each move: for the few positions in which the king is attacked or a pawn waits for its promotion.
func (c counter) countTried(side rules.Side, moves []move) uint64 {
	total := uint64(0)
	c.walk(side, moves, nil, func(_ move, _ slide, due []loc) bool {
		total += c.choices(len(due))
		return true
	})
	return total
}

func (c counter) countUnpinned(side rules.Side, moves []move, pins []pin) uint64 {
	at, total := c.units[side].king, uint64(len(moves))
	unit := c.cells[at]
	c.cells[at] = free
	for _, m := range moves {
		switch {
		case m.from == at:
			if c.attacker(m.to, side.Other()) != 0 {
				total--
			}
		case len(pins) > 0 && !c.keeps(pins, at, m):
			total--
		}
	}
	c.cells[at] = unit
	return total
}

// keeps reports whether a move leaves every pinned unit on its line: it moves no pinned unit, or along the line. A slider
// that pins stands at the line's end, so a move along it never passes it.
func (c counter) keeps(pins []pin, from loc, m move) bool {
	for _, p := range pins {
		if p.at != m.from {
			continue
		}
		to := from + p.step
		for ; c.cells[to] == free || to == p.at; to += p.step {
			if to == m.to {
				return true
			}
		}
		return to == m.to
	}
	return true
}

// pins appends the pinned units of a side and reports whether its king is attacked.
func (b counter) pins(dst []pin, side rules.Side) ([]pin, bool) {
	at, mine, enemy := b.units[side].king, bit(side), bit(side.Other())
	for d, step := range &b.steps {
		to, strikers := at+step, b.near[side.Other()][d]
		if b.cells[to] == free {
			strikers = b.far[d]
			for to += step; b.cells[to] == free; to += step {
			}
		}
		c := b.cells[to]
		if c&enemy != 0 && strikers>>kindOf(c)&1 != 0 {
			return dst, true
		}
		if c&mine == 0 {
			continue
		}
		shield := to
		for to += step; b.cells[to] == free; to += step {
		}
		if c := b.cells[to]; c&enemy != 0 && b.far[d]>>kindOf(c)&1 != 0 {
			dst = append(dst, pin{shield, step})
		}
	}
	for _, leap := range &b.leaps {
		if b.cells[at+leap] == enemy|knight {
			return dst, true
		}
	}
	return dst, false
}
