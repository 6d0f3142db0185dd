package hexapawn

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// Explain says what the pawn on the square may do.
func (p *Position) Explain(s rules.Square) (rules.UnitReport, error) {
	d := rules.Draft{Turn: rules.Turn{Actions: []rules.Action{{From: s}}}, Quotes: []string{s.String()}}
	if v := p.refuseWhole(d); v != nil {
		return rules.UnitReport{}, v
	}
	if p.at(s) != pawnOf(p.toMove) {
		v := p.refuse(d)
		v.Action = 0
		return rules.UnitReport{}, v
	}
	r := rules.UnitReport{Unit: p.placement(p.index(s)), Connected: true}
	for _, a := range p.movesFrom(s) {
		r.Moves = append(r.Moves, rules.Turn{Actions: []rules.Action{a}})
	}
	if len(r.Moves) == 0 {
		r.Remark = phrase.New("hexapawn-cannot-move", "square", s)
	}
	return r, nil
}
