package hexapawn

import (
	"fmt"
	"strings"

	"pbem/rules"
)

// refuseWhole refuses a draft that is no turn of this game, whatever the pawns could do; nil if it may be one.
func (p *Position) refuseWhole(d rules.Draft) *rules.Violation {
	o := p.Outcome()
	switch {
	case o.Over():
		return &rules.Violation{Code: rules.GameOver, Ruling: "G-6", Why: fmt.Sprintf("The game is over: %s, %s.", o.Result, o.Reason)}
	case d.IsPass():
		return &rules.Violation{Code: rules.PassNotAllowed, Ruling: "HE-3", Quote: "pass", Why: "Nobody passes: who cannot move has lost.", Help: p.able()}
	case d.IsSetup():
		return &rules.Violation{Code: rules.SetupOver, Quote: d.Quote(0), Why: "This game has no set-ups."}
	case len(d.Actions) > 1:
		return &rules.Violation{Code: rules.CannotMoveSo, Ruling: "HE-1", Action: 2, Quote: d.Quote(1), Why: "A turn is one move of one pawn."}
	}
	return nil
}

// refuse says why no pawn can make the one move of the draft.
func (p *Position) refuse(d rules.Draft) *rules.Violation {
	a := d.Actions[0]
	v := &rules.Violation{Code: rules.NoUnitThere, Action: 1, Quote: d.Quote(0), Help: p.able()}
	switch p.at(a.From) {
	case 0:
		v.Why = fmt.Sprintf("%s is not on this board.", a.From)
	case '.':
		v.Why = fmt.Sprintf("Nothing stands on %s.", a.From)
	case pawnOf(p.toMove.Other()):
		v.Code = rules.NotYourUnit
		v.Why = fmt.Sprintf("The pawn on %s is %s's, and it is %s's turn.", a.From, p.toMove.Other(), p.toMove)
	default:
		p.refuseMove(v, a)
	}
	return v
}

// refuseMove says why the pawn cannot go there (HE-1).
func (p *Position) refuseMove(v *rules.Violation, a rules.Action) {
	if a.Unit != 'P' && a.Unit != 0 {
		v.Why = fmt.Sprintf("The unit on %s is a pawn.", a.From)
		return
	}
	v.Code, v.Ruling, v.Help = rules.CannotMoveSo, "HE-1", p.reach(a.From)
	v.Why = "A pawn steps one square straight forward onto an empty square, and captures one square diagonally forward."
	switch straight := a.To == (rules.Square{File: a.From.File, Rank: a.From.Rank + forward(p.toMove)}); {
	case p.at(a.To) == pawnOf(p.toMove) && a.To != a.From:
		v.Code, v.Why = rules.FriendlyUnit, fmt.Sprintf("A pawn of your own stands on %s.", a.To)
	case straight && p.at(a.To) == pawnOf(p.toMove.Other()):
		v.Code, v.Why = rules.Blocked, fmt.Sprintf("The pawn on %s is in the way; straight forward, nothing is captured.", a.To)
	}
}

// reach says where a pawn could go.
func (p *Position) reach(from rules.Square) string {
	var list []string
	for _, a := range p.movesFrom(from) {
		list = append(list, a.String())
	}
	if len(list) == 0 {
		return fmt.Sprintf("The pawn on %s cannot move now. %s", from, p.able())
	}
	return "It could play " + strings.Join(list, ", ") + "."
}

// able lists all legal turns: there are few.
func (p *Position) able() string {
	var list []string
	for a := range p.moves() {
		list = append(list, a.String())
	}
	return "Legal now: " + strings.Join(list, ", ") + "."
}
