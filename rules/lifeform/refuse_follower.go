package lifeform

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// refuseFollower explains why action i cannot be made after those before it.
func (t *trial) refuseFollower(d *rules.Draft, i int) *rules.Violation {
	a := d.Actions[i]
	if t.won {
		return t.afterWin(d, i)
	}
	if v := unreadable(a); v != nil {
		return v
	}
	from, v := refuser{t.before}.ownUnit(&t.next.layout, a)
	if v != nil {
		return v
	}
	if v := t.notFollower(from); v != nil {
		return v
	}
	v = t.wrongStep(d, i, from)
	if v.Help.Empty() {
		v.Help = t.could(from)
	}
	return v
}

// afterWin explains an action that follows a victory (G-1), and names the order in which it would come before.
func (t *trial) afterWin(d *rules.Draft, i int) *rules.Violation {
	v := &rules.Violation{Code: rules.GameOver, Ruling: "G-1",
		Why: phrase.New("won-by-action", "action", i), Help: phrase.New("end-turn-there")}
	if i > 1 {
		if order, ok := t.workingOrder(d); ok {
			v.Help, v.Spelling = phrase.New("lifeform-end-there-or-capture-last", "turn", order.String()), true
		}
	}
	return v
}

// notFollower explains an own unit that may not follow in this turn, or not again.
func (t *trial) notFollower(from uint8) *rules.Violation {
	p, side := t.before, t.before.toMove
	k, _ := t.next.kindAt(side, from)
	switch {
	case t.moved&bit(from) != 0:
		return &rules.Violation{Code: rules.ActivatedBefore, Ruling: "LF-1",
			Why: phrase.New("lifeform-moved-already", "unit", t.next.own(side, from))}
	case k.primary():
		return cannot("", phrase.New("lifeform-second-primary", "unit", t.next.own(side, from)))
	case around(bit(t.start))&bit(from) == 0:
		return &rules.Violation{Code: rules.NotAdjacent,
			Why:  phrase.New("lifeform-not-adjacent", "unit", t.next.own(side, from), "square", square(t.start)),
			Help: t.mayFollow()}
	case p.held[side]&bit(from) != 0:
		return refuser{p}.isCaptive(from)
	}
	return nil
}

// mayFollow lists the units that may still follow.
func (t *trial) mayFollow() phrase.Phrase {
	set := t.left.hairs | t.left.limbs
	if set == 0 {
		return phrase.New("lifeform-none-may-follow")
	}
	return phrase.New("lifeform-may-still-follow", "units", t.next.shorts(t.before.toMove, set))
}

// wrongStep explains why a unit that may follow may not do what is written.
func (t *trial) wrongStep(d *rules.Draft, i int, from uint8) *rules.Violation {
	p, a := t.before, d.Actions[i]
	side, enemy := p.toMove, p.toMove.Other()
	to, on := index(a.To)
	switch {
	case !on:
		return cannot("", offTheBoard(a.To))
	case a.How == rules.Immobilise:
		return cannot("", phrase.New("lifeform-only-primary-immobilises"))
	case around(bit(from))&bit(to) == 0:
		return cannot("", phrase.New("lifeform-one-step", "unit", t.next.own(side, from), "square", a.To))
	case len(a.Via) > 0:
		return cannot("", phrase.New("lifeform-step-without-path"))
	case t.next.closed()&bit(to) != 0:
		return refuser{p}.isClosed(&t.next.layout, to)
	case t.next.of(side)&bit(to) != 0:
		return t.notYetFree(d, to)
	case t.next.units[side][hair]&bit(from) != 0:
		return cannot("LF-3", phrase.New("lifeform-hair-captures-not", "square", a.To, "unit", t.next.whose(enemy, to)))
	case t.next.units[enemy][hair]&bit(to) != 0:
		return refuser{p}.isSpared(to)
	case len(t.verdict.Captured) > 0:
		return t.twoCaptures(a)
	}
	return refuser{p}.isSpared(to)
}

func (t *trial) twoCaptures(a rules.Action) *rules.Violation {
	return &rules.Violation{Code: rules.TwoCaptures, Ruling: "LF-2",
		Why: phrase.New("lifeform-two-captures", "units", placed(t.verdict.Captured))}
}

// notYetFree explains a step to the square of a friendly unit, and names the order that works, if one does (LF-1).
func (t *trial) notYetFree(d *rules.Draft, to uint8) *rules.Violation {
	if t.moved&bit(to) != 0 {
		return &rules.Violation{Code: rules.FriendlyUnit, Why: phrase.New("lifeform-moved-there", "unit", t.next.own(t.before.toMove, to))}
	}
	v := &rules.Violation{Code: rules.FriendlyUnit, Ruling: "LF-1",
		Why: phrase.New("lifeform-stands-there-still", "unit", t.next.own(t.before.toMove, to))}
	if order, ok := t.workingOrder(d); ok {
		v.Help = phrase.New("lifeform-order-works", "turn", order.String())
		return v
	}
	for _, a := range d.Actions[1:] {
		if from, on := index(a.From); on && from == to {
			v.Help = phrase.New("lifeform-no-order-works")
		}
	}
	return v
}

// workingOrder returns the turn in its canonical order; false if no order of its actions is legal.
func (t *trial) workingOrder(d *rules.Draft) (rules.Turn, bool) {
	p := t.before
	a, refused := refuser{p}.resolvePrimary(d.Actions[0])
	if refused != nil || len(d.Actions) > 9 {
		return rules.Turn{}, false
	}
	from, _ := index(a.From)
	to, _ := index(a.To)
	ordered, ok := feeder{p}.wake(from, to, a.How).order(d.Actions[1:])
	if !ok {
		return rules.Turn{}, false
	}
	turn := rules.Turn{Actions: []rules.Action{a}}
	for _, f := range d.Actions[1:] {
		if f.How > rules.Capture {
			return rules.Turn{}, false
		}
	}
	for _, f := range ordered {
		from, _ := index(f.From)
		k, _ := p.kindAt(p.toMove, from)
		if !plain(f, k) {
			return rules.Turn{}, false
		}
		turn.Actions = append(turn.Actions, rules.Action{How: f.How, Unit: k.letter(), From: f.From, To: f.To})
	}
	return turn, true
}
