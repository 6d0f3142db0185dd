package lifeform

import (
	"iter"

	"pbem/rules"
)

// Turns yields the legal turns in bytewise order of their writing. A canonical turn with its last follower left out is
// canonical too, so a walk that goes deeper before it goes on, taking the actions in the order of their writing, meets
// the turns in that order and needs no sorting.
func (p *Position) Turns() iter.Seq[rules.Turn] {
	return func(yield func(rules.Turn) bool) {
		if p.over() {
			return
		}
		if p.mustPass() {
			yield(rules.Turn{})
			return
		}
		w := walk{yield: yield, actions: make([]rules.Action, 0, 9)}
		for a := range p.primaries() {
			from, _ := index(a.From)
			to, _ := index(a.To)
			left := feeder{p}.wake(from, to, a.How)
			if !w.take(a, left) {
				return
			}
		}
	}
}

// over reports whether there are no turns to play: the game has ended, or not begun.
func (p *Position) over() bool { return setter{p}.awaiting() || p.Outcome().Over() }

// mustPass reports whether no primary can move (G-3).
func (p *Position) mustPass() bool {
	for range p.primaries() {
		return false
	}
	return true
}

// primaries yields the primary moves in the order of their writing: B, K, N, Q; then the start; moves, captures,
// immobilisations; then the target.
func (p *Position) primaries() iter.Seq[rules.Action] {
	return func(yield func(rules.Action) bool) {
		for _, k := range [...]kind{hand, head, foot, torso} {
			for from := range byFile(p.units[p.toMove][k]) {
				r := feeder{p}.reach(k, from)
				a := rules.Action{Unit: k.letter(), From: square(from)}
				if !each(a, rules.Move, r.moves, yield) || !each(a, rules.Capture, r.captures, yield) || !each(a, rules.Immobilise, r.grips, yield) {
					return
				}
			}
		}
	}
}

// each yields the action with every target, in the order of their writing.
func each(a rules.Action, how rules.How, targets uint64, yield func(rules.Action) bool) bool {
	a.How = how
	for to := range byFile(targets) {
		a.To = square(to)
		if !yield(a) {
			return false
		}
	}
	return true
}

// walk goes through the turns of one position.
type walk struct {
	yield   func(rules.Turn) bool
	actions []rules.Action // the turn so far
	left    [9]wake        // what each of them leaves
	block   []rules.Action // see copied
	trail   trail
}

// take yields the turn so far with the action added, and all that go on from it; false when no more are wanted.
func (w *walk) take(a rules.Action, left wake) bool {
	w.left[len(w.actions)] = left
	w.actions = append(w.actions, a)
	more := w.yield(rules.Turn{Actions: w.copied()}) &&
		(left.won || w.followers(limb, left.limbs) && w.followers(hair, left.hairs))
	w.actions = w.actions[:len(w.actions)-1]
	return more
}

// copied returns a copy of the turn so far. Copies share a block of memory, the larger the more turns are wanted.
func (w *walk) copied() []rules.Action {
	if n := len(w.actions); cap(w.block)-len(w.block) < n {
		w.block = make([]rules.Action, 0, min(max(2*cap(w.block), 2*n), 512))
	}
	start := len(w.block)
	w.block = append(w.block, w.actions...)
	return w.block[start:len(w.block):len(w.block)]
}

// followers goes on with every step of the followers in the set.
func (w *walk) followers(k kind, set uint64) bool {
	left := &w.left[len(w.actions)-1]
	for from := range byFile(set) {
		a := rules.Action{Unit: k.letter(), From: square(from)}
		moves, captures := left.steps(from)
		a.How = rules.Move
		if !w.steps(a, from, moves) {
			return false
		}
		a.How = rules.Capture
		if !w.steps(a, from, captures) {
			return false
		}
	}
	return true
}

// steps goes on with every step of one follower that keeps the order canonical. A winning capture is always last (G-1).
func (w *walk) steps(a rules.Action, from uint8, targets uint64) bool {
	left := &w.left[len(w.actions)-1]
	for to := range byFile(targets) {
		wins := a.How == rules.Capture && left.vital&bit(to) != 0
		if !wins && !w.trail.mayEnd(from, to) {
			continue
		}
		a.To = square(to)
		w.trail.push(from)
		more := w.take(a, left.after(from, to, a.How))
		w.trail.pop()
		if !more {
			return false
		}
	}
	return true
}

// trail is the start squares of the followers so far, in order.
type trail struct {
	starts [8]uint8
	n      int
}

func (t *trail) push(from uint8) { t.starts[t.n] = from; t.n++ }
func (t *trail) pop()            { t.n-- }

// mayEnd reports whether the trail is canonical with the step at its end: of all legal orders, the one whose start squares
// come first. The step could have been made as soon as its target was free, so all that were made since must have
// smaller start squares.
func (t *trail) mayEnd(from, to uint8) bool {
	for i := t.n - 1; i >= 0 && t.starts[i] != to; i-- {
		if t.starts[i] > from {
			return false
		}
	}
	return true
}

// TurnsFrom yields the legal turns of the primary on the square, in bytewise order of their writing.
func (p *Position) TurnsFrom(s rules.Square) iter.Seq[rules.Turn] {
	return func(yield func(rules.Turn) bool) {
		if p.over() {
			return
		}
		w := walk{yield: yield, actions: make([]rules.Action, 0, 9)}
		for a := range p.primaries() {
			if a.From != s {
				continue
			}
			from, _ := index(a.From)
			to, _ := index(a.To)
			left := feeder{p}.wake(from, to, a.How)
			if !w.take(a, left) {
				return
			}
		}
	}
}

// CountFrom returns the number of legal turns of the primary on the square, exactly, without listing them.
func (p *Position) CountFrom(s rules.Square) uint64 {
	from, ok := index(s)
	if !ok || p.over() {
		return 0
	}
	for k := head; k.primary(); k++ {
		if r := (feeder{p}).reach(k, from); p.units[p.toMove][k]&bit(from) != 0 && !r.none() {
			turns, _ := p.countFrom(from, r)
			return turns
		}
	}
	return 0
}

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
