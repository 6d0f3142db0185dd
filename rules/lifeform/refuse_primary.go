package lifeform

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// resolvePrimary turns the first action of a draft into a primary move, or says what is wrong with it.
func (p refuser) resolvePrimary(a rules.Action) (rules.Action, *rules.Violation) {
	if v := unreadable(a); v != nil {
		return a, v
	}
	from, v := p.ownUnit(&p.layout, a)
	if v != nil {
		return a, v
	}
	k, _ := p.kindAt(p.toMove, from)
	if v := p.mayLead(k, from); v != nil {
		return a, v
	}
	r := feeder(p).reach(k, from)
	to, on := index(a.To)
	how := rules.Move
	switch b := bit(to); {
	case on && a.How == rules.Immobilise && r.grips&b != 0:
		how = rules.Immobilise
	case on && a.How != rules.Immobilise && r.captures&b != 0:
		how = rules.Capture
	case !on || a.How == rules.Immobilise || r.moves&b == 0:
		return a, p.refuseTarget(a, k, from)
	}
	if v := p.checkPath(a, k, from, to); v != nil {
		return a, v
	}
	return rules.Action{How: how, Unit: k.letter(), From: a.From, To: a.To}, nil
}

// unreadable refuses what other games have.
func unreadable(a rules.Action) *rules.Violation {
	if a.How <= rules.Immobilise && a.Into == 0 {
		return nil
	}
	return &rules.Violation{Code: rules.CannotRead, Why: phrase.New("lifeform-cannot-read"), Help: howToWrite(), Spelling: true}
}

func howToWrite() phrase.Phrase { return phrase.New("lifeform-how-to-write") }

func offTheBoard(s rules.Square) phrase.Phrase {
	return phrase.New("not-on-the-board", "square", s, "low", square(0), "high", square(63))
}

// ownUnit finds the unit that the action names, in the arrangement as it is then.
func (p refuser) ownUnit(now *layout, a rules.Action) (uint8, *rules.Violation) {
	from, on := index(a.From)
	if !on {
		return 0, &rules.Violation{Code: rules.NoUnitThere, Why: offTheBoard(a.From)}
	}
	k, mine := now.kindAt(p.toMove, from)
	if !mine {
		if _, theirs := now.kindAt(p.toMove.Other(), from); theirs {
			return 0, &rules.Violation{Code: rules.NotYourUnit,
				Why: phrase.New("lifeform-not-their-turn", "unit", now.named(p.toMove.Other(), from), "side", p.toMove)}
		}
		return 0, &rules.Violation{Code: rules.NoUnitThere, Why: phrase.New("nothing-stands-on", "square", a.From)}
	}
	if a.Unit != 0 && a.Unit != k.letter() {
		return 0, &rules.Violation{Code: rules.NoUnitThere,
			Why:  phrase.New("lifeform-other-unit", "square", a.From, "unit", k.term(), "short", now.short(p.toMove, from)),
			Help: phrase.New("write-unit-if-meant", "unit", now.short(p.toMove, from)), Spelling: true}
	}
	return from, nil
}

// mayLead refuses a unit that cannot make the primary move.
func (p refuser) mayLead(k kind, from uint8) *rules.Violation {
	if p.held[p.toMove]&bit(from) != 0 {
		return p.isCaptive(from)
	}
	if k.primary() {
		return nil
	}
	return cannot("", phrase.New("lifeform-only-follows", "unit", p.own(p.toMove, from)))
}

func (p refuser) isCaptive(from uint8) *rules.Violation {
	return &rules.Violation{Code: rules.Captive, Ruling: "LF-4",
		Why: phrase.New("lifeform-remark-captive", "unit", p.own(p.toMove, from), "hand", p.named(p.toMove.Other(), from))}
}

// whichPrimary says what a turn could begin with instead: an action that was written later, or a unit that could take the
// first one along.
func (p refuser) whichPrimary(d *rules.Draft) phrase.Phrase {
	for i := 1; i < len(d.Actions); i++ {
		if _, v := p.resolvePrimary(d.Actions[i]); v == nil {
			return phrase.New("lifeform-primary-first", "quote", phrase.Words(d.Quote(i)))
		}
	}
	from, on := index(d.Actions[0].From)
	if k, ok := p.kindAt(p.toMove, from); !on || !ok || k.primary() {
		return phrase.Phrase{}
	}
	if set := p.leadersOf(from); set != 0 {
		return phrase.New("lifeform-may-follow-move", "units", p.shorts(p.toMove, set))
	}
	return phrase.New("lifeform-nobody-to-follow")
}

// leadersOf returns the own primaries beside the square that can move.
func (p refuser) leadersOf(sq uint8) uint64 {
	var set uint64
	for k := head; k.primary(); k++ {
		for at := range squares(around(bit(sq)) & p.units[p.toMove][k]) {
			if !feeder(p).reach(k, at).none() {
				set |= bit(at)
			}
		}
	}
	return set
}
