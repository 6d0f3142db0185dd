package amoeba

import "pbem/rules"

// Count returns the number of legal sequences of n turns. The last ply is counted without making its promotions, and
// without slides not even its moves are made.
func (p *Position) Count(n int) uint64 {
	if n <= 0 {
		return 1
	}
	b := p.open()
	return b.count(p.toMove, p.before(), n)
}

func (b *board) count(side rules.Side, before slide, n int) uint64 {
	if b.over() {
		return 0
	}
	if n == 1 && b.game.spec.Still && b.units[side].kings == 1 {
		return b.countMoves(side)
	}
	moves, slides := b.pending(side, before)
	total := uint64(0)
	b.walk(side, moves, slides, func(_ move, s slide, due []loc) bool {
		if n == 1 {
			total += b.choices(len(due))
		} else {
			total += b.countCrowned(side, s, due, n-1)
		}
		return true
	})
	b.settle(moves, slides)
	return total
}

// choices returns in how many ways so many pawns may be promoted.
func (b *board) choices(pawns int) uint64 {
	n := uint64(1)
	for range pawns {
		n *= uint64(len(b.game.promote))
	}
	return n
}

// countCrowned counts the sequences of n turns that follow, over every choice of promotions.
func (b *board) countCrowned(side rules.Side, s slide, due []loc, n int) uint64 {
	if len(due) == 0 {
		return b.countNext(side.Other(), s, n)
	}
	total := uint64(0)
	for _, kind := range b.game.promote {
		b.crown(due[0], kind)
		total += b.countCrowned(side, s, due[1:], n)
	}
	b.crown(due[0], pawn)
	return total
}

// countNext goes on with the opponent. A board without edges that has changed its shape needs a new letterbox.
func (b *board) countNext(side rules.Side, s slide, n int) uint64 {
	if !b.game.spec.Unbounded || s == (slide{}) {
		return b.count(side, s, n)
	}
	p := Position{layout: b.layout, toMove: side}
	p.slidFrom, p.slidTo = b.square(s.from), b.square(s.to)
	p.fit()
	return p.Count(n)
}
