package amp

import (
	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/phrase"
)

// resolve turns action i of the draft into a move that may be made now. Nothing is written unless it is refused: each
// question is asked of the bits first, and refuse works out the sentence.
func (p *play) resolve(d *rules.Draft, i int) (move, *rules.Violation) {
	a := &d.Actions[i]
	if p.won {
		return move{}, p.refuse(d, i, refuser{p}.afterWin(i))
	}
	if a.How == rules.Convert {
		return p.resolveConversion(d, i)
	}
	from, ok := p.index(a.From)
	if !ok || !p.layout.side[p.side].Has(from) || a.Unit != 0 && a.Unit != p.game.letter(p.at(from)) {
		return move{}, p.refuse(d, i, refuser{p}.notOwn(*a))
	}
	if !p.ready().Has(from) {
		return move{}, p.refuse(d, i, refuser{p}.notReady(from))
	}
	to, ok := p.index(a.To)
	if ok && p.hasImpossibleLeg(a, from, to) {
		return move{}, p.refuse(d, i, *refuser{p}.noSuchPath(*a, from))
	}
	if !ok || a.How > rules.Capture || a.Into != 0 && !p.game.promotes || !p.targets(from).Has(to) {
		return move{}, p.refuse(d, i, refuser{p}.notThere(*a, from))
	}
	if len(a.Via) > 0 {
		if refused := p.checkPath(*a, from, to); refused != nil {
			return move{}, p.refuse(d, i, *refused)
		}
	}
	if p.game.promotes {
		return p.resolvePromotion(d, i, move{from: from, to: to})
	}
	return move{from: from, to: to}, nil
}

// hasImpossibleLeg reports whether an action goes by squares that no way of the unit's touches, and ends where it cannot come: nothing that
// stands in other ways is to blame.
func (p *play) hasImpossibleLeg(a *rules.Action, from, to uint8) bool {
	if len(a.Via) == 0 || p.targets(from).Has(to) || to == from || p.layout.side[p.side].Has(to) {
		return false
	}
	var via []uint8
	for _, s := range a.Via {
		sq, ok := p.index(s)
		if !ok {
			return true
		}
		via = append(via, sq)
	}
	kind, may := p.at(from).kind(), false
	for i := range p.powers {
		table := p.powers[i].may[kind]
		may = may || table != nil
		if table != nil && (table.Asks() || table.Leads(from, via, to)) {
			return false
		}
	}
	return may
}

func (p *play) resolveConversion(d *rules.Draft, i int) (move, *rules.Violation) {
	sq, ok := p.index(d.Actions[i].To)
	if !ok || !p.convertible().Has(sq) {
		return move{}, p.refuse(d, i, refuser{p}.notConvertible(d.Actions[i].To))
	}
	return move{from: sq, to: sq, deed: conversion}, nil
}

// refuse completes a violation with the number of the action and the writer's words.
func (p *play) refuse(d *rules.Draft, i int, v rules.Violation) *rules.Violation {
	v.Action, v.Quote = i+1, d.Quote(i)
	return &v
}

// checkPath checks the squares written between start and end: they must be a way the unit has, under a power still
// possible, and every square touched must be empty (CH-1).
func (p *play) checkPath(a rules.Action, from, to uint8) *rules.Violation {
	var via []uint8
	for _, s := range a.Via {
		sq, ok := p.index(s)
		if !ok {
			return refuser{p}.noSuchPath(a, from)
		}
		via = append(via, sq)
	}
	kind, on := p.at(from).kind(), asker{p}.scene(from)
	for i := range p.powers {
		table := p.powers[i].may[kind]
		if p.open>>i&1 == 0 || table == nil {
			continue
		}
		if table.LeadsAsking(from, via, to, &on) {
			return nil
		}
		if stops, ok := table.Paths(from, via, to, &p.cell); ok {
			return p.pathStopped(a, from, via, stops)
		}
	}
	return refuser{p}.noSuchPath(a, from)
}

// pathStopped refuses a path in which units stand: on squares touched, or under a lame leap.
func (p *play) pathStopped(a rules.Action, from uint8, via []uint8, stops board.Bits) *rules.Violation {
	if stops.Empty() {
		return nil
	}
	for _, sq := range via {
		if p.cell[sq] != 0 {
			return refuser{p}.pathBlocked(sq)
		}
	}
	return &rules.Violation{Code: rules.Blocked, Ruling: "CH-1",
		Why: phrase.New("way-blocked", "unit", p.game.named(from, p.at(from)), "square", a.To, "units", refuser{p}.list(stops)), Help: refuser{p}.reach(from)}
}

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
