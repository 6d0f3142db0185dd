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
