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
	var total uint64
	for range p.TurnsFrom(s) {
		total++
	}
	return total
}

// walkAll visits every turn of the side to move.
func (p *Position) walkAll(visit func(*path) bool) bool {
	for set := p.side[p.toMove]; set != 0; set &= set - 1 {
		sq := first(set)
		_, k := p.at(sq)
		if t := p.begin(sq, k); !t.walk(visit) {
			return false
		}
	}
	return true
}

// after returns the position after a move.
func (p *Position) after(m move) *Position {
	next := &Position{layout: p.layout, game: p.game, toMove: p.toMove.Other()}
	next.play(p.toMove, m)
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
			next := Position{layout: p.layout, game: p.game, toMove: p.toMove.Other()}
			next.play(p.toMove, t.move())
			total += next.Count(n - 1)
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
