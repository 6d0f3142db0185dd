package amp

import (
	"iter"

	"pbem/rules"
)

// Turns yields the legal turns in canonical form, each once, depth first: a turn before the turns that go on from it. There
// are too many to list in most positions; the sequence is lazy.
func (p *Position) Turns() iter.Seq[rules.Turn] {
	return func(yield func(rules.Turn) bool) {
		if p.Outcome().Over() {
			return
		}
		if p.mustPass() {
			yield(rules.Turn{})
			return
		}
		arrangement := p.layout
		for _, who := range p.game.leads(nil, &p.layout, p.toMove) {
			t := p.game.begin(&arrangement, p.toMove, who)
			if !t.walk(p.leadOf(who), nil, yield) {
				return
			}
		}
	}
}

// walk yields the turns that begin with the actions so far and have at least one more. It returns false when told to stop.
func (p *play) walk(who rules.Lead, so []rules.Action, yield func(rules.Turn) bool) bool {
	for _, m := range p.appendMoves(nil, lead{}) {
		actions := append(so[:len(so):len(so)], relay{p}.write(m))
		if !yield(rules.Turn{Lead: who, Actions: actions}) {
			return false
		}
		before := p.rights
		was := p.do(m)
		more := p.walk(who, actions, yield)
		p.undo(m, was, before)
		if !more {
			return false
		}
	}
	return p.more == 0 || relay{p}.walkNext(who, so, yield)
}
