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

// refuseTarget explains why a primary may not do what is written.
func (p refuser) refuseTarget(a rules.Action, k kind, from uint8) *rules.Violation {
	v := p.wrongTarget(a, k, from)
	if v.Help.Empty() {
		v.Help = p.could(from)
	}
	return v
}

func (p refuser) wrongTarget(a rules.Action, k kind, from uint8) *rules.Violation {
	to, on := index(a.To)
	switch {
	case !on:
		return cannot("", offTheBoard(a.To))
	case to == from && p.held[p.toMove.Other()]&bit(from) != 0:
		return cannot("LF-5", phrase.New("lifeform-holds-already", "square", a.From))
	case to == from:
		return cannot("", phrase.New("must-leave-square", "unit", p.own(p.toMove, from)))
	case a.How == rules.Immobilise && k != hand:
		return cannot("", phrase.New("lifeform-only-hand-immobilises", "square", a.From, "unit", k.term()))
	case p.of(p.toMove)&^p.closed()&bit(to) != 0:
		return &rules.Violation{Code: rules.FriendlyUnit, Why: phrase.New("lifeform-friendly", "unit", p.named(p.toMove, to))}
	case strides(k, from, p.taken())&bit(to) == 0:
		return p.unreachable(k, from, to)
	case p.closed()&bit(to) != 0:
		return p.isClosed(&p.layout, to)
	case a.How == rules.Immobilise:
		return cannot("LF-6", phrase.New("lifeform-nothing-to-immobilise", "square", a.To))
	case k == torso:
		return cannot("", phrase.New("lifeform-torso-captures-not", "square", a.To, "unit", p.whose(p.toMove.Other(), to)))
	}
	return p.isSpared(to)
}

func cannot(ruling string, why phrase.Phrase) *rules.Violation {
	return &rules.Violation{Code: rules.CannotMoveSo, Ruling: ruling, Why: why}
}

// unreachable explains a square that the unit does not reach: its way is blocked (LF-6), or it does not move so.
func (p refuser) unreachable(k kind, from, to uint8) *rules.Violation {
	if strides(k, from, 0)&bit(to) == 0 {
		return cannot("", phrase.New("moves-otherwise", "unit", p.own(p.toMove, from), "square", square(to)))
	}
	var stops []phrase.Phrase
	for _, sq := range between(from, to) {
		var here [2]rules.Placement
		if list := p.placements(here[:0], sq); len(list) > 0 {
			stops = append(stops, p.named(list[0].Side, sq))
		}
	}
	return &rules.Violation{Code: rules.Blocked, Ruling: "LF-6",
		Why: phrase.New("way-blocked", "unit", p.own(p.toMove, from), "square", square(to), "units", phrase.Join(phrase.And, stops...))}
}

// isClosed explains a square where a Hand holds a captive (LF-4).
func (p refuser) isClosed(now *layout, to uint8) *rules.Violation {
	holder := p.toMove
	if now.held[p.toMove]&bit(to) != 0 {
		holder = p.toMove.Other()
	}
	return &rules.Violation{Code: rules.Captive, Ruling: "LF-4",
		Why: phrase.New("lifeform-closed", "unit", now.named(holder, to))}
}

// isSpared explains an enemy unit that may be reached but not captured: Hair (LF-3), or a vital unit in a truce (LF-12).
func (p refuser) isSpared(to uint8) *rules.Violation {
	enemy := p.toMove.Other()
	if p.units[enemy][hair]&bit(to) != 0 {
		return cannot("LF-3", phrase.New("lifeform-hair-captured-not", "square", square(to), "unit", p.whose(enemy, to)))
	}
	unit := p.named(enemy, to)
	if p.necks(enemy)&bit(to) != 0 {
		unit = phrase.New("lifeform-neck", "unit", unit)
	}
	return &rules.Violation{Code: rules.Truce, Ruling: "LF-12", Why: phrase.New("lifeform-truce", "unit", unit, "n", p.game.spec.Truce)}
}

// checkPath checks the squares written between start and end: they must lie on the way, in order (LF-6).
func (p refuser) checkPath(a rules.Action, k kind, from, to uint8) *rules.Violation {
	if len(a.Via) == 0 {
		return nil
	}
	way := between(from, to)
	if k == hand && leaps(from)&bit(to) != 0 {
		way = nil
	}
	for _, s := range a.Via {
		sq, on := index(s)
		for len(way) > 0 && (!on || way[0] != sq) {
			way = way[1:]
		}
		if len(way) == 0 {
			v := cannot("LF-6", phrase.New("no-such-path", "unit", p.own(p.toMove, from), "square", a.To))
			v.Help = phrase.New("leave-path-out")
			return v
		}
		way = way[1:]
	}
	return nil
}
