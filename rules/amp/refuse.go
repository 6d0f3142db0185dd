package amp

import (
	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/phrase"
)

// afterWin explains an action that follows a victory (G-1).
func (p refuser) afterWin(i int) rules.Violation {
	return rules.Violation{Code: rules.GameOver, Ruling: "G-1",
		Why:  phrase.New("won-by-action", "action", i),
		Help: phrase.New("end-turn-there")}
}

// notOwn explains why the square written as the start holds no unit that the writer may mean.
func (p refuser) notOwn(a rules.Action) rules.Violation {
	v := rules.Violation{Code: rules.NoUnitThere}
	sq, ok := p.index(a.From)
	if !ok {
		v.Why = p.game.notOnBoard(a.From)
		return v
	}
	u := p.at(sq)
	switch {
	case u == 0:
		v.Why = phrase.New("nothing-stands-on", "square", a.From)
	case p.game.natures[u].free:
		v.Code, v.Ruling = rules.NotYourUnit, "FU-5"
		v.Why = phrase.New("amp-neutral", "unit", p.game.named(sq, u))
	case !p.layout.side[p.side].Has(sq):
		v.Code = rules.NotYourUnit
		v.Why = phrase.New("not-your-unit", "unit", p.game.named(sq, u), "owner", p.side.Other(), "side", p.side)
	default:
		v.Why = p.game.unitIs(sq, u)
		v.Help, v.Spelling = phrase.New("write-unit-if-meant", "unit", p.game.short(sq, u)), true
	}
	return v
}

// notReady explains why an own unit may not be activated now.
func (p refuser) notReady(sq uint8) rules.Violation {
	u := p.at(sq)
	switch {
	case !p.colours().Has(sq):
		return p.wrongAMP(sq, u)
	case p.left == 0:
		return p.overQuota()
	case !p.hyper && p.done.Has(sq):
		return rules.Violation{Code: rules.ActivatedBefore, Ruling: "CH-5",
			Why: phrase.New("amp-activated-before", "unit", p.game.named(sq, u))}
	case p.others == 0 && sq != p.leader:
		return p.overOthers()
	}
	return p.notConnected(sq, u)
}

// notConnected explains a unit that nothing joins to the leader. Which units carry the chain is CH-4.
func (p refuser) notConnected(sq uint8, u unit) rules.Violation {
	v := rules.Violation{Code: rules.NotConnected, Ruling: "CH-4"}
	unit, leaders := p.game.named(sq, u), p.leaderNames()
	switch p.game.spec.Chain {
	case ChainOwn:
		v.Why = phrase.New("amp-not-connected-by-own", "unit", unit, "group", p.game.colour(p.group), "leader", leaders)
	case ChainNone:
		v.Why = phrase.New("amp-not-touching", "unit", unit, "leader", leaders)
	default:
		v.Ruling, v.Why = "CH-3", phrase.New("amp-not-connected", "unit", unit, "leader", leaders)
	}
	v.Why = phrase.Join(phrase.Sentences, v.Why, describer{p.game}.remindTouch())
	v.Help = phrase.New("amp-none-connected")
	if list := p.able(p.ready()); !list.Empty() {
		v.Help = phrase.New("amp-connected-now", "units", p.shorts(p.game, list))
	}
	return v
}

// able keeps the units of a kind that the leader may activate.
func (p refuser) able(set board.Bits) board.Bits {
	for sq := range set.All() {
		if p.allows(p.at(sq).kind()) == 0 {
			set = set.Without(sq)
		}
	}
	return set
}

func (p refuser) wrongAMP(sq uint8, u unit) rules.Violation {
	v := rules.Violation{Code: rules.WrongAMP,
		Why: phrase.New("amp-wrong-amp", "leader", p.leaderName(), "square", p.game.at(sq), "unit", p.game.name(u))}
	if p.game.byUnit() {
		v.Ruling, v.Help = "FU-4", phrase.New("amp-own-units-only")
		return v
	}
	group := p.game.colour(u.group())
	if p.leaders.And(p.layout.group[u.group()]).Empty() {
		v.Ruling, v.Help = "CH-9", phrase.New("amp-no-leader", "group", group)
		return v
	}
	v.Help, v.Spelling = relay(p).otherAMP(sq, u.group()), p.game.perTurn > 1
	return v
}

func (p refuser) overQuota() rules.Violation {
	quota, ruling := p.quota()
	return rules.Violation{Code: rules.OverTheQuota, Ruling: ruling,
		Why: phrase.New("amp-over-quota", "leader", p.leaderName(), "n", quota)}
}

func (p refuser) overOthers() rules.Violation {
	u := p.game.spec.Units[p.kind]
	return rules.Violation{Code: rules.OverTheQuota, Ruling: "FU-2",
		Why:  phrase.New("amp-over-others", "leader", p.leaderName(), "n", u.Others),
		Help: phrase.New("amp-leader-may-move")}
}

// quota returns the most activations of the turn and the ruling that says so.
func (p refuser) quota() (int, string) {
	if !p.game.byUnit() {
		return p.game.spec.Groups[p.group].Quota, "CH-6"
	}
	u := p.game.spec.Units[p.kind]
	if u.Others > 0 {
		return u.Quota, "FU-2"
	}
	return u.Quota, "FU-3"
}

// asked explains a square that the unit cannot reach because a way to it asks more than empty squares.
func (p refuser) asked(why board.Refusal, from, to uint8, between board.Bits) rules.Violation {
	unit, square := p.game.named(from, p.at(from)), p.game.at(to)
	v := rules.Violation{Code: rules.CannotMoveSo, Help: p.reach(from)}
	switch why {
	case board.NotEmpty:
		v.Code = rules.Blocked
		v.Why = phrase.New("amp-goes-without-capture", "unit", unit, "square", square, "other", p.game.named(to, p.at(to)))
	case board.NotTaken:
		v.Why = phrase.New("amp-goes-to-capture", "unit", unit, "square", square)
	case board.Moved:
		v.Why = phrase.New("amp-goes-unmoved", "unit", unit, "square", square)
	case board.NoHurdle:
		v.Why = phrase.New("amp-nothing-to-hop", "unit", unit, "square", square)
	case board.Hurdles:
		v.Code = rules.Blocked
		v.Why = phrase.New("amp-hops-otherwise", "unit", unit, "square", square, "units", p.list(between))
	default:
		v.Code, v.Ruling = rules.Blocked, "CH-1"
		v.Why = phrase.New("way-blocked", "unit", unit, "square", square, "units", p.list(between))
	}
	return v
}

// scene is what the unit on the square stands in, for moves that ask more than empty squares.
func (p asker) scene(from uint8) board.Scene {
	return board.Scene{
		Cell:    &p.cell,
		Taken:   p.layout.side[0].Or(p.layout.side[1]).Or(p.layout.group[neutral]),
		Unmoved: p.game.homes[p.at(from)].Has(from),
	}
}

// targetsAsking adds to the targets of a unit those of the ways that ask more than empty squares, under any power still possible.
func (p asker) targetsAsking(from uint8, set board.Bits) board.Bits {
	kind, on := p.at(from).kind(), p.scene(from)
	for i := range p.powers {
		if table := p.powers[i].may[kind]; p.open>>i&1 != 0 && table != nil && table.Asks() {
			set = set.Or(table.TargetsAsking(from, &on))
		}
	}
	return set.AndNot(p.layout.side[p.side])
}

// leads reports whether the table leads the unit there now.
func (p asker) leads(table *board.Table, from, to uint8) bool {
	if table.Targets(from, &p.cell).Has(to) {
		return true
	}
	if !table.Asks() {
		return false
	}
	on := p.scene(from)
	return table.TargetsAsking(from, &on).Has(to)
}

// notConvertible explains why the unit on the square may not be converted now (FU-5).
func (p refuser) notConvertible(s rules.Square) rules.Violation {
	v := rules.Violation{Code: rules.CannotMoveSo, Ruling: "FU-5"}
	sq, ok := p.index(s)
	u := unit(0)
	if ok {
		u = p.at(sq)
	}
	switch {
	case !p.game.spec.Conversion:
		v.Why = phrase.New("amp-no-conversion")
	case u == 0:
		v.Code, v.Why = rules.NoUnitThere, phrase.New("nothing-stands-on", "square", s)
	case p.layout.side[p.side].Has(sq):
		v.Code, v.Why = rules.FriendlyUnit, phrase.New("amp-friendly-already", "unit", p.game.named(sq, u))
	case p.left == 0:
		return p.overQuota()
	case p.others == 0:
		return p.overOthers()
	case p.done.Has(sq):
		v.Code, v.Why = rules.ActivatedBefore, phrase.New("amp-converted-before", "unit", p.game.named(sq, u))
	case p.game.natures[u].fixed:
		v.Why = phrase.New("amp-not-convertible", "unit", p.game.named(sq, u))
	case !p.game.size.Around(board.Of(p.leader)).Has(sq):
		v.Why = phrase.New("amp-not-adjacent", "unit", p.game.named(sq, u), "leader", p.leaderName())
	default:
		return p.notAllowed(sq, u)
	}
	if set := p.convertible(); !set.Empty() {
		v.Help = phrase.New("amp-could-convert", "units", p.shorts(p.game, set))
	}
	return v
}

// promotionMissing refuses a move into the zone that does not say what becomes of a unit that may not stay what it is.
func (p refuser) promotionMissing(m move) rules.Violation {
	return rules.Violation{Code: rules.PromotionMissing,
		Why:  phrase.New("amp-must-be-promoted", "unit", p.game.named(m.from, p.at(m.from)), "square", p.game.at(m.to)),
		Help: phrase.New("write-this", "what", p.written(m)), Spelling: true}
}

// notInto refuses a kind that the unit does not become.
func (p refuser) notInto(m move, letter byte) rules.Violation {
	return rules.Violation{Code: rules.CannotMoveSo,
		Why:  phrase.New("amp-not-promoted-into", "unit", p.game.named(m.from, p.at(m.from)), "letter", letter),
		Help: phrase.New("write-this", "what", p.written(m)), Spelling: true}
}

// notPromoted refuses a promotion where there is none: of the kind, or on the square.
func (p refuser) notPromoted(m move) rules.Violation {
	v := rules.Violation{Code: rules.CannotMoveSo, Help: phrase.New("amp-leave-promotion-out", "turn", p.action(p.game, m))}
	u := p.at(m.from)
	pr := p.game.promotions[u.kind()]
	if pr == nil {
		v.Why = phrase.New("amp-never-promoted", "unit", p.game.named(m.from, u))
		return v
	}
	v.Why = phrase.New("amp-promoted-elsewhere", "unit", p.game.named(m.from, u), "square", p.game.at(m.to), "squares", p.game.squares(pr.zone[p.side&1]))
	return v
}

// written lists the move as it is written with each choice, and as it is where the unit may stay what it is.
func (p refuser) written(m move) phrase.Series {
	var list []string
	for _, m := range p.appendChoices(nil, move{from: m.from, to: m.to}) {
		list = append(list, p.action(p.game, m).String())
	}
	return phrase.Series{How: phrase.Or, Items: list}
}
