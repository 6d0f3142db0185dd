package amp

import (
	"pbem/rules"
	"pbem/rules/board"
)

// convertible returns the units that the leader may convert now (FU-5): enemy or neutral, adjacent to it, of a kind that
// it may activate, not a King, and not converted already in this turn.
func (p *play) convertible() board.Bits {
	if !p.game.spec.Conversion || p.won || p.left == 0 || p.others == 0 {
		return board.Bits{}
	}
	near := p.foreign().And(p.game.size.Around(board.Of(p.leader))).AndNot(p.done)
	set := near
	for !near.Empty() {
		var sq uint8
		sq, near = near.Pop()
		if u := p.at(sq); p.game.natures[u].fixed || p.allows(u.kind()) == 0 {
			set = set.Without(sq)
		}
	}
	return set
}

// foreign returns the units that are not the side's own: enemy and neutral ones.
func (p *play) foreign() board.Bits {
	return p.layout.side[p.side.Other()].Or(p.layout.group[neutral])
}

// convert makes an enemy unit neutral or a neutral one friendly, of the leader's colour, and returns what it was.
func (p *play) convert(sq uint8) unit {
	was := p.take(p.game, sq)
	p.open = p.allows(was.kind())
	group := neutral
	if p.game.natures[was].free {
		group = p.group
	}
	p.put(p.game, sq, unitOf(group, was.kind()))
	p.left--
	p.others--
	p.done = p.done.With(sq)
	p.won = p.game.ends != nil && p.decided(0)
	return was
}

// unconvert takes back a conversion; before is what the rights were.
func (p *play) unconvert(sq uint8, was unit, before rights) {
	p.take(p.game, sq)
	p.put(p.game, sq, was)
	p.rights = before
}

// converting writes the action: "*h4".
func (g *Game) converting(sq uint8) rules.Action {
	s := g.grid.squares[sq]
	return rules.Action{How: rules.Convert, From: s, To: s}
}
