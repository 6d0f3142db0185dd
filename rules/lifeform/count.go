package lifeform

import "pbem/rules"

// Count returns the number of legal sequences of n turns, exactly. The turns of the last ply are counted without being
// made or listed.
func (p *Position) Count(n int) uint64 {
	if n <= 0 {
		return 1
	}
	if n == 1 {
		total, _ := p.countTurns()
		return total
	}
	var total uint64
	for t := range p.Turns() {
		if v, refused := p.judge(rules.Draft{Turn: t}); refused == nil && !v.Outcome.Over() {
			total += v.Next.(*Position).Count(n - 1)
		}
	}
	return total
}
