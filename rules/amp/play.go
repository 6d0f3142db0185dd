package amp

import (
	"pbem/rules"
	"pbem/rules/board"
)

// lead is who makes a turn: a leader, or under GroupLead an AMP (leader is then one of its leaders' squares).
type lead struct {
	group  int
	leader uint8
}

// play is a turn in progress. It changes the layout it was begun on.
type play struct {
	*layout
	rights
	game   *Game
	side   rules.Side
	kind   uint8   // the leader's, when the turn began
	group  int     // the leader's AMP
	powers []power // of the leader
	hyper  bool    // units may be activated again (CH-5)
}

// rights is what is left of a leader's turn. It is small, so that counting can save and restore it.
type rights struct {
	leader uint8 // where the leader stands; under GroupLead meaningless
	open   uint8 // the set of powers that all activations so far fit (FU-3)
	won    bool
	acted  uint8      // the set of AMPs that have acted in this turn before the one that acts now
	more   uint8      // how many AMPs may act after it
	left   int        // activations left (CH-6)
	others int        // of them, activations of other units than the leader (FU-2)
	done   board.Bits // units activated in this turn (CH-5)
}

// begin starts a turn of the side's leader on the layout.
func (g *Game) begin(l *layout, side rules.Side, who lead) play {
	kind := l.at(who.leader).kind()
	p := play{layout: l, game: g, side: side, group: who.group, kind: uint8(kind), powers: g.powers[side&1][kind]}
	p.leader, p.open = who.leader, uint8(1<<len(p.powers)-1)
	if g.byUnit() {
		u := &g.spec.Units[kind]
		p.left, p.others = u.Quota, u.Others
		if u.Others == 0 {
			p.others = u.Quota
		}
		return p
	}
	gr := &g.spec.Groups[who.group]
	p.left, p.others, p.hyper = gr.Quota, gr.Quota, gr.Hyper
	p.more = uint8(g.perTurn - 1)
	return p
}

// leads lists the leaders of the side, or under GroupLead its AMPs that have one, in the order of the preset.
func (g *Game) leads(dst []lead, l *layout, side rules.Side) []lead {
	all := l.leaders.And(l.side[side])
	if !g.byUnit() {
		for group := range g.spec.Groups {
			if mine := all.And(l.group[group]); !mine.Empty() {
				first, _ := mine.Pop()
				dst = append(dst, lead{group, first})
			}
		}
		return dst
	}
	for !all.Empty() {
		var sq uint8
		sq, all = all.Pop()
		dst = append(dst, lead{l.at(sq).group(), sq})
	}
	return dst
}

// colours returns the units that the leader may activate as far as their colour goes (FU-1, FU-4).
func (p *play) colours() board.Bits {
	if p.game.byUnit() && !p.game.spec.OwnUnits {
		return p.layout.side[p.side]
	}
	return p.layout.group[p.group]
}

// seeds are the leaders at which a chain may begin: the one whose turn it is, or those of the AMP.
func (p *play) seeds() board.Bits {
	if p.game.byUnit() {
		return board.Of(p.leader)
	}
	return p.leaders.And(p.layout.group[p.group])
}

// connected returns the units that a chain joins to the leader (CH-3). Which units carry it is CH-4.
func (p *play) connected() board.Bits {
	seeds := board.Of(p.leader)
	if !p.game.byUnit() {
		seeds = p.leaders.And(p.layout.group[p.group])
	}
	if p.game.links != nil {
		return p.connectedOtherwise(seeds)
	}
	if p.game.spec.Chain == ChainOwn {
		return board.Connected(seeds, p.layout.group[p.group]).Spread().And(p.layout.side[p.side])
	}
	return board.Connected(seeds, p.layout.side[p.side])
}

// ready returns the units that may be activated now as far as colour, connection, quota (CH-6) and earlier activation
// (CH-5) go; their kind is asked by targets.
func (p *play) ready() board.Bits {
	if p.won || p.left == 0 {
		return board.Bits{}
	}
	set := p.colours().And(p.connected())
	if !p.hyper {
		set = set.AndNot(p.done)
	}
	if p.others == 0 {
		set = set.And(board.Of(p.leader))
	}
	return set
}

// targets returns the squares where the unit on the square may land, under any power still possible (CH-1, CH-2).
func (p *play) targets(from uint8) board.Bits {
	kind, set := p.at(from).kind(), board.Bits{}
	for i := range p.powers {
		if table := p.powers[i].may[kind]; p.open>>i&1 != 0 && table != nil {
			set = set.Or(table.Targets(from, &p.cell))
		}
	}
	if p.game.asks {
		return asker{p}.targetsAsking(from, set)
	}
	return set.AndNot(p.layout.side[p.side])
}

// fits returns the powers, of those still possible, under which the unit may make the move.
func (p *play) fits(from, to uint8) uint8 {
	if len(p.powers) == 1 {
		return p.open
	}
	kind, fit := p.at(from).kind(), uint8(0)
	for i := range p.powers {
		table := p.powers[i].may[kind]
		if p.open>>i&1 != 0 && table != nil && (asker{p}).leads(table, from, to) {
			fit |= 1 << i
		}
	}
	return fit
}

// allows returns the powers still possible under which the leader may activate units of the kind.
func (p *play) allows(kind int) uint8 {
	fit := uint8(0)
	for i := range p.powers {
		if p.open>>i&1 != 0 && p.powers[i].may[kind] != nil {
			fit |= 1 << i
		}
	}
	return fit
}

// activate moves a unit, which must be allowed, and returns what it took; 0 for nothing (CH-8).
func (p *play) activate(m move) unit {
	from, to := m.from, m.to
	p.open = p.fits(from, to)
	taken := p.take(p.game, to)
	mover := p.take(p.game, from)
	if m.deed != 0 {
		_, into := m.deed.kinds()
		mover = unitOf(mover.group(), into)
	}
	p.put(p.game, to, mover)
	if from == p.leader && p.game.byUnit() {
		p.leader = to
	} else {
		p.others--
	}
	p.left--
	p.done = p.done.Without(from).With(to)
	if p.game.ends != nil {
		p.gain(taken, 1)
		p.won = p.decided(taken)
		return taken
	}
	p.won = taken != 0 && royalty{p.game}.lost(p.layout, p.side.Other())
	return taken
}

// retract takes back an activation; before is what the rights were.
func (p *play) retract(m move, taken unit, before rights) {
	mover := p.take(p.game, m.to)
	if m.deed != 0 {
		kind, _ := m.deed.kinds()
		mover = unitOf(mover.group(), kind)
	}
	p.put(p.game, m.from, mover)
	if taken != 0 {
		p.put(p.game, m.to, taken)
	}
	if p.game.ends != nil {
		p.gain(taken, -1)
	}
	p.rights = before
}
