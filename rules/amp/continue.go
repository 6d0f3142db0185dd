package amp

import (
	"iter"

	"pbem/rules"
)

// Continue yields the legal turns that are one activation longer than the turn begun. See rules.Stepwise.
func (p *Position) Continue(begun rules.Turn) iter.Seq[rules.Turn] {
	return func(yield func(rules.Turn) bool) {
		if p.Outcome().Over() {
			return
		}
		d := rules.Draft{Turn: begun}
		for _, who := range p.beginners(&d) {
			if !p.continueAs(who, &d, yield) {
				return
			}
		}
	}
}

// beginners lists the leaders who may be making the turn; all, if nothing is said of it yet.
func (p *Position) beginners(d *rules.Draft) []lead {
	if len(d.Actions) == 0 && d.Lead == (rules.Lead{}) {
		return p.game.leads(nil, &p.layout, p.toMove)
	}
	if len(d.Actions) == 0 && d.Lead.Group == "" && !p.game.byUnit() && d.Lead.Unit == 0 {
		return nil // a mode alone, where there are no modes
	}
	who, refused := chooser{p}.whose(nil, d)
	if refused != nil {
		return nil
	}
	return who
}

// continueAs yields what follows the turn begun if the leader makes it. It returns false when told to stop.
func (p *Position) continueAs(who lead, d *rules.Draft, yield func(rules.Turn) bool) bool {
	arrangement := p.layout
	t := p.game.begin(&arrangement, p.toMove, who)
	if t.pin(d.Lead.Mode) != nil {
		return true
	}
	so := make([]rules.Action, 0, len(d.Actions)+1)
	for i := range d.Actions {
		if (relay{&t}).changes(d, i) && (relay{&t}).handOn(d, i) != nil {
			return true
		}
		m, refused := t.resolve(d, i)
		if refused != nil {
			return true
		}
		so = append(so, relay{&t}.write(m))
		t.do(m)
	}
	by := p.leadOf(who)
	by.Mode = d.Lead.Mode
	if !t.longer(by, so, yield) {
		return false
	}
	for _, next := range (relay{&t}).next(nil) {
		other := relay{&t}.handedTo(next)
		if !other.longer(by, so, yield) {
			return false
		}
	}
	return true
}

// longer yields the turns that have one action more than those so far. It returns false when told to stop.
func (p *play) longer(by rules.Lead, so []rules.Action, yield func(rules.Turn) bool) bool {
	for _, m := range p.appendMoves(nil, lead{}) {
		if !yield(rules.Turn{Lead: by, Actions: append(so[:len(so):len(so)], relay{p}.write(m))}) {
			return false
		}
	}
	return true
}
