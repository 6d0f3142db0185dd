package cosmic

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// mostExplained bounds the turns of one piece that are listed; of a piece with more, its first landings are.
const mostExplained = 64

// Explain says what the piece on the square may do. Its error is a *rules.Violation.
func (p *Position) Explain(s rules.Square) (rules.UnitReport, error) {
	if o := p.Outcome(); o.Over() {
		return rules.UnitReport{}, overAlready(o)
	}
	if v := (reader{p}).own(rules.Action{From: s}); v != nil {
		v.Quote = s.String()
		return rules.UnitReport{}, v
	}
	sq, _ := p.game.shape.index(s)
	r := rules.UnitReport{Unit: p.placement(sq), Connected: true}
	add := func(t *path) bool {
		r.Moves = append(r.Moves, rules.Turn{Actions: []rules.Action{t.action()}})
		return len(r.Moves) <= mostExplained
	}
	t := p.begin(sq)
	switch {
	case !t.walk(add):
		r.Moves = nil
		t.hops(add)
		r.Remark = phrase.New("cosmic-first-jumps")
	case len(r.Moves) == 0:
		r.Remark = phrase.New("unit-stuck", "unit", p.named(sq))
	}
	return r, nil
}
