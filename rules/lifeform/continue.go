package lifeform

import (
	"iter"

	"pbem/rules"
)

// Continue yields the legal turns that are one action longer than the turn begun: the primaries, then followers in
// whatever order works (LF-1). See rules.Stepwise.
func (p *Position) Continue(begun rules.Turn) iter.Seq[rules.Turn] {
	return func(yield func(rules.Turn) bool) {
		if p.over() || begun.Lead != (rules.Lead{}) {
			return
		}
		w := walk{actions: make([]rules.Action, 0, len(begun.Actions)+1), yield: yield}
		if begun.IsPass() {
			for a := range p.primaries() {
				if !w.show(a) {
					return
				}
			}
			return
		}
		left, ok := p.leftBy(begun, &w)
		if ok && !left.won {
			_ = w.steppers(limb, left.limbs, &left) && w.steppers(hair, left.hairs, &left)
		}
	}
}

// leftBy plays the turn begun and returns what it leaves; false if it is not legal.
func (p *Position) leftBy(begun rules.Turn, w *walk) (wake, bool) {
	d, t := rules.Draft{Turn: begun}, p.begin()
	a, refused := t.primary(&d)
	for i := 1; refused == nil && i < len(begun.Actions); i++ {
		w.actions = append(w.actions, a)
		a, refused = t.follower(&d, i)
	}
	w.actions = append(w.actions, a)
	return t.left, refused == nil
}

// steppers shows every step of the followers in the set.
func (w *walk) steppers(k kind, set uint64, left *wake) bool {
	for from := range byFile(set) {
		moves, captures := left.steps(from)
		a := rules.Action{Unit: k.letter(), From: square(from)}
		if !each(a, rules.Move, moves, w.show) || !each(a, rules.Capture, captures, w.show) {
			return false
		}
	}
	return true
}

// show yields the turn so far with one action more.
func (w *walk) show(a rules.Action) bool {
	w.actions = append(w.actions, a)
	more := w.yield(rules.Turn{Actions: w.copied()})
	w.actions = w.actions[:len(w.actions)-1]
	return more
}
