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

// CountActivations counts the ordered sequences of exactly n activations that the side to move may make in one turn, over
// all its leaders; nothing follows a victory. There is one sequence of none.
func (p *Position) CountActivations(n int) uint64 {
	if n <= 0 {
		return 1
	}
	if p.Outcome().Over() {
		return 0
	}
	var total uint64
	var room [maxLeads]lead
	arrangement := p.layout
	for _, who := range p.game.leads(room[:0], &p.layout, p.toMove) {
		t := p.game.begin(&arrangement, p.toMove, who)
		total += t.count(n)
	}
	return total
}

func (p *play) count(n int) uint64 {
	if p.won || n > p.left && p.more == 0 {
		return 0
	}
	var total uint64
	for units := p.ready(); !units.Empty(); {
		var from uint8
		from, units = units.Pop()
		to := p.targets(from)
		if p.game.promotes {
			total += p.countChoices(from, to, n)
			continue
		}
		if n == 1 {
			total += uint64(to.Count())
			continue
		}
		for !to.Empty() {
			var sq uint8
			sq, to = to.Pop()
			total += p.countAfter(move{from: from, to: sq}, n)
		}
	}
	for set := p.convertible(); !set.Empty(); {
		var sq uint8
		sq, set = set.Pop()
		total += p.countAfter(move{from: sq, deed: conversion}, n)
	}
	return total
}

// countAfter counts the sequences of n that begin with the move.
func (p *play) countAfter(m move, n int) uint64 {
	if n == 1 {
		return 1
	}
	before := p.rights
	was := p.do(m)
	total := p.count(n - 1)
	if p.more > 0 {
		total += relay{p}.countNext(n - 1)
	}
	p.undo(m, was, before)
	return total
}

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
