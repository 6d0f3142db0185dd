package amp

import (
	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/phrase"
)

// notConvertible explains why the unit on the square may not be converted now (FU-5).
func (p refuser) notConvertible(s rules.Square) rules.Violation {
	v := rules.Violation{Code: rules.CannotMoveSo, Ruling: "FU-5"}
	sq, ok := p.index(s)
	u := unit(0)
	if ok {
		u = p.at(sq)
	}
	switch {
	case !p.game.spec.Conversion:
		v.Why = phrase.New("amp-no-conversion")
	case u == 0:
		v.Code, v.Why = rules.NoUnitThere, phrase.New("nothing-stands-on", "square", s)
	case p.layout.side[p.side].Has(sq):
		v.Code, v.Why = rules.FriendlyUnit, phrase.New("amp-friendly-already", "unit", p.game.named(sq, u))
	case p.left == 0:
		return p.overQuota()
	case p.others == 0:
		return p.overOthers()
	case p.done.Has(sq):
		v.Code, v.Why = rules.ActivatedBefore, phrase.New("amp-converted-before", "unit", p.game.named(sq, u))
	case p.game.natures[u].fixed:
		v.Why = phrase.New("amp-not-convertible", "unit", p.game.named(sq, u))
	case !p.game.size.Around(board.Of(p.leader)).Has(sq):
		v.Why = phrase.New("amp-not-adjacent", "unit", p.game.named(sq, u), "leader", p.leaderName())
	default:
		return p.notAllowed(sq, u)
	}
	if set := p.convertible(); !set.Empty() {
		v.Help = phrase.New("amp-could-convert", "units", p.shorts(p.game, set))
	}
	return v
}
