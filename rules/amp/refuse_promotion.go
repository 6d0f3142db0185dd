package amp

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// promotionMissing refuses a move into the zone that does not say what becomes of a unit that may not stay what it is.
func (p refuser) promotionMissing(m move) rules.Violation {
	return rules.Violation{Code: rules.PromotionMissing,
		Why:  phrase.New("amp-must-be-promoted", "unit", p.game.named(m.from, p.at(m.from)), "square", p.game.at(m.to)),
		Help: phrase.New("write-this", "what", p.written(m)), Spelling: true}
}

// notInto refuses a kind that the unit does not become.
func (p refuser) notInto(m move, letter byte) rules.Violation {
	return rules.Violation{Code: rules.CannotMoveSo,
		Why:  phrase.New("amp-not-promoted-into", "unit", p.game.named(m.from, p.at(m.from)), "letter", letter),
		Help: phrase.New("write-this", "what", p.written(m)), Spelling: true}
}

// notPromoted refuses a promotion where there is none: of the kind, or on the square.
func (p refuser) notPromoted(m move) rules.Violation {
	v := rules.Violation{Code: rules.CannotMoveSo, Help: phrase.New("amp-leave-promotion-out", "turn", p.action(p.game, m))}
	u := p.at(m.from)
	pr := p.game.promotions[u.kind()]
	if pr == nil {
		v.Why = phrase.New("amp-never-promoted", "unit", p.game.named(m.from, u))
		return v
	}
	v.Why = phrase.New("amp-promoted-elsewhere", "unit", p.game.named(m.from, u), "square", p.game.at(m.to), "squares", p.game.squares(pr.zone[p.side&1]))
	return v
}

// written lists the move as it is written with each choice, and as it is where the unit may stay what it is.
func (p refuser) written(m move) phrase.Series {
	var list []string
	for _, m := range p.appendChoices(nil, move{from: m.from, to: m.to}) {
		list = append(list, p.action(p.game, m).String())
	}
	return phrase.Series{How: phrase.Or, Items: list}
}
