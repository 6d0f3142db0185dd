package amp

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
