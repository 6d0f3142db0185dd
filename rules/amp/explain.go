package amp

import (
	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/phrase"
)

// Standing says which leaders the side to move has.
func (p *Position) Standing() rules.Standing {
	return rules.Standing{Leaders: p.Leaders(), Counts: p.counts()}
}

// LeadersOf lists the leaders of a side as if it were to move.
func (p *Position) LeadersOf(s rules.Side) []rules.LeaderReport {
	turned := *p
	turned.toMove = s
	if turned.inTurnOver() {
		return nil
	}
	return reporter{&turned}.leadersNow()
}

// Leaders lists the leaders of the side to move, with the units each may activate now and those that only lack a chain.
func (p *Position) Leaders() []rules.LeaderReport {
	if p.Outcome().Over() {
		return nil
	}
	return reporter{p}.leadersNow()
}

// reporter says what the leaders and units of the side to move may do.
type reporter struct{ *Position }

// leadersNow lists them whether the game would be over if the turn ended here or not.
func (r reporter) leadersNow() []rules.LeaderReport {
	var reports []rules.LeaderReport
	for _, who := range r.game.leads(nil, &r.layout, r.toMove) {
		t := r.game.begin(&r.layout, r.toMove, who)
		quota, _ := refuser{&t}.quota()
		reports = append(reports, rules.LeaderReport{
			Lead:    r.leadOf(who),
			Leader:  r.game.placement(who.leader, r.at(who.leader)),
			Others:  r.placements(t.seeds().Without(who.leader)),
			Quota:   quota,
			Reaches: r.placements(refuser{&t}.able(t.ready())),
			Cut:     r.placements(refuser{&t}.able(t.colours().AndNot(t.connected()))),
		})
	}
	return reports
}

func (r reporter) placements(set board.Bits) []rules.Placement {
	var list []rules.Placement
	for sq := range set.All() {
		list = append(list, r.game.placement(sq, r.at(sq)))
	}
	return list
}

// Explain says what the unit on the square may do as the first activation of a turn. Its error is a *rules.Violation.
func (p *Position) Explain(s rules.Square) (rules.UnitReport, error) {
	if o := p.Outcome(); o.Over() {
		return rules.UnitReport{}, overAlready(o)
	}
	t := play{layout: &p.layout, game: p.game, side: p.toMove}
	sq, ok := p.game.grid.index(s)
	if !ok || !p.side[p.toMove].Has(sq) {
		v := refuser{&t}.notOwn(rules.Action{From: s})
		v.Quote = s.String()
		return rules.UnitReport{}, &v
	}
	r := rules.UnitReport{Unit: p.game.placement(sq, p.at(sq))}
	able := reporter{p}.activators(sq)
	for _, who := range able {
		t := p.game.begin(&p.layout, p.toMove, who)
		if !t.ready().Has(sq) {
			continue
		}
		if !r.Connected {
			r.Connected, r.Through = true, reporter{p}.placementsOf(refuser{&t}.chain(sq))
		}
		for _, m := range t.appendMoves(nil, who) {
			if m.from == sq && m.deed != conversion {
				r.Moves = append(r.Moves, rules.Turn{Lead: p.leadOf(who), Actions: []rules.Action{p.action(p.game, m)}})
			}
		}
	}
	r.Remark = reporter{p}.remark(sq, len(able), r)
	return r, nil
}

func (r reporter) placementsOf(squares []uint8) []rules.Placement {
	var list []rules.Placement
	for _, sq := range squares {
		list = append(list, r.game.placement(sq, r.at(sq)))
	}
	return list
}

// activators lists the leaders who may activate the unit as far as its colour and kind go.
func (r reporter) activators(sq uint8) []lead {
	var able []lead
	for _, who := range r.game.leads(nil, &r.layout, r.toMove) {
		t := r.game.begin(&r.layout, r.toMove, who)
		if t.colours().Has(sq) && t.allows(r.at(sq).kind()) != 0 {
			able = append(able, who)
		}
	}
	return able
}

// remark says why a unit has no moves.
func (p reporter) remark(sq uint8, activators int, r rules.UnitReport) phrase.Phrase {
	name := p.game.named(sq, p.at(sq))
	switch {
	case activators == 0:
		return phrase.New("amp-no-leader-for", "unit", name)
	case !r.Connected:
		return phrase.New("amp-no-chain-for", "unit", name, "chain", p.game.spec.Chain.text())
	case len(r.Moves) == 0:
		return phrase.New("amp-nowhere-to-go", "unit", name)
	}
	return phrase.Phrase{}
}

// chain returns a shortest chain from the leader to a connected unit, both included (CH-3, CH-4).
func (p refuser) chain(to uint8) []uint8 {
	through, starts := p.layout.side[p.side], p.seeds()
	switch p.game.spec.Chain {
	case ChainOwn:
		through = p.layout.group[p.group]
	case ChainNone:
		through = board.Bits{}
	}
	rings := []board.Bits{starts}
	for reached := starts; !reached.Has(to); {
		ring := p.game.around(rings[len(rings)-1]).And(through.With(to)).AndNot(reached)
		if ring.Empty() {
			return nil
		}
		rings, reached = append(rings, ring), reached.Or(ring)
	}
	chain := make([]uint8, len(rings))
	chain[len(rings)-1] = to
	for i := len(rings) - 2; i >= 0; i-- {
		chain[i], _ = rings[i].And(p.game.around(board.Of(chain[i+1]))).Pop()
	}
	return chain
}
