package lifeform

import "pbem/rules"

// reach is what a primary may do: squares to move to, enemy units to capture, enemy units to immobilise.
type reach struct{ moves, captures, grips uint64 }

func (r reach) none() bool { return r.moves|r.captures|r.grips == 0 }

// strides returns the squares where a unit of the kind could come down, friend or foe standing there or not (LF-6).
func strides(k kind, sq uint8, taken uint64) uint64 {
	switch k {
	case hand:
		return leaps(sq) | rook(sq, 4, taken)
	case foot:
		return queen(sq, taken)
	default:
		return around(bit(sq))
	}
}

// reach returns what the side's own primary on the square may do; nothing if it is a captive (LF-4).
func (p feeder) reach(k kind, sq uint8) reach {
	if p.held[p.toMove]&bit(sq) != 0 {
		return reach{}
	}
	taken := p.taken()
	to := strides(k, sq, taken)
	r := reach{moves: to &^ taken}
	enemy := p.toMove.Other()
	there := to & p.of(enemy) &^ p.closed()
	if k != torso {
		r.captures = there & p.prey()
	}
	if k == hand {
		r.grips = there
	}
	return r
}

// prey returns the enemy units that may be captured, as far as their own kind goes: no Hair (LF-3), and in a truce nothing
// vital (LF-12).
func (p feeder) prey() uint64 {
	enemy := p.toMove.Other()
	set := p.of(enemy) &^ p.units[enemy][hair]
	if p.inTruce() {
		set &^= p.vital(enemy)
	}
	return set
}

// wake is what a primary's move leaves for its followers, and then one follower for the next.
type wake struct {
	free  uint64 // the squares where nothing stands
	hairs uint64 // the Hair that may still follow
	limbs uint64 // the Limbs that may still follow
	prey  uint64 // the enemy units that a Limb may capture; none after a capture (LF-2)
	vital uint64 // of the enemy units, those whose capture wins (LF-8)
	won   bool   // nothing may follow (G-1)
}

// wake returns what the primary's move leaves: followers are the own Hair and Limbs that were adjacent to its start when
// the turn began and are no captives.
func (p feeder) wake(from, to uint8, how rules.How) wake {
	side, enemy := p.toMove, p.toMove.Other()
	near := around(bit(from)) &^ p.held[side]
	w := wake{
		free:  ^p.taken() &^ bit(to),
		hairs: near & p.units[side][hair],
		limbs: near & p.units[side][limb],
		vital: p.vital(enemy),
	}
	if p.held[enemy]&bit(from) == 0 {
		w.free |= bit(from)
	}
	if how == rules.Capture {
		w.won = w.vital&bit(to) != 0
		return w
	}
	// A captive left behind on the start square is free, and may be captured (LF-4).
	w.prey = p.prey() &^ (p.closed() &^ bit(from)) &^ bit(to)
	return w
}

// steps returns the squares that the follower may step to, and the units that it may capture (LF-2, LF-3).
func (w *wake) steps(from uint8) (moves, captures uint64) {
	near := around(bit(from))
	if w.limbs&bit(from) != 0 {
		captures = near & w.prey
	}
	return near & w.free, captures
}

// after returns what a follower's step leaves: its square is free for later ones (LF-1).
func (w wake) after(from, to uint8, how rules.How) wake {
	w.hairs &^= bit(from)
	w.limbs &^= bit(from)
	w.free = w.free&^bit(to) | bit(from)
	if how == rules.Capture {
		w.prey, w.won = 0, w.vital&bit(to) != 0
	}
	return w
}

// fits reports whether a follower may make the step now, and as what: a move or a capture, whatever the writer said.
func (w *wake) fits(a rules.Action) (rules.How, bool) {
	from, ok := index(a.From)
	to, on := index(a.To)
	if !ok || !on || (w.hairs|w.limbs)&bit(from) == 0 {
		return a.How, false
	}
	moves, captures := w.steps(from)
	switch {
	case moves&bit(to) != 0:
		return rules.Move, true
	case captures&bit(to) != 0:
		return rules.Capture, true
	}
	return a.How, false
}

// order puts followers into the canonical order, and reports whether any order works (LF-1). At each point the one with
// the first start square goes, of those that can; a winning capture goes last (G-1). Going early never hinders another.
func (w wake) order(list []rules.Action) ([]rules.Action, bool) {
	rest := append([]rules.Action(nil), list...)
	ordered := make([]rules.Action, 0, len(list))
	for len(rest) > 0 {
		i := w.nextOf(rest)
		if i < 0 {
			return list, false
		}
		a := rest[i]
		from, _ := index(a.From)
		to, _ := index(a.To)
		a.How, _ = w.fits(a)
		w = w.after(from, to, a.How)
		ordered = append(ordered, a)
		rest = append(rest[:i], rest[i+1:]...)
	}
	return ordered, true
}

// nextOf returns which of the followers goes next; -1 if none can.
func (w *wake) nextOf(rest []rules.Action) int {
	best := -1
	var least uint8
	for i, a := range rest {
		how, ok := w.fits(a)
		if !ok {
			continue
		}
		from, _ := index(a.From)
		to, _ := index(a.To)
		wins := how == rules.Capture && w.vital&bit(to) != 0
		if wins && len(rest) > 1 {
			continue
		}
		if best < 0 || from < least {
			best, least = i, from
		}
	}
	return best
}
