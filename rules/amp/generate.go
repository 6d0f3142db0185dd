package amp

import (
	"iter"

	"pbem/rules"
)

// move is an activation, small: what a generator fills a buffer with. It has four fields because the compiler keeps a struct of
// more in memory.
type move struct {
	lead     lead
	from, to uint8
	deed     deed
}

// deed is what a unit does besides going there, in one number: nothing, a conversion, or a promotion from one kind into another.
type deed uint16

const conversion deed = 1 << 15

// promotion is the deed of a unit of one kind that becomes one of another, both by number.
func promotion(from, into int) deed { return deed(from<<4 | (into + 1)) }

// kinds are the kinds of a promotion; into is -1 for any other deed.
func (d deed) kinds() (from, into int) { return int(d >> 4 & 15), int(d&15) - 1 }

// maxLeads is room for the leaders of a side in any ordinary position; more are found too, with an allocation.
const maxLeads = 8

// appendFirst appends all first activations of the side to move. It allocates only to grow dst.
func (p *Position) appendFirst(dst []move) []move {
	if p.Outcome().Over() {
		return dst
	}
	var room [maxLeads]lead
	for _, who := range p.game.leads(room[:0], &p.layout, p.toMove) {
		t := p.game.begin(&p.layout, p.toMove, who)
		dst = t.appendMoves(dst, who)
	}
	return dst
}

// appendMoves appends every activation that may come next.
func (p *play) appendMoves(dst []move, who lead) []move {
	for units := p.ready(); !units.Empty(); {
		var from uint8
		from, units = units.Pop()
		to := p.targets(from)
		if p.game.promotes {
			dst = p.appendPromoting(dst, move{lead: who, from: from}, to)
			continue
		}
		for !to.Empty() {
			var sq uint8
			sq, to = to.Pop()
			dst = append(dst, move{lead: who, from: from, to: sq})
		}
	}
	for set := p.convertible(); !set.Empty(); {
		var sq uint8
		sq, set = set.Pop()
		dst = append(dst, move{lead: who, from: sq, to: sq, deed: conversion})
	}
	return dst
}

// do makes the move and returns what it took or converted.
func (p *play) do(m move) unit {
	if m.deed == conversion {
		return p.convert(m.from)
	}
	return p.activate(m)
}

// undo takes back a move; was and before are what do returned and what the rights were.
func (p *play) undo(m move, was unit, before rights) {
	if m.deed == conversion {
		p.unconvert(m.from, was, before)
		return
	}
	p.retract(m, was, before)
}

// action writes a move that has not been made yet.
func (l *layout) action(g *Game, m move) rules.Action {
	if m.deed == conversion {
		return g.converting(m.from)
	}
	a := rules.Action{How: rules.Move, Unit: g.letter(l.at(m.from)), From: g.grid.squares[m.from], To: g.grid.squares[m.to]}
	if l.cell[m.to] != 0 {
		a.How = rules.Capture
	}
	if _, into := m.deed.kinds(); into >= 0 {
		a.Into = g.spec.Units[into].Letter
	}
	return a
}

// leadOf writes who makes the turn, as it stands when the turn begins.
func (p *Position) leadOf(who lead) rules.Lead {
	if p.game.byUnit() {
		return rules.Lead{Unit: p.game.letter(p.at(who.leader)), At: p.game.grid.squares[who.leader]}
	}
	return rules.Lead{Group: p.game.spec.Groups[who.group].Name}
}

// FirstActions yields the legal first activations, or the pass if that is the one legal turn (G-3).
func (p *Position) FirstActions() iter.Seq[rules.Turn] {
	return func(yield func(rules.Turn) bool) {
		if p.Outcome().Over() {
			return
		}
		moves := p.appendFirst(nil)
		if len(moves) == 0 {
			yield(rules.Turn{})
			return
		}
		for _, m := range moves {
			t := rules.Turn{Lead: p.leadOf(m.lead), Actions: []rules.Action{p.action(p.game, m)}}
			if !yield(t) {
				return
			}
		}
	}
}

// mustPass reports whether the side to move has no activation in a game that goes on (G-3).
func (p *Position) mustPass() bool {
	var room [maxLeads]lead
	for _, who := range p.game.leads(room[:0], &p.layout, p.toMove) {
		t := p.game.begin(&p.layout, p.toMove, who)
		for units := t.ready(); !units.Empty(); {
			var from uint8
			from, units = units.Pop()
			if !t.targets(from).Empty() {
				return false
			}
		}
		if !t.convertible().Empty() {
			return false
		}
	}
	return true
}
