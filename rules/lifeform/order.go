package lifeform

import "pbem/rules"

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
