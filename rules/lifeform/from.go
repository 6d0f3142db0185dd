package lifeform

import (
	"iter"

	"pbem/rules"
)

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
