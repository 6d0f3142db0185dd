package amp

import (
	"pbem/rules/board"
)

// scene is what the unit on the square stands in, for moves that ask more than empty squares.
func (p asker) scene(from uint8) board.Scene {
	return board.Scene{
		Cell:    &p.cell,
		Taken:   p.layout.side[0].Or(p.layout.side[1]).Or(p.layout.group[neutral]),
		Unmoved: p.game.homes[p.at(from)].Has(from),
	}
}

// targetsAsking adds to the targets of a unit those of the ways that ask more than empty squares, under any power still possible.
func (p asker) targetsAsking(from uint8, set board.Bits) board.Bits {
	kind, on := p.at(from).kind(), p.scene(from)
	for i := range p.powers {
		if table := p.powers[i].may[kind]; p.open>>i&1 != 0 && table != nil && table.Asks() {
			set = set.Or(table.TargetsAsking(from, &on))
		}
	}
	return set.AndNot(p.layout.side[p.side])
}

// leads reports whether the table leads the unit there now.
func (p asker) leads(table *board.Table, from, to uint8) bool {
	if table.Targets(from, &p.cell).Has(to) {
		return true
	}
	if !table.Asks() {
		return false
	}
	on := p.scene(from)
	return table.TargetsAsking(from, &on).Has(to)
}
