package amp

import (
	"pbem/rules"
	"pbem/rules/board"
)

// pledge are royal leaders of whom the first that is lost decides (royal: first): those of an AMP or, where leaders lead, of some kinds.
// A side must not have fewer than the set-up has. One that somebody else is promoted to makes up for one that was lost, for a position
// line tells no more.
type pledge struct {
	group int  // -1 where leaders lead
	kinds uint // a set of their numbers
	least int
}

// readPledges finds out of how many royal leaders none may be lost.
func (g royalty) readPledges() {
	for i, gr := range g.spec.Groups {
		if gr.First {
			g.pledge(gr.Side, pledge{group: i, kinds: 1<<maxKinds - 1})
		}
	}
	p := pledge{group: -1}
	for k, u := range g.spec.Units {
		if u.First {
			p.kinds |= 1 << k
		}
	}
	if p.kinds != 0 {
		g.pledge(rules.White, p)
		g.pledge(rules.Black, p)
	}
}

func (g royalty) pledge(side rules.Side, p pledge) {
	p.least = g.pledged(&g.start.layout, side, p).Count()
	g.pledges[side] = append(g.pledges[side], p)
}

// pledged returns the royal leaders of the side that the pledge is about.
func (g royalty) pledged(l *layout, side rules.Side, p pledge) board.Bits {
	mine := l.royals.And(l.side[side])
	if p.group >= 0 {
		mine = mine.And(l.group[p.group])
	}
	set := mine
	for sq := range mine.All() {
		if p.kinds>>l.at(sq).kind()&1 == 0 {
			set = set.Without(sq)
		}
	}
	return set
}

// lost reports whether the side has lost its royal leaders (CH-10): all of them, or the first of those of whom none may be lost.
func (g royalty) lost(l *layout, side rules.Side) bool {
	return l.royals.And(l.side[side&1]).Empty() || g.pledges[side&1] != nil && g.broken(l, side) >= 0
}

// broken returns the number of the first pledge that the side has not kept; -1 where it has kept all.
func (g royalty) broken(l *layout, side rules.Side) int {
	for i, p := range g.pledges[side] {
		if g.pledged(l, side, p).Count() < p.least {
			return i
		}
	}
	return -1
}

// loss is what the side has lost without its royal leaders (CH-10).
func (g royalty) loss(l *layout, side rules.Side) rules.Loss {
	lost := rules.Loss{Unit: g.royalName[side], Royal: g.commonLeaders(side), All: g.royals[side]}
	if i := g.broken(l, side); i >= 0 {
		lost.Unit, lost.All = g.missing(l, side, g.pledges[side][i]), 1
	}
	return lost
}

// missing names the kind of which a pledge lacks a leader.
func (g royalty) missing(l *layout, side rules.Side, p pledge) string {
	for k, u := range g.spec.Units {
		one := pledge{group: p.group, kinds: p.kinds & (1 << k)}
		if g.pledged(l, side, one).Count() < g.pledged(&g.start.layout, side, one).Count() {
			return u.Name
		}
	}
	return leaderWord
}

// leaderWord stands for leaders of several kinds.
const leaderWord = "leader"

// nameOfRoyals is what the royal leaders of a side are called in the reason of a win. Those of one AMP may be of several kinds.
func (g royalty) nameOfRoyals(royals board.Bits) string {
	first, _ := royals.Pop()
	for i := range g.spec.Groups {
		kinds := map[int]bool{}
		for sq := range royals.And(g.start.group[i]).All() {
			kinds[g.start.at(sq).kind()] = true
		}
		if len(kinds) > 1 && !g.byUnit() {
			return leaderWord
		}
	}
	return g.kindName(g.start.at(first))
}

// commonLeaders reports whether the side has AMPs whose leader is not royal, so that "royal" tells leaders apart.
func (g royalty) commonLeaders(side rules.Side) bool {
	for _, gr := range g.spec.Groups {
		if !g.byUnit() && gr.Side == side && !gr.Royal {
			return true
		}
	}
	return false
}
