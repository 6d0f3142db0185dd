package amp

import (
	"fmt"

	"pbem/rules"
	"pbem/rules/board"
)

// notConvertible explains why the unit on the square may not be converted now (FU-5).
func (p *play) notConvertible(s rules.Square) rules.Violation {
	v := rules.Violation{Code: rules.CannotMoveSo, Ruling: "FU-5"}
	sq, ok := p.index(s)
	u := unit(0)
	if ok {
		u = p.at(sq)
	}
	switch {
	case !p.game.spec.Conversion:
		v.Why = "This game is played without conversion."
	case u == 0:
		v.Code, v.Why = rules.NoUnitThere, fmt.Sprintf("Nothing stands on %s.", s)
	case p.layout.side[p.side].Has(sq):
		v.Code, v.Why = rules.FriendlyUnit, fmt.Sprintf("The %s is friendly already.", p.game.named(sq, u))
	case p.left == 0:
		return p.overQuota()
	case p.others == 0:
		return p.overOthers()
	case p.done.Has(sq):
		v.Code, v.Why = rules.ActivatedBefore, fmt.Sprintf("The %s has been converted in this turn; one step of conversion a turn.", p.game.named(sq, u))
	case p.game.natures[u].fixed:
		v.Why = fmt.Sprintf("The %s cannot be converted.", p.game.named(sq, u))
	case !board.Of(p.leader).Spread().Has(sq):
		v.Why = fmt.Sprintf("The %s is not adjacent to the %s.", p.game.named(sq, u), p.leaderName())
	default:
		return p.notAllowed(sq, u)
	}
	if set := p.convertible(); !set.Empty() {
		v.Help = fmt.Sprintf("It could convert %s.", p.shorts(p.game, set))
	}
	return v
}
