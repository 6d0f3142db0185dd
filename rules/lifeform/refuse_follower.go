package lifeform

import (
	"fmt"

	"pbem/rules"
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
	from, v := t.before.ownUnit(&t.next.layout, a)
	if v != nil {
		return v
	}
	if v := t.notFollower(from); v != nil {
		return v
	}
	v = t.wrongStep(d, i, from)
	if v.Help == "" {
		v.Help = t.could(from)
	}
	return v
}

// afterWin explains an action that follows a victory (G-1), and names the order in which it would come before.
func (t *trial) afterWin(d *rules.Draft, i int) *rules.Violation {
	v := &rules.Violation{Code: rules.GameOver, Ruling: "G-1", Why: fmt.Sprintf("The game is already won by action %d.", i), Help: "End the turn there."}
	if i > 1 {
		if order := t.workingOrder(d); order != "" {
			v.Help = fmt.Sprintf("End the turn there, or write the winning capture last: %s.", order)
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
			Why: fmt.Sprintf("The %s has moved in this turn already, and a unit moves at most once.", t.next.own(side, from))}
	case k.primary():
		return cannot("", "One primary moves in a turn, and the %s is another; only Hair and Limbs follow.", t.next.own(side, from))
	case around(bit(t.start))&bit(from) == 0:
		return &rules.Violation{Code: rules.NotAdjacent,
			Why:  fmt.Sprintf("The %s was not adjacent to %s, where the primary stood when the turn began.", t.next.own(side, from), square(t.start)),
			Help: t.mayFollow()}
	case p.held[side]&bit(from) != 0:
		return p.isCaptive(from)
	}
	return nil
}

// mayFollow lists the units that may still follow.
func (t *trial) mayFollow() string {
	set := t.left.hairs | t.left.limbs
	if set == 0 {
		return "No other unit may follow."
	}
	return fmt.Sprintf("Those that may still follow: %s.", t.next.shorts(t.before.toMove, set))
}

// wrongStep explains why a unit that may follow may not do what is written.
func (t *trial) wrongStep(d *rules.Draft, i int, from uint8) *rules.Violation {
	p, a := t.before, d.Actions[i]
	side, enemy := p.toMove, p.toMove.Other()
	to, on := index(a.To)
	switch {
	case !on:
		return cannot("", "%s is not on the board (a1 to h8).", a.To)
	case a.How == rules.Immobilise:
		return cannot("", "Only a Hand immobilises, and only as the primary.")
	case around(bit(from))&bit(to) == 0:
		return cannot("", "A follower steps one square: the %s does not reach %s.", t.next.own(side, from), a.To)
	case len(a.Via) > 0:
		return cannot("", "A follower steps one square, so it has no path.")
	case t.next.closed()&bit(to) != 0:
		return p.isClosed(&t.next.layout, to)
	case t.next.of(side)&bit(to) != 0:
		return t.notYetFree(d, to)
	case t.next.units[side][hair]&bit(from) != 0:
		return cannot("LF-3", "Hair never captures, and on %s stands %s.", a.To, t.next.whose(enemy, to))
	case t.next.units[enemy][hair]&bit(to) != 0:
		return p.isSpared(to)
	case len(t.verdict.Captured) > 0:
		return t.twoCaptures(a)
	}
	return p.isSpared(to)
}

func (t *trial) twoCaptures(a rules.Action) *rules.Violation {
	return &rules.Violation{Code: rules.TwoCaptures, Ruling: "LF-2",
		Why: fmt.Sprintf("This turn has already captured %s, and a turn captures once at most.", placed(t.verdict.Captured))}
}

// notYetFree explains a step to the square of a friendly unit, and names the order that works, if one does (LF-1).
func (t *trial) notYetFree(d *rules.Draft, to uint8) *rules.Violation {
	if t.moved&bit(to) != 0 {
		return &rules.Violation{Code: rules.FriendlyUnit, Why: fmt.Sprintf("The %s has moved there in this turn.", t.next.own(t.before.toMove, to))}
	}
	v := &rules.Violation{Code: rules.FriendlyUnit, Ruling: "LF-1",
		Why: fmt.Sprintf("The %s stands there at that moment: followers move one after the other, in the order written.", t.next.own(t.before.toMove, to))}
	if order := t.workingOrder(d); order != "" {
		v.Help = fmt.Sprintf("This order works: %s.", order)
		return v
	}
	for _, a := range d.Actions[1:] {
		if from, on := index(a.From); on && from == to {
			v.Help = "No order of these followers works: they cannot swap places or go round in a ring."
		}
	}
	return v
}

// workingOrder returns the turn in its canonical order; "" if no order of its actions is legal.
func (t *trial) workingOrder(d *rules.Draft) string {
	p := t.before
	a, refused := p.resolvePrimary(d.Actions[0])
	if refused != nil || len(d.Actions) > 9 {
		return ""
	}
	from, _ := index(a.From)
	to, _ := index(a.To)
	ordered, ok := p.wake(from, to, a.How).order(d.Actions[1:])
	if !ok {
		return ""
	}
	turn := rules.Turn{Actions: []rules.Action{a}}
	for _, f := range d.Actions[1:] {
		if f.How > rules.Capture {
			return ""
		}
	}
	for _, f := range ordered {
		from, _ := index(f.From)
		k, _ := p.kindAt(p.toMove, from)
		if !plain(f, k) {
			return ""
		}
		turn.Actions = append(turn.Actions, rules.Action{How: f.How, Unit: k.letter(), From: f.From, To: f.To})
	}
	return turn.String()
}
