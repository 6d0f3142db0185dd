package amoeba

import (
	"iter"

	"pbem/rules"
)

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
