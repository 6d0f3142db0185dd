package lifeform

import (
	"fmt"

	"pbem/rules"
)

// refuseTarget explains why a primary may not do what is written.
func (p *Position) refuseTarget(a rules.Action, k kind, from uint8) *rules.Violation {
	v := p.wrongTarget(a, k, from)
	if v.Help == "" {
		v.Help = p.could(from)
	}
	return v
}

func (p *Position) wrongTarget(a rules.Action, k kind, from uint8) *rules.Violation {
	to, on := index(a.To)
	switch {
	case !on:
		return cannot("", "%s is not on the board (a1 to h8).", a.To)
	case to == from && p.held[p.toMove.Other()]&bit(from) != 0:
		return cannot("LF-5", "The Hand on %s holds its captive already, and cannot capture it.", a.From)
	case to == from:
		return cannot("", "A unit that moves must leave its square: the %s cannot end where it stands.", p.own(p.toMove, from))
	case a.How == rules.Immobilise && k != hand:
		return cannot("", "Only a Hand immobilises, and the unit on %s is a %s.", a.From, k)
	case p.of(p.toMove)&^p.closed()&bit(to) != 0:
		return &rules.Violation{Code: rules.FriendlyUnit, Why: fmt.Sprintf("%s stands there, a friendly unit.", p.named(p.toMove, to))}
	case strides(k, from, p.taken())&bit(to) == 0:
		return p.unreachable(k, from, to)
	case p.closed()&bit(to) != 0:
		return p.isClosed(&p.layout, to)
	case a.How == rules.Immobilise:
		return cannot("LF-6", "Nothing stands on %s, so there is nothing to immobilise.", a.To)
	case k == torso:
		return cannot("", "The Torso never captures, and on %s stands %s.", a.To, p.whose(p.toMove.Other(), to))
	}
	return p.isSpared(to)
}

func cannot(ruling, why string, words ...any) *rules.Violation {
	return &rules.Violation{Code: rules.CannotMoveSo, Ruling: ruling, Why: fmt.Sprintf(why, words...)}
}

// unreachable explains a square that the unit does not reach: its way is blocked (LF-6), or it does not move so.
func (p *Position) unreachable(k kind, from, to uint8) *rules.Violation {
	if strides(k, from, 0)&bit(to) == 0 {
		return cannot("", "The %s does not move to %s.", p.own(p.toMove, from), square(to))
	}
	var stops []string
	for _, sq := range between(from, to) {
		var here [2]rules.Placement
		if list := p.placements(here[:0], sq); len(list) > 0 {
			stops = append(stops, p.named(list[0].Side, sq))
		}
	}
	return &rules.Violation{Code: rules.Blocked, Ruling: "LF-6",
		Why: fmt.Sprintf("The way of the %s to %s is blocked by %s.", p.own(p.toMove, from), square(to), rules.AndList(stops))}
}

// isClosed explains a square where a Hand holds a captive (LF-4).
func (p *Position) isClosed(now *layout, to uint8) *rules.Violation {
	holder := p.toMove
	if now.held[p.toMove]&bit(to) != 0 {
		holder = p.toMove.Other()
	}
	return &rules.Violation{Code: rules.Captive, Ruling: "LF-4",
		Why: fmt.Sprintf("%s holds a captive there: it cannot be captured or immobilised, and no one else may enter its square.", now.named(holder, to))}
}

// isSpared explains an enemy unit that may be reached but not captured: Hair (LF-3), or a vital unit in a truce (LF-12).
func (p *Position) isSpared(to uint8) *rules.Violation {
	enemy := p.toMove.Other()
	if p.units[enemy][hair]&bit(to) != 0 {
		return cannot("LF-3", "Hair is never captured, and on %s stands %s.", square(to), p.whose(enemy, to))
	}
	name := p.named(enemy, to)
	if p.necks(enemy)&bit(to) != 0 {
		name += ", a Neck,"
	}
	return &rules.Violation{Code: rules.Truce, Ruling: "LF-12",
		Why: fmt.Sprintf("%s cannot be captured yet: in the first %s of each side no Head, Torso or Neck may be.", name, turns(p.game.spec.Truce))}
}

func turns(n int) string {
	if n == 1 {
		return "turn"
	}
	return fmt.Sprintf("%d turns", n)
}

// checkPath checks the squares written between start and end: they must lie on the way, in order (LF-6).
func (p *Position) checkPath(a rules.Action, k kind, from, to uint8) *rules.Violation {
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
			v := cannot("LF-6", "The %s can go to %s, but not by the path written.", p.own(p.toMove, from), a.To)
			v.Help = "Leave the path out."
			return v
		}
		way = way[1:]
	}
	return nil
}
