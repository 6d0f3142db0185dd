package lifeform

import (
	"fmt"

	"pbem/rules"
)

// Explain says what the unit on the square may do now: a primary's own moves, and in the remark who may follow. Its error
// is a *rules.Violation. It never lists whole turns.
func (p *Position) Explain(s rules.Square) (rules.UnitReport, error) {
	if p.awaiting() {
		v := p.noTurnYet()
		v.Quote = s.String()
		return rules.UnitReport{}, v
	}
	if o := p.Outcome(); o.Over() {
		return rules.UnitReport{}, overAlready(o)
	}
	sq, refused := p.ownUnit(&p.layout, rules.Action{From: s})
	if refused != nil {
		refused.Quote = s.String()
		return rules.UnitReport{}, refused
	}
	k, _ := p.kindAt(p.toMove, sq)
	r := rules.UnitReport{Unit: p.placement(p.toMove, k, sq)}
	switch {
	case p.held[p.toMove]&bit(sq) != 0:
		r.Remark = fmt.Sprintf("The %s lies under %s and cannot move until that Hand leaves or is removed (LF-4).", p.own(p.toMove, sq), p.named(p.toMove.Other(), sq))
	case !k.primary():
		r.Connected, r.Remark = p.explainFollower(k, sq)
	default:
		p.explainPrimary(&r, k, sq)
	}
	return r, nil
}

func (p *Position) explainFollower(k kind, sq uint8) (bool, string) {
	set := p.leadersOf(sq)
	if set == 0 {
		return false, fmt.Sprintf("%s, and no Head, Torso, Hand or Foot beside the %s can move now.", k.onlyFollows(), p.own(p.toMove, sq))
	}
	captures := "It may capture, if nothing else in the turn does (LF-2)."
	if k == hair {
		captures = "It never captures (LF-3)."
	}
	return true, fmt.Sprintf("%s: the %s may step one square after a move of %s. %s", k.onlyFollows(), p.own(p.toMove, sq), p.shorts(p.toMove, set), captures)
}

func (p *Position) explainPrimary(r *rules.UnitReport, k kind, sq uint8) {
	for a := range p.primaries() {
		if a.From == r.Unit.At {
			r.Moves = append(r.Moves, rules.Turn{Actions: []rules.Action{a}})
		}
	}
	r.Connected = len(r.Moves) > 0
	if !r.Connected {
		r.Remark = fmt.Sprintf("The %s has nowhere to go.", p.own(p.toMove, sq))
		return
	}
	w := p.wake(sq, sq, rules.Move)
	if set := w.hairs | w.limbs; set != 0 {
		r.Remark = fmt.Sprintf("It may take along, one step each: %s.", p.shorts(p.toMove, set))
	} else {
		r.Remark = "No Hair or Limb stands beside it that could follow."
	}
	if p.held[p.toMove.Other()]&bit(sq) != 0 {
		r.Remark += fmt.Sprintf(" When it leaves, %s is free again (LF-4).", p.named(p.toMove.Other(), sq))
	}
}
