package amp

import (
	"pbem/rules"
	"pbem/rules/board"
)

// rise is what units of a kind may become, ready for use.
type rise struct {
	into []int // numbers of kinds
	zone [2]board.Bits
	must bool
}

// compilePromotions finds out where the units of each kind are promoted. That its letters are known has been checked.
func (g compiler) compilePromotions() {
	for k, u := range g.spec.Units {
		if u.Promotes == nil {
			continue
		}
		pr := &rise{must: u.Promotes.Must, zone: g.zones(&u.Promotes.Zone)}
		for i := range len(u.Promotes.Into) {
			pr.into = append(pr.into, g.kind(u.Promotes.Into[i]))
		}
		g.promotions[k], g.promotes = pr, true
	}
}

// promotionAt returns what the unit may become if its move ends on the square; nil for nothing.
func (p *play) promotionAt(from, to uint8) *rise {
	pr := p.game.promotions[p.at(from).kind()]
	if pr == nil || !pr.zone[p.side&1].Has(to) {
		return nil
	}
	return pr
}

// appendChoices appends the move with each choice of a promotion, and as it is where the unit may stay what it is.
func (p *play) appendChoices(dst []move, m move) []move {
	pr := p.promotionAt(m.from, m.to)
	if pr == nil || !pr.must {
		dst = append(dst, m)
	}
	if pr == nil {
		return dst
	}
	for _, into := range pr.into {
		m.deed = promotion(p.at(m.from).kind(), into)
		dst = append(dst, m)
	}
	return dst
}

// appendPromoting appends the moves to the squares, each with every choice of a promotion.
func (p *play) appendPromoting(dst []move, m move, to board.Bits) []move {
	for !to.Empty() {
		m.to, to = to.Pop()
		dst = p.appendChoices(dst, m)
	}
	return dst
}

// countChoices counts the sequences of n that begin with a move of the unit to one of the squares, by each choice of a promotion.
func (p *play) countChoices(from uint8, to board.Bits, n int) uint64 {
	var total uint64
	var room [maxKinds + 1]move
	for _, m := range p.appendPromoting(room[:0], move{from: from}, to) {
		total += p.countAfter(m, n)
	}
	return total
}

// resolvePromotion puts what the writer chose into a move that may be made. It refuses a choice that there is not, and none where the
// unit must be promoted.
func (p *play) resolvePromotion(d *rules.Draft, i int, m move) (move, *rules.Violation) {
	letter, pr := d.Actions[i].Into, p.promotionAt(m.from, m.to)
	switch {
	case letter == 0 && pr != nil && pr.must:
		return move{}, p.refuse(d, i, refuser{p}.promotionMissing(m))
	case letter == 0:
		return m, nil
	case pr == nil:
		return move{}, p.refuse(d, i, refuser{p}.notPromoted(m))
	}
	for _, into := range pr.into {
		if p.game.spec.Units[into].Letter == letter {
			m.deed = promotion(p.at(m.from).kind(), into)
			return m, nil
		}
	}
	return move{}, p.refuse(d, i, refuser{p}.notInto(m, letter))
}
