package hexapawn

import (
	"slices"

	"pbem/rules"
	"pbem/rules/phrase"
)

// refuseWhole refuses a draft that is no turn of this game, whatever the pawns could do; nil if it may be one.
func (p *Position) refuseWhole(d rules.Draft) *rules.Violation {
	o := p.Outcome()
	switch {
	case o.Over():
		return &rules.Violation{Code: rules.GameOver, Ruling: "G-6", Why: phrase.New("game-over", "result", string(o.Result), "why", o)}
	case d.IsPass():
		return &rules.Violation{Code: rules.PassNotAllowed, Ruling: "HE-3", Quote: "pass", Why: phrase.New("hexapawn-no-pass"), Help: p.able()}
	case d.IsSetup():
		return &rules.Violation{Code: rules.SetupOver, Quote: d.Quote(0), Why: phrase.New("hexapawn-no-setups")}
	case len(d.Actions) > 1:
		return &rules.Violation{Code: rules.CannotMoveSo, Ruling: "HE-1", Action: 2, Quote: d.Quote(1), Why: phrase.New("hexapawn-one-move")}
	}
	return nil
}

// refuse says why no pawn can make the one move of the draft.
func (p *Position) refuse(d rules.Draft) *rules.Violation {
	a := d.Actions[0]
	v := &rules.Violation{Code: rules.NoUnitThere, Action: 1, Quote: d.Quote(0), Help: p.able()}
	switch p.at(a.From) {
	case 0:
		v.Why = phrase.New("hexapawn-off-board", "square", a.From)
	case '*':
		v.Ruling, v.Why = "HE-4", phrase.New("hexapawn-hole", "square", a.From)
	case '.':
		v.Why = phrase.New("nothing-stands-on", "square", a.From)
	case pawnOf(p.toMove.Other()):
		v.Code = rules.NotYourUnit
		v.Why = phrase.New("hexapawn-not-yours", "square", a.From, "owner", p.toMove.Other(), "side", p.toMove)
	default:
		p.refuseMove(v, a)
	}
	return v
}

// refuseMove says why the pawn cannot go there (HE-1).
func (p *Position) refuseMove(v *rules.Violation, a rules.Action) {
	if a.Unit != 'P' && a.Unit != 0 {
		v.Why = phrase.New("hexapawn-is-a-pawn", "square", a.From)
		return
	}
	v.Code, v.Ruling, v.Help = rules.CannotMoveSo, "HE-1", p.reach(a.From)
	v.Why = phrase.New("hexapawn-how-pawns-move")
	switch straight := a.To == (rules.Square{File: a.From.File, Rank: a.From.Rank + forward(p.toMove)}); {
	case p.at(a.To) == '*':
		v.Ruling, v.Why = "HE-4", phrase.New("hexapawn-hole", "square", a.To)
	case p.at(a.To) == pawnOf(p.toMove) && a.To != a.From:
		v.Code, v.Why = rules.FriendlyUnit, phrase.New("hexapawn-own-pawn", "square", a.To)
	case straight && p.at(a.To) == pawnOf(p.toMove.Other()):
		v.Code, v.Why = rules.Blocked, phrase.New("hexapawn-in-the-way", "square", a.To)
	}
}

// reach says where a pawn could go.
func (p *Position) reach(from rules.Square) phrase.Phrase {
	list := p.movesFrom(from)
	if len(list) == 0 {
		return phrase.Join(phrase.Sentences, phrase.New("hexapawn-cannot-move", "square", from), p.able())
	}
	return phrase.New("hexapawn-could-play", "turns", written(list))
}

// able lists all legal turns: there are few.
func (p *Position) able() phrase.Phrase {
	return phrase.New("hexapawn-legal-now", "turns", written(slices.Collect(p.moves())))
}

func written(list []rules.Action) phrase.Series {
	s := phrase.Series{How: phrase.Commas}
	for _, a := range list {
		s.Items = append(s.Items, a.String())
	}
	return s
}
