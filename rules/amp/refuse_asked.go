package amp

import (
	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/phrase"
)

// asked explains a square that the unit cannot reach because a way to it asks more than empty squares.
func (p refuser) asked(why board.Refusal, from, to uint8, between board.Bits) rules.Violation {
	unit, square := p.game.named(from, p.at(from)), p.game.at(to)
	v := rules.Violation{Code: rules.CannotMoveSo, Help: p.reach(from)}
	switch why {
	case board.NotEmpty:
		v.Code = rules.Blocked
		v.Why = phrase.New("amp-goes-without-capture", "unit", unit, "square", square, "other", p.game.named(to, p.at(to)))
	case board.NotTaken:
		v.Why = phrase.New("amp-goes-to-capture", "unit", unit, "square", square)
	case board.Moved:
		v.Why = phrase.New("amp-goes-unmoved", "unit", unit, "square", square)
	case board.NoHurdle:
		v.Why = phrase.New("amp-nothing-to-hop", "unit", unit, "square", square)
	case board.Hurdles:
		v.Code = rules.Blocked
		v.Why = phrase.New("amp-hops-otherwise", "unit", unit, "square", square, "units", p.list(between))
	default:
		v.Code, v.Ruling = rules.Blocked, "CH-1"
		v.Why = phrase.New("way-blocked", "unit", unit, "square", square, "units", p.list(between))
	}
	return v
}
