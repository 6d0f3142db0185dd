package cosmic

import (
	"iter"

	"pbem/rules"
)

// Turns yields the legal turns in canonical form, each once; the pass, if there is no other (G-3).
func (p *Position) Turns() iter.Seq[rules.Turn] {
	return func(yield func(rules.Turn) bool) {
		if p.over() {
			return
		}
		some := false
		stopped := !p.walkAll(func(t *path) bool {
			some = true
			return yield(rules.Turn{Actions: []rules.Action{t.action()}})
		})
		if !some && !stopped {
			yield(rules.Turn{})
		}
	}
}

// TurnsFrom yields the legal turns of the unit on the square, in the order of Turns.
func (p *Position) TurnsFrom(s rules.Square) iter.Seq[rules.Turn] { return rules.From(p.Turns(), s) }

// CountFrom returns the number of legal turns of the unit on the square.
func (p *Position) CountFrom(s rules.Square) uint64 {
	sq, ok := p.game.shape.index(s)
	if !ok || p.over() || p.cell[sq]&mark(p.toMove) == 0 {
		return 0
	}
	var total uint64
	t := p.begin(sq)
	t.walk(func(*path) bool { total++; return true })
	return total
}

// walkAll visits every turn of the side to move.
func (p *Position) walkAll(visit func(*path) bool) bool {
	t, own := p.path(), mark(p.toMove)
	for sq := range uint8(p.game.shape.size) {
		if p.cell[sq]&own == 0 {
			continue
		}
		t.lift(sq, p.game.kingJumps)
		if !t.walk(visit) {
			return false
		}
		t.cell[sq] = p.cell[sq]
	}
	return true
}

// after returns the position after a path of the side to move.
func (p *Position) after(t *path) *Position {
	next := &Position{layout: layout{cell: t.cell, count: p.count, king: p.king}, game: p.game, toMove: p.toMove.Other()}
	own, foe := p.toMove, next.toMove
	next.count[foe] -= uint8(t.took)
	next.king[foe] = t.king
	if t.kind == king {
		next.king[own] = t.at
	}
	if t.at == off {
		next.count[own]--
		return next
	}
	next.cell[t.at] = cellOf(own, t.kind)
	return next
}

// passed returns the position after a pass.
func (p *Position) passed() *Position {
	return &Position{layout: p.layout, game: p.game, toMove: p.toMove.Other()}
}

// Count returns the number of legal sequences of n turns; the last of them are counted without being made.
func (p *Position) Count(n int) uint64 {
	switch {
	case n <= 0:
		return 1
	case p.over():
		return 0
	}
	var total, turns uint64
	p.walkAll(func(t *path) bool {
		turns++
		if n > 1 {
			total += p.after(t).Count(n - 1)
		}
		return true
	})
	switch {
	case turns == 0:
		return p.passed().Count(n - 1)
	case n == 1:
		return turns
	}
	return total
}
